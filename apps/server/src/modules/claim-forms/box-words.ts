import {
  claimTotal,
  DIAGNOSIS_WORDS,
  facilityToName,
  formatPhone,
  type Address,
  type ClaimBox,
  type ClaimForm,
  type ClaimPerson,
  type ClaimProvider,
} from '@oaklet/api/contract'
import { dayInWords } from '../../written-time'
import { addressInWords } from '../billing-documents'
import { amountInWords } from '../report-files'
import { diagnosisLetter } from './diagnosis-letter'

/** An amount of a claim, which is always in dollars. */
export const money = (value: number): string =>
  amountInWords({ unit: 'cents', value, isSuppressed: false }, 'USD')

/** What is known, with commas between. */
const listed = (words: readonly (string | null | undefined)[]): string =>
  words.filter((word) => word != null && word !== '').join(', ')

const yesOrNo = (isYes: boolean): string => (isYes ? 'Yes' : 'No')
const day = (date: string | null): string => (date === null ? '' : dayInWords(date))

const nameOf = (person: Pick<ClaimProvider, 'lastName' | 'firstName' | 'middleName'> | null | undefined) =>
  person == null
    ? ''
    : [person.firstName, person.middleName, person.lastName].filter((name) => name !== '').join(' ')

/** The form knows two. */
const SEXES = { female: 'Female', male: 'Male', nonbinary: 'sex left empty', unknown: 'sex left empty' }
const bornAs = ({ dateOfBirth, sex }: ClaimPerson): string => listed([day(dateOfBirth), SEXES[sex]])
const livesAt = (address: Address | null, phone = ''): string =>
  listed([addressInWords(address), formatPhone(phone)])

const KINDS = {
  ...{
    commercial: 'Commercial',
    bcbs: 'Blue Cross Blue Shield',
    hmo: 'HMO',
    ppo: 'PPO',
    pos: 'Point of service (POS)',
  },
  ...{ epo: 'EPO', medicare: 'Medicare', medicaid: 'Medicaid', tricare: 'TRICARE', champva: 'CHAMPVA' },
  ...{ fep: 'Federal employees', workers_comp: 'Workers’ compensation', other: 'Other' },
}
const RELATIONS = {
  ...{ self: 'The policy holder', spouse: 'The policy holder’s spouse', child: 'The policy holder’s child' },
  other: 'Otherwise related to the policy holder',
}
const FREQUENCIES = { 1: 'Original claim', 7: 'Replaces a claim', 8: 'Takes a claim back' }
const ROLES = { referring: 'Referring', ordering: 'Ordering' }

/** The boxes that each session has. */
type SessionBox = '24' | '24A' | '24B' | '24D' | '24E' | '24F' | '24G'

/** The boxes of a claim that are not of a session. */
export type WordedBox = Exclude<ClaimBox, SessionBox>

/** What each box says in words; empty where nothing is known. */
export function boxWords(form: ClaimForm): Record<WordedBox, string> {
  const { payer, client, otherInsurance: other, accident, referring, supervising, rendering, billing } = form
  const holder = form.subscriber ?? client
  const facility = facilityToName(form)
  const isCorrection = form.frequency !== '1'
  return {
    top: listed([payer.name, addressInWords(payer.address)]),
    1: listed([KINDS[payer.kind], payer.payerId === '' ? '' : `payer id ${payer.payerId}`]),
    '1a': form.memberId,
    2: nameOf(client),
    3: bornAs(client),
    4: nameOf(holder),
    5: livesAt(client.address, client.phone),
    6: RELATIONS[form.relation],
    7: livesAt(holder.address),
    9: nameOf(other?.subscriber),
    '9a': listed([other?.groupNumber, other && `member id ${other.memberId}`]),
    '9d': listed([other?.planName, other?.payer.name]),
    10: causesInWords(accident),
    11: form.groupNumber,
    '11a': bornAs(holder),
    '11c': form.planName,
    '11d': yesOrNo(other !== null),
    12: signedInWords(form.releaseOn),
    13: signedInWords(form.signatureOn),
    14: day(form.onsetOn),
    17: listed([
      referring && `${ROLES[referring.role]}: ${nameOf(referring)}`,
      supervising && `Supervising: ${nameOf(supervising)}`,
    ]),
    '17b': listed([referring?.npi, supervising?.npi]),
    19: form.note,
    20: 'No',
    21: form.diagnoses
      .map((code, index) => `${diagnosisLetter(index + 1)}: ${diagnosisInWords(code)}`)
      .join('; '),
    22: listed([FREQUENCIES[form.frequency], isCorrection ? form.payerClaimNumber : '']),
    23: form.authorizationNumber,
    '24J': listed([nameOf(rendering), npi(rendering.npi), rendering.taxonomyCode]),
    25: billing === null ? '' : `${billing.taxIdKind.toUpperCase()} ${billing.taxId}`,
    26: form.pcn,
    27: yesOrNo(form.acceptsAssignment),
    28: money(claimTotal(form)),
    29: money(form.patientPaidCents),
    31: 'Signature on file',
    32: listed([facility?.name, addressInWords(facility?.address)]),
    '32a': facility?.npi ?? '',
    33:
      billing === null
        ? ''
        : listed([`${billing.firstName} ${billing.name}`.trim(), livesAt(billing.address, billing.phone)]),
    '33a': billing?.npi ?? '',
    '33b': billing?.taxonomyCode ?? '',
  }
}

const npi = (number: string): string => (number === '' ? '' : `NPI ${number}`)

const signedInWords = (date: string | null): string =>
  date === null ? 'No signature on file' : `Signature on file since ${dayInWords(date)}`

const diagnosisInWords = (code: string): string => listed([code, DIAGNOSIS_WORDS[code]])

function causesInWords({ isEmployment, isAuto, autoState, isOther }: ClaimForm['accident']): string {
  const causes = [
    ...(isEmployment ? ['Work'] : []),
    ...(isAuto ? [listed(['Car accident', autoState])] : []),
    ...(isOther ? ['Another accident'] : []),
  ]
  return causes.length === 0 ? 'Neither work nor an accident' : causes.join('; ')
}
