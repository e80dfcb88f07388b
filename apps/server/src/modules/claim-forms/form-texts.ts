import {
  claimTotal,
  facilityToName,
  type ClaimForm,
  type ClaimLine,
  type PayerKind,
} from '@oaklet/api/contract'
import { diagnosisLetter } from './diagnosis-letter'
import { BOXES, lineBoxes } from './form-boxes'
import { paperName, paperNumber, paperText } from './paper-text'
import {
  answered,
  cityLine,
  dated,
  fromTop,
  fullName,
  inEach,
  livedAt,
  marked,
  noted,
  paid,
  phoned,
  shortDate,
  type TypedBox,
} from './typed-boxes'

const ON_FILE = 'SIGNATURE ON FILE'

/** What is typed into each box of the form; `signedOn` is the day beside the clinician’s signature. */
export const formTexts = (form: ClaimForm, signedOn: string): TypedBox[] => [
  ...insuranceBoxes(form),
  ...clientBoxes(form),
  ...holderBoxes(form),
  ...otherBoxes(form),
  ...conditionBoxes(form),
  ...form.lines.flatMap((line, index) => sessionBoxes(form, line, index)),
  ...sumBoxes(form),
  ...practiceBoxes(form, signedOn),
]

/** The mark that a kind of insurance has in box 1: most are plans of a group. */
const MARKS: Partial<Record<PayerKind, keyof typeof BOXES.kind>> = {
  ...{ medicare: 'medicare', medicaid: 'medicaid', tricare: 'tricare', champva: 'champva' },
  ...{ workers_comp: 'other', other: 'other' },
}

function insuranceBoxes({ payer, memberId, groupNumber, planName, priority }: ClaimForm): TypedBox[] {
  const [street = '', ...suite] = payer.address?.street.split(',') ?? []
  const isMedicareFirst = payer.kind === 'medicare' && priority === 1
  return [
    ...fromTop(BOXES.payer, [
      ...[paperText(payer.name), paperText(street), paperText(suite.join(' '))],
      cityLine(payer.address),
    ]),
    [BOXES.kind[MARKS[payer.kind] ?? 'group'], 'X'],
    [BOXES.memberId, paperNumber(memberId)],
    [BOXES.groupNumber, isMedicareFirst ? 'NONE' : paperNumber(groupNumber)],
    [BOXES.plan, paperText(planName)],
  ]
}

function clientBoxes({ client, relation, releaseOn }: ClaimForm): TypedBox[] {
  const boxes = BOXES.client
  return [
    [boxes.name, fullName(client)],
    ...dated(boxes.born, client.dateOfBirth),
    marked(boxes.male, client.sex === 'male'),
    marked(boxes.female, client.sex === 'female'),
    ...livedAt(boxes, client.address),
    ...phoned(boxes.phone, client.phone),
    [BOXES.relation[relation], 'X'],
    [BOXES.clientSignature, releaseOn === null ? '' : ON_FILE],
  ]
}

function holderBoxes({ client, subscriber, signatureOn }: ClaimForm): TypedBox[] {
  const boxes = BOXES.holder
  const holder = subscriber ?? client
  return [
    [boxes.name, fullName(holder)],
    ...dated(boxes.born, holder.dateOfBirth),
    marked(boxes.male, holder.sex === 'male'),
    marked(boxes.female, holder.sex === 'female'),
    ...livedAt(boxes, holder.address),
    [BOXES.holderSignature, signatureOn === null ? '' : ON_FILE],
  ]
}

function otherBoxes({ otherInsurance }: ClaimForm): TypedBox[] {
  const marks = answered(BOXES.hasOther, otherInsurance !== null)
  if (otherInsurance === null) return marks
  const { subscriber, groupNumber, memberId, planName, payer } = otherInsurance
  return [
    ...marks,
    [BOXES.other.name, fullName(subscriber)],
    [BOXES.other.group, paperNumber(groupNumber === '' ? memberId : groupNumber)],
    [BOXES.other.plan, paperText(planName === '' ? payer.name : planName)],
  ]
}

function conditionBoxes(form: ClaimForm): TypedBox[] {
  const { accident, onsetOn, diagnoses, frequency, payerClaimNumber, authorizationNumber, note } = form
  const isCorrection = frequency !== '1'
  return [
    ...answered(BOXES.work, accident.isEmployment),
    ...answered(BOXES.car, accident.isAuto),
    [BOXES.car.state, accident.isAuto ? accident.autoState : ''],
    ...answered(BOXES.accident, accident.isOther),
    ...dated(BOXES.onset, onsetOn),
    [BOXES.onset.qualifier, onsetOn === null ? '' : '431'],
    ...referringBoxes(form),
    ...noted(BOXES.note, note),
    [BOXES.hasNoLab, 'X'],
    [BOXES.icd, '0'],
    ...inEach(BOXES.diagnoses, diagnoses.map(paperNumber)),
    [BOXES.correction.frequency, isCorrection ? frequency : ''],
    [BOXES.correction.number, isCorrection ? paperNumber(payerClaimNumber) : ''],
    [BOXES.authorization, paperNumber(authorizationNumber)],
  ]
}

const ROLES = { referring: 'DN', ordering: 'DK' } as const

/** The form has room for one: who sent the client comes before who supervises. */
function referringBoxes({ referring, supervising }: ClaimForm): TypedBox[] {
  const provider = referring ?? supervising
  if (provider === null) return []
  const { role, name, npi } = BOXES.referring
  const words = [provider.firstName, provider.middleName, provider.lastName].map(paperName)
  return [
    [role, referring === null ? 'DQ' : ROLES[referring.role]],
    [name, words.filter((word) => word !== '').join(' ')],
    [npi, provider.npi],
  ]
}

function sessionBoxes({ rendering }: ClaimForm, line: ClaimLine, index: number): TypedBox[] {
  const boxes = lineBoxes(index)
  const isSpecialized = rendering.taxonomyCode !== ''
  return [
    [boxes.note, paperText(line.note)],
    [boxes.taxonomy.kind, isSpecialized ? 'ZZ' : ''],
    [boxes.taxonomy.code, rendering.taxonomyCode],
    ...inEach(boxes.from, shortDate(line.date)),
    ...inEach(boxes.to, shortDate(line.date)),
    [boxes.place, line.placeOfService],
    [boxes.code, line.code],
    ...inEach(boxes.modifiers, line.modifiers),
    [boxes.pointers, line.pointers.map(diagnosisLetter).join('')],
    ...paid(boxes.charge, line.chargeCents),
    [boxes.units, String(line.units)],
    [boxes.npi, rendering.npi],
  ]
}

const sumBoxes = (form: ClaimForm): TypedBox[] => [
  [BOXES.pcn, form.pcn],
  ...answered(BOXES.assignment, form.acceptsAssignment),
  ...paid(BOXES.total, claimTotal(form)),
  ...(form.patientPaidCents === 0 ? [] : paid(BOXES.paid, form.patientPaidCents)),
]

function practiceBoxes(form: ClaimForm, signedOn: string): TypedBox[] {
  const [{ billing }, facility] = [form, facilityToName(form)]
  const boxes = BOXES.billing
  const signature: TypedBox[] = [
    [BOXES.clinicianSignature.text, ON_FILE],
    [BOXES.clinicianSignature.date, shortDate(signedOn).join(' ')],
    ...fromTop(BOXES.facility.rows, [
      ...[paperText(facility?.name ?? ''), paperText(facility?.address?.street ?? '')],
      cityLine(facility?.address),
    ]),
    [BOXES.facility.npi, facility?.npi ?? ''],
  ]
  if (billing === null) return signature
  const { name, firstName, taxIdKind, taxId, address, phone, npi, taxonomyCode } = billing
  return [
    ...signature,
    [BOXES.tax.number, paperNumber(taxId)],
    [BOXES.tax[taxIdKind], 'X'],
    ...phoned(boxes.phone, phone),
    ...fromTop(boxes.rows, [
      ...[`${paperName(firstName)} ${paperName(name)}`.trim(), paperText(address.street)],
      cityLine(address),
    ]),
    [boxes.npi, npi],
    [boxes.taxonomy, taxonomyCode === '' ? '' : `ZZ${taxonomyCode}`],
  ]
}
