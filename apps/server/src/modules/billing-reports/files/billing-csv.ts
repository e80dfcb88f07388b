import { csvTable } from '../../../csv-table'
import { csvAmount } from '../../report-files'
import { amountOf, type BillingTable } from './billing-table'

/** Writes a report as a CSV with a row of headings; money is a decimal number, and a date is `YYYY-MM-DD`. */
export function billingCsv({ rowHeading, columns, rows, currency }: BillingTable): Uint8Array {
  const table = csvTable([
    [
      rowHeading,
      ...columns.map(({ heading, kind }) => (kind === 'money' ? `${heading} (${currency})` : heading)),
    ],
    ...rows.map(({ label, cells }) => [
      label,
      ...columns.map(({ kind }, index) =>
        kind === 'date' ? (cells[index] ?? null) : csvAmount(amountOf(cells[index], kind), currency),
      ),
    ]),
  ])
  return new TextEncoder().encode(table)
}
