import { createPdf, type Pdf } from '../../../pdf/create-pdf'
import { paperOf } from '../../../pdf/pdf-paper'
import { dayInWords } from '../../../written-time'
import { amountInWords } from '../../report-files'
import type { AnalyticsReport, ReportSeries } from './analytics-report'
import { STEP_WORDS } from './report-words'

/** The number of series that fit side by side on a page. */
const MAX_SERIES_BESIDE = 4

/** Writes a report as a tagged PDF, to read on the screen, on paper, or aloud. */
export function reportPdf(report: AnalyticsReport): Promise<Uint8Array> {
  const { title, practice, currency, madeAt, about } = report
  const pdf = createPdf({ title: `${title} · ${practice}`, madeAt, paper: paperOf(currency) })
  pdf.title(title)
  pdf.facts(about)
  writeFigures(pdf, report)
  writeBreakdowns(pdf, report)
  for (const series of report.series) writeSeries(pdf, series, currency)
  return pdf.finish(`${practice} · ${title}`)
}

const AMOUNTS = [
  { heading: 'Value', share: 17, align: 'right' },
  { heading: 'Before', share: 17, align: 'right' },
] as const

const LIST = new Intl.ListFormat('en-US')

function writeFigures(pdf: Pdf, { figures, currency }: AnalyticsReport): void {
  pdf.heading('Figures')
  pdf.table({
    columns: [
      { heading: 'Figure', share: 25 },
      ...AMOUNTS,
      { heading: 'Definition', share: 41, isQuiet: true },
    ],
    rows: figures.map(({ label, value, previous, definition }) => [
      label,
      amountInWords(value, currency),
      amountInWords(previous, currency),
      definition,
    ]),
  })
}

function writeBreakdowns(pdf: Pdf, { breakdowns, currency }: AnalyticsReport): void {
  for (const { label, definition, dimension, rows } of breakdowns) {
    pdf.heading(label)
    pdf.paragraph(definition)
    pdf.table({
      columns: [{ heading: dimension, share: 46 }, ...AMOUNTS],
      rows: rows.map((row) => [
        row.label,
        amountInWords(row.value, currency),
        amountInWords(row.previous, currency),
      ]),
    })
  }
}

function writeSeries(pdf: Pdf, { step, columns, rows }: ReportSeries, currency: string): void {
  for (let from = 0; from < columns.length; from += MAX_SERIES_BESIDE) {
    const to = from + MAX_SERIES_BESIDE
    const beside = columns.slice(from, to)
    pdf.heading(`${LIST.format(beside.map(({ label }) => label))} by ${step}`)
    pdf.table({
      columns: [
        { heading: STEP_WORDS[step], share: 20 },
        ...beside.map(({ label }) => ({ heading: label, share: 20, align: 'right' as const })),
      ],
      rows: rows.map(({ date, values }) => [
        dayInWords(date),
        ...values.slice(from, to).map((value) => amountInWords(value, currency)),
      ]),
    })
  }
}
