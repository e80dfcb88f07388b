import type { SuperbillLine } from '@oaklet/api/contract'
import { MoneyText, Text } from '@oaklet/design-system'
import { formatMediumDate } from '../../../../shared/format-date'
import type { PaperColumn } from '../../../../shared/documents/PaperTable'
import { placeWords } from '../superbill-words'

/** The columns of the sessions of a superbill, one service to a row. */
export const sessionColumns = (currency: string): PaperColumn<SuperbillLine>[] => [
  { header: 'Date', content: ({ date }) => formatMediumDate(date) },
  { header: 'Service', content: (line) => <Service line={line} /> },
  { header: 'Place of service', content: ({ placeOfService }) => placeWords(placeOfService) },
  { header: 'Diagnoses', content: ({ diagnoses }) => codesWords(diagnoses) },
  { header: 'Units', isAmount: true, content: ({ units }) => units },
  {
    header: 'Charged',
    isAmount: true,
    content: ({ chargedCents }) => <MoneyText cents={chargedCents} currency={currency} />,
  },
  {
    header: 'Paid',
    isAmount: true,
    content: ({ paidCents }) => <MoneyText cents={paidCents} currency={currency} />,
  },
]

const Service = ({ line: { code, modifiers, label } }: { line: SuperbillLine }) => (
  <>
    {[code || 'No code', ...modifiers].join(' ')}
    <Text as="div" tone="quiet" size="s">
      {label}
    </Text>
  </>
)

function codesWords(diagnoses: readonly string[] | null): string {
  if (diagnoses === null) return 'Hidden'
  return diagnoses.length === 0 ? 'None' : diagnoses.join(', ')
}
