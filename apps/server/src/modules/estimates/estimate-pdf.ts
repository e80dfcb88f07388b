import { DIAGNOSIS_WORDS, ESTIMATE_PLACE_WORDS, type EstimateDocument } from '@oaklet/api/contract'
import { createPdf, type Pdf } from '../../pdf/create-pdf'
import { paperOf } from '../../pdf/pdf-paper'
import { dayInWords } from '../../written-time'
import { writeBiller, writeClient, writeClinician } from '../billing-documents'
import { amountInWords } from '../report-files'
import type { SentEstimate } from './sent-estimate'

/** Writes an estimate as a tagged PDF, for the screen, paper, or to be read aloud. */
export function estimatePdf(estimate: SentEstimate): Promise<Uint8Array> {
  const { number, sentOn, from, to, askedOn, replacedBy, document, madeAt } = estimate
  const title = `Good Faith Estimate ${number}`
  const biller = document.biller?.name ?? ''
  const pdf = createPdf({ title: `${title} · ${biller}`, madeAt, paper: paperOf(document.currency) })
  pdf.title(title)
  pdf.facts([
    ['Date', dayInWords(sentOn)],
    ['Services', `${dayInWords(from)} to ${dayInWords(to)}`],
    ['Made', askedOn === null ? 'Because services are scheduled' : `As you asked on ${dayInWords(askedOn)}`],
    ...(replacedBy === null ? [] : [['Replaced', `By Good Faith Estimate ${replacedBy}`] as const]),
  ])
  writeBiller(pdf, document.biller)
  writeClient(pdf, document.client)
  writeClinician(pdf, document.clinician)
  writePlace(pdf, document)
  writeDiagnoses(pdf, document)
  writeLines(pdf, document)
  if (document.itemsElsewhere !== '') {
    pdf.heading('To be booked separately')
    pdf.paragraph(document.itemsElsewhere)
  }
  pdf.heading('What you should know')
  for (const notice of document.notices) pdf.paragraph(notice)
  return pdf.finish(`${biller} · ${title}`)
}

function writePlace(pdf: Pdf, { placeOfService, state }: EstimateDocument): void {
  pdf.heading('Where')
  pdf.facts([
    ['Place of service', `${placeOfService} ${ESTIMATE_PLACE_WORDS[placeOfService]}`],
    ...(state === '' ? [] : [['State', state] as const]),
  ])
}

function writeDiagnoses(pdf: Pdf, { diagnoses }: EstimateDocument): void {
  if (diagnoses === null || diagnoses.length === 0) return
  pdf.heading('Diagnoses')
  pdf.table({
    columns: [
      { heading: 'ICD-10-CM', share: 18 },
      { heading: 'Description', share: 82 },
    ],
    rows: diagnoses.map((code) => [code, DIAGNOSIS_WORDS[code] ?? '']),
  })
}

function writeLines(pdf: Pdf, { lines, totalCents, currency }: EstimateDocument): void {
  const money = (value: number) => amountInWords({ unit: 'cents', value, isSuppressed: false }, currency)
  pdf.heading('Expected services')
  pdf.table({
    columns: [
      { heading: 'Code', share: 10 },
      { heading: 'Service', share: 32 },
      { heading: 'When', share: 22 },
      { heading: 'Number', share: 10, align: 'right' },
      { heading: 'Each', share: 12, align: 'right' },
      { heading: 'Expected', share: 14, align: 'right' },
    ],
    rows: lines.map(({ code, label, when, count, feeCents }) => [
      code,
      label,
      when,
      String(count),
      money(feeCents),
      money(count * feeCents),
    ]),
  })
  pdf.heading('Total')
  pdf.facts([['Expected in all', money(totalCents)]])
}
