import { createPdf } from '../../../pdf/create-pdf'
import { paperOf } from '../../../pdf/pdf-paper'
import { dayInWords } from '../../../written-time'
import { amountInWords } from '../../report-files'
import { amountOf, type BillingTable } from './billing-table'

/** The percentage of the page's width that the names of the rows take. */
const NAMES_SHARE = 30

/** Writes a report as a tagged PDF, to read on the screen, on paper, or aloud. */
export function billingPdf(table: BillingTable): Promise<Uint8Array> {
  const { title, practice, currency, madeAt, about, definition, rowHeading, columns, rows } = table
  const pdf = createPdf({ title: `${title} · ${practice}`, madeAt, paper: paperOf(currency) })
  pdf.title(title)
  pdf.facts(about)
  pdf.heading(`${title} by ${rowHeading.toLowerCase()}`)
  pdf.paragraph(definition)
  pdf.table({
    columns: [
      { heading: rowHeading, share: NAMES_SHARE },
      ...columns.map(({ heading }) => ({
        heading,
        share: (100 - NAMES_SHARE) / columns.length,
        align: 'right' as const,
      })),
    ],
    rows: rows.map(({ label, cells }) => [
      label,
      ...columns.map(({ kind }, index) => {
        const cell = cells[index]
        if (kind !== 'date') return amountInWords(amountOf(cell, kind), currency)
        return typeof cell === 'string' ? dayInWords(cell) : ''
      }),
    ]),
  })
  return pdf.finish(`${practice} · ${title}`)
}
