import { formatPhone, type StatementDocument } from '@oaklet/api/contract'
import { createPdf, type Pdf } from '../../pdf/create-pdf'
import { paperOf } from '../../pdf/pdf-paper'
import { dayInWords } from '../../written-time'
import { addressInWords, writeBiller, writeClient } from '../billing-documents'
import { amountInWords } from '../report-files'
import type { SentStatement } from './sent-statement'

/** Writes a statement as a tagged PDF, for the screen, paper, or to be read aloud. */
export function statementPdf({ number, from, to, document, madeAt }: SentStatement): Promise<Uint8Array> {
  const title = `Statement ${number}`
  const biller = document.biller?.name ?? ''
  const pdf = createPdf({ title: `${title} · ${biller}`, madeAt, paper: paperOf(document.currency) })
  pdf.title(title)
  pdf.facts([
    ['Period', `${dayInWords(from)} to ${dayInWords(to)}`],
    ['To pay', moneyOf(document)(document.closingCents)],
  ])
  writeBiller(pdf, document.biller)
  writeClient(pdf, document.client)
  writeLines(pdf, document, from)
  writeAges(pdf, document)
  writeHowToPay(pdf, document)
  return pdf.finish(`${biller} · ${title}`)
}

const moneyOf =
  ({ currency }: StatementDocument) =>
  (value: number): string =>
    amountInWords({ unit: 'cents', value, isSuppressed: false }, currency)

function writeLines(pdf: Pdf, document: StatementDocument, from: string): void {
  const money = moneyOf(document)
  let balanceCents = document.openingCents
  pdf.heading('Charges and payments')
  pdf.table({
    columns: [
      { heading: 'Date', share: 16 },
      { heading: 'What', share: 48 },
      { heading: 'Amount', share: 18, align: 'right' },
      { heading: 'Balance', share: 18, align: 'right' },
    ],
    rows: [
      [dayInWords(from), 'Balance before', '', money(balanceCents)],
      ...document.lines.map(({ date, description, amountCents }) => {
        balanceCents += amountCents
        return [dayInWords(date), description, money(amountCents), money(balanceCents)]
      }),
    ],
  })
}

function writeAges(pdf: Pdf, document: StatementDocument): void {
  const money = moneyOf(document)
  const { upTo30, upTo60, upTo90, over90 } = document.aging
  pdf.heading('To pay, by days since it was due')
  pdf.facts([
    ['Up to 30 days, or not due yet', money(upTo30)],
    ['31 to 60 days', money(upTo60)],
    ['61 to 90 days', money(upTo90)],
    ['More than 90 days', money(over90)],
    ['In all', money(document.closingCents)],
  ])
}

function writeHowToPay(pdf: Pdf, document: StatementDocument): void {
  const { biller, creditCents, closingCents } = document
  const money = moneyOf(document)
  pdf.heading('How to pay')
  pdf.paragraph(`Please pay ${money(closingCents)}.`)
  if (creditCents > 0) {
    pdf.paragraph(
      `You have ${money(creditCents)} of credit that is on no invoice yet. Ask the practice to put it towards this.`,
    )
  }
  if (biller === null) return
  const place = addressInWords(biller.payToAddress ?? biller.address)
  pdf.paragraph(`Checks can be sent to ${biller.name}, ${place}.`)
  pdf.paragraph(`For other ways to pay, and with questions, call ${formatPhone(biller.phone)}.`)
}
