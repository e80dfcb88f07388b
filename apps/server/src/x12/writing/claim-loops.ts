import { claimTotal, facilityToName, type ClaimForm } from '@oaklet/api/contract'
import { lineLoops } from './line-loops'
import { addressed, organizationNamed, providerNamed, specialized } from './name-segments'
import { otherInsuranceLoops } from './other-insurance-loops'
import { amountOf, dateOf, endingWith, segment } from './segment'

/** One claim: loop 2300 and those inside of it. */
export const claimLoops = (form: ClaimForm): string[] => [
  claimSegment(form),
  ...dates(form),
  ...(form.patientPaidCents === 0 ? [] : [segment('AMT', 'F5', amountOf(form.patientPaidCents))]),
  ...endingWith(form.authorizationNumber, 50, 'REF', 'G1'),
  ...endingWith(form.payerClaimNumber, 50, 'REF', 'F8'),
  ...endingWith(form.note, 80, 'NTE', 'ADD'),
  ...diagnosed(form.diagnoses),
  ...(form.referring?.role === 'referring' ? [providerNamed('DN', form.referring)] : []),
  ...renderingLoop(form),
  ...facilityLoop(form),
  ...(form.supervising === null ? [] : [providerNamed('DQ', form.supervising)]),
  ...otherInsuranceLoops(form),
  ...form.lines.flatMap((line, index) => lineLoops(form, line, index + 1)),
]

/** CLM: its number, its sum, where it happened, what was signed, and what the condition comes from. */
function claimSegment(form: ClaimForm): string {
  const { pcn, frequency, acceptsAssignment, signatureOn, releaseOn } = form
  const { isEmployment, isAuto, isOther, autoState } = form.accident
  // Two of the three causes have a place.
  const [cause = '', other = ''] = [
    ...(isEmployment ? ['EM'] : []),
    ...(isAuto ? ['AA'] : []),
    ...(isOther ? ['OA'] : []),
  ]
  return segment(
    ...['CLM', pcn, amountOf(claimTotal(form)), '', ''],
    [form.lines[0]?.placeOfService ?? '', 'B', frequency],
    ...[
      'Y',
      acceptsAssignment ? 'A' : 'C',
      signatureOn === null ? 'N' : 'Y',
      releaseOn === null ? 'I' : 'Y',
      '',
    ],
    [cause, other, '', isAuto ? autoState : ''],
  )
}

/** DTP: when the condition began, which after an accident is the day of the accident too. */
function dates({ onsetOn, accident: { isAuto, isOther } }: ClaimForm): string[] {
  if (onsetOn === null) return []
  const kinds = isAuto || isOther ? ['431', '439'] : ['431']
  return kinds.map((kind) => segment('DTP', kind, 'D8', dateOf(onsetOn)))
}

/** HI: the main diagnosis, then the others, without their points. */
const diagnosed = (codes: readonly string[]): string[] =>
  codes.length === 0
    ? []
    : [segment('HI', ...codes.map((code, index) => [index === 0 ? 'ABK' : 'ABF', code.replace('.', '')]))]

/** 2310B: who held the sessions, unless they bill under their own name. */
const renderingLoop = ({ rendering, billing }: ClaimForm): string[] =>
  rendering.npi === billing?.npi
    ? []
    : [providerNamed('82', rendering), ...specialized('PE', rendering.taxonomyCode)]

/** 2310C: where the sessions were held. */
function facilityLoop(form: ClaimForm): string[] {
  const facility = facilityToName(form)
  if (facility === null) return []
  const named = organizationNamed('77', facility.name, { kind: 'XX', id: facility.npi })
  return [named, ...addressed(facility.address)]
}
