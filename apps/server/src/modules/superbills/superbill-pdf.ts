import { DIAGNOSIS_WORDS, type SuperbillDocument } from '@oaklet/api/contract'
import { createPdf, type Pdf } from '../../pdf/create-pdf'
import { paperOf } from '../../pdf/pdf-paper'
import { dayInWords } from '../../written-time'
import { writeBiller, writeClient, writeClinician } from '../billing-documents'
import { amountInWords } from '../report-files'
import type { IssuedSuperbill } from './issued-superbill'

/** Writes a superbill as a tagged PDF, for an insurer, the screen, paper, or to be read aloud. */
export function superbillPdf(superbill: IssuedSuperbill): Promise<Uint8Array> {
  const { number, issuedOn, from, to, voidedOn, document, madeAt } = superbill
  const title = voidedOn === null ? `Superbill ${number}` : `VOID: Superbill ${number}`
  const biller = document.biller?.name ?? ''
  const pdf = createPdf({ title: `${title} · ${biller}`, madeAt, paper: paperOf(document.currency) })
  pdf.title(title)
  pdf.facts([
    ['Issued', dayInWords(issuedOn)],
    ['Sessions', `${dayInWords(from)} to ${dayInWords(to)}`],
    ...(voidedOn === null ? [] : [['VOID', `Since ${dayInWords(voidedOn)}. Not for an insurer.`] as const]),
  ])
  writeBiller(pdf, document.biller)
  writeClient(pdf, document.client)
  writeClinician(pdf, document.clinician)
  writeDiagnoses(pdf, document)
  writeLines(pdf, document)
  return pdf.finish(`${biller} · ${title}`)
}

function writeDiagnoses(pdf: Pdf, { lines }: SuperbillDocument): void {
  const codes = [...new Set(lines.flatMap(({ diagnoses }) => diagnoses ?? []))]
  if (codes.length === 0) return
  pdf.heading('Diagnoses')
  pdf.table({
    columns: [
      { heading: 'ICD-10-CM', share: 18 },
      { heading: 'Description', share: 82 },
    ],
    rows: codes.map((code) => [code, DIAGNOSIS_WORDS[code] ?? '']),
  })
}

function writeLines(pdf: Pdf, document: SuperbillDocument): void {
  const money = (value: number) =>
    amountInWords({ unit: 'cents', value, isSuppressed: false }, document.currency)
  pdf.heading('Sessions')
  pdf.table({
    columns: [
      { heading: 'Date', share: 14 },
      { heading: 'Place', share: 7 },
      { heading: 'Code', share: 9 },
      { heading: 'Modifiers', share: 11 },
      { heading: 'Service', share: 18 },
      { heading: 'Diagnoses', share: 12 },
      { heading: 'Units', share: 8, align: 'right' },
      { heading: 'Charged', share: 11, align: 'right' },
      { heading: 'Paid', share: 10, align: 'right' },
    ],
    rows: document.lines.map((line) => [
      dayInWords(line.date),
      line.placeOfService,
      line.code,
      line.modifiers.join(', '),
      line.label,
      (line.diagnoses ?? []).join(', '),
      String(line.units),
      money(line.chargedCents),
      money(line.paidCents),
    ]),
  })
  pdf.heading('Totals')
  pdf.facts([
    ['Charged', money(document.chargedCents)],
    ['Paid', money(document.paidCents)],
  ])
}
