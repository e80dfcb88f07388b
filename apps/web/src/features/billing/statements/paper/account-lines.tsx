import type { Statement } from '@oaklet/api/contract'
import { MoneyText } from '@oaklet/design-system'
import { formatMediumDate } from '../../../../shared/format-date'
import type { PaperColumn } from '../../../../shared/documents/PaperTable'

/** One row of a statement: what happened, and what was owed after it. */
export interface AccountLine {
  date: string
  words: string
  /** Null in the first row, which says what was owed before. */
  amountCents: number | null
  balanceCents: number
}

/** What was owed before, and each thing that happened since with what was owed after it. */
export function accountLines({
  from,
  document: { openingCents, lines },
}: Pick<Statement, 'from' | 'document'>): AccountLine[] {
  const rows: AccountLine[] = [
    { date: from, words: 'Balance before', amountCents: null, balanceCents: openingCents },
  ]
  let balanceCents = openingCents
  for (const { date, description, amountCents } of lines) {
    balanceCents += amountCents
    rows.push({ date, words: description, amountCents, balanceCents })
  }
  return rows
}

/** The columns in which a statement adds up. */
export const accountColumns = (currency: string): readonly PaperColumn<AccountLine>[] => [
  { header: 'Date', content: ({ date }) => formatMediumDate(date) },
  { header: 'What', content: ({ words }) => words },
  {
    header: 'Amount',
    isAmount: true,
    content: ({ amountCents }) =>
      amountCents !== null && <MoneyText cents={amountCents} currency={currency} />,
  },
  {
    header: 'Balance',
    isAmount: true,
    content: ({ balanceCents }) => <MoneyText cents={balanceCents} currency={currency} />,
  },
]
