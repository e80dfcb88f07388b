import type { ClaimForm, ClaimLine } from '@oaklet/api/contract'
import { providerNamed } from './name-segments'
import { adjusted } from './other-insurance-loops'
import { amountOf, dateOf, endingWith, segment } from './segment'

/** One service of one session: loop 2400 and those inside of it. */
export const lineLoops = (form: ClaimForm, line: ClaimLine, number: number): string[] => [
  segment('LX', String(number)),
  segment(
    'SV1',
    procedureOf(line),
    ...[amountOf(line.chargeCents), 'UN', String(line.units)],
    ...[line.placeOfService === form.lines[0]?.placeOfService ? '' : line.placeOfService, ''],
    line.pointers.map(String),
  ),
  segment('DTP', '472', 'D8', dateOf(line.date)),
  segment('REF', '6R', line.controlNumber),
  ...endingWith(line.note, 80, 'NTE', 'ADD'),
  ...(form.referring?.role === 'ordering' ? [providerNamed('DK', form.referring)] : []),
  ...answeredLoop(form, line),
]

const procedureOf = ({ code, modifiers }: ClaimLine): string[] => ['HC', code, ...modifiers]

/** 2430: what the first payer made of the line. */
function answeredLoop({ otherInsurance }: ClaimForm, line: ClaimLine): string[] {
  const answer = otherInsurance?.answer
  const answered = answer?.lines.find(({ controlNumber }) => controlNumber === line.controlNumber)
  if (otherInsurance === null || answer == null || answered === undefined) return []
  const { paidCents, adjustments, clientShareCents } = answered
  return [
    segment(
      ...['SVD', otherInsurance.payer.payerId, amountOf(paidCents)],
      procedureOf(line),
      ...['', String(line.units)],
    ),
    ...adjusted(adjustments),
    segment('DTP', '573', 'D8', dateOf(answer.remittanceOn)),
    segment('AMT', 'EAF', amountOf(clientShareCents)),
  ]
}
