import type { EstimateLine } from '@oaklet/api/contract'
import { MoneyText } from '@oaklet/design-system'
import type { PaperColumn } from '../../../../shared/documents/PaperTable'

/** The columns of what is expected, one service to a row. */
export const serviceColumns = (currency: string): PaperColumn<EstimateLine>[] => [
  { header: 'Code', content: ({ code }) => code },
  { header: 'Service', content: ({ label }) => label },
  { header: 'When', content: ({ when }) => when || 'Not known' },
  { header: 'Number', isAmount: true, content: ({ count }) => count },
  {
    header: 'Each',
    isAmount: true,
    content: ({ feeCents }) => <MoneyText cents={feeCents} currency={currency} />,
  },
  {
    header: 'Expected',
    isAmount: true,
    content: ({ count, feeCents }) => <MoneyText cents={count * feeCents} currency={currency} />,
  },
]
