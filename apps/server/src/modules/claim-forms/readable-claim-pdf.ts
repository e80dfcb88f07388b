import { CLAIM_PLACES, type ClaimForm } from '@oaklet/api/contract'
import { createPdf, type Pdf } from '../../pdf/create-pdf'
import { dayInWords } from '../../written-time'
import { boxWords, money, type WordedBox } from './box-words'
import { diagnosisLetter } from './diagnosis-letter'

/** What is said of a box that holds nothing, which must not sound like a skipped one. */
const EMPTY = 'Empty'

/** The room for the names of the boxes, most of which are long. */
const NAMES_PERCENT = 40

interface Section {
  heading: string
  boxes: readonly WordedBox[]
}

/** The parts of the form before its sessions, and after them. */
const BEFORE_SESSIONS: readonly Section[] = [
  { heading: 'Insurance', boxes: ['top', '1', '1a', '11', '11c'] },
  { heading: 'Client', boxes: ['2', '3', '5', '6', '12'] },
  { heading: 'Policy holder', boxes: ['4', '7', '11a', '13'] },
  { heading: 'Other insurance', boxes: ['11d', '9', '9a', '9d'] },
  { heading: 'Condition', boxes: ['10', '14', '17', '17b', '19', '20', '21', '22', '23'] },
]
const AFTER_SESSIONS: readonly Section[] = [
  { heading: 'Sums', boxes: ['28', '29', '26', '27'] },
  { heading: 'Clinician and place', boxes: ['24J', '31', '32', '32a'] },
  { heading: 'Practice', boxes: ['33', '33a', '33b', '25'] },
]

/** Every box of a claim with its number and our words for it, tagged, for files and for who can’t see the overlay. */
export function readableClaimPdf(form: ClaimForm, madeAt: Date): Promise<Uint8Array> {
  const biller = form.billing?.name ?? ''
  const title = `Claim ${form.pcn}`
  const pdf = createPdf({ title: `${title} · ${biller}`, madeAt, paper: 'LETTER' })
  pdf.title(title)
  pdf.paragraph(
    'The boxes of a CMS-1500 form. To be read, not to be sent: insurers take the form itself or a file.',
  )
  const words = boxWords(form)
  const write = ({ heading, boxes }: Section) => {
    pdf.heading(heading)
    pdf.facts(
      boxes.map((box) => [boxName(box), words[box] === '' ? EMPTY : words[box]]),
      NAMES_PERCENT,
    )
  }
  BEFORE_SESSIONS.forEach(write)
  writeSessions(pdf, form)
  writeAnswer(pdf, form)
  AFTER_SESSIONS.forEach(write)
  return pdf.finish(`${biller} · ${title}`)
}

const NAMES: ReadonlyMap<string, string> = new Map(CLAIM_PLACES.map(({ box, name }) => [box, name]))

/** `1a Member id`; the top of the form has no number. */
const boxName = (box: string): string => `${box === 'top' ? '' : `${box} `}${NAMES.get(box) ?? ''}`

function writeSessions(pdf: Pdf, { lines }: ClaimForm): void {
  pdf.heading('Sessions')
  pdf.table({
    columns: [
      { heading: boxName('24A'), share: 14 },
      { heading: boxName('24B'), share: 11 },
      { heading: boxName('24D'), share: 19 },
      { heading: boxName('24E'), share: 12 },
      { heading: boxName('24F'), share: 14, align: 'right' },
      { heading: boxName('24G'), share: 10, align: 'right' },
      { heading: boxName('24'), share: 20 },
    ],
    rows: lines.map((line) => [
      dayInWords(line.date),
      line.placeOfService,
      [line.code, ...line.modifiers].join(' '),
      line.pointers.map(diagnosisLetter).join(', '),
      money(line.chargeCents),
      String(line.units),
      [line.controlNumber, line.note].filter((text) => text !== '').join(': '),
    ]),
  })
}

/** What the first insurance did; the form has no boxes for it, the file does. */
function writeAnswer(pdf: Pdf, { otherInsurance }: ClaimForm): void {
  const answer = otherInsurance?.answer
  if (otherInsurance === null || answer == null) return
  pdf.heading(`What ${otherInsurance.payer.name} did`)
  pdf.facts(
    [
      ['Remittance', dayInWords(answer.remittanceOn)],
      ['Its claim number', answer.payerClaimNumber === '' ? EMPTY : answer.payerClaimNumber],
      ['Paid', money(answer.paidCents)],
      ['Adjusted', adjustedInWords(answer.adjustments)],
    ],
    NAMES_PERCENT,
  )
  pdf.table({
    columns: [
      { heading: 'Line', share: 22 },
      { heading: 'Paid', share: 16, align: 'right' },
      { heading: 'Left to the client', share: 20, align: 'right' },
      { heading: 'Adjusted', share: 42 },
    ],
    rows: answer.lines.map((line) => [
      line.controlNumber,
      money(line.paidCents),
      money(line.clientShareCents),
      adjustedInWords(line.adjustments),
    ]),
  })
}

/** `CO 45 $35.00, PR 2 $60.00`. */
const adjustedInWords = (adjustments: readonly { group: string; code: string; cents: number }[]): string =>
  adjustments.length === 0
    ? 'Nothing'
    : adjustments.map(({ group, code, cents }) => `${group} ${code} ${money(cents)}`).join(', ')
