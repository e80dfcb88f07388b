import {
  type ComparedCoverage,
  type CoverageRelation,
  type EmergencyContact,
  formatPhone,
  type PacketDifference,
  type ReviewField,
  type SaidCoverage,
} from '@oaklet/api/contract'
import { formatMediumDate } from '../../../shared/format-date'

/** What each field is called. */
export const REVIEW_FIELD_WORDS: Readonly<Record<ReviewField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  preferredName: 'Preferred name',
  dateOfBirth: 'Date of birth',
  pronouns: 'Pronouns',
  address: 'Address',
  phone: 'Mobile',
  email: 'E-mail',
  emergencyContact: 'Emergency contact',
}

const NOTHING = 'Nothing'

/** Both sides of a field in words; “Nothing” for an empty one. */
export function differenceWords(difference: PacketDifference): { onFile: string; said: string } {
  const { onFile } = difference
  return {
    onFile: onFile === null ? NOTHING : valueWords(difference, onFile),
    said: valueWords(difference, difference.said),
  }
}

function valueWords({ field }: PacketDifference, value: NonNullable<PacketDifference['onFile']>): string {
  if (typeof value === 'string') return field === 'dateOfBirth' ? formatMediumDate(value) : value
  if ('street' in value) {
    const { street, city, state, zipCode, country } = value
    return [street, city, `${state} ${zipCode}`.trim(), country].filter(Boolean).join(', ')
  }
  if ('relationship' in value) return personWords(value)
  const allowed =
    value.kind === 'email'
      ? [value.mayEmail ? 'may be written to' : 'don’t write to it']
      : [value.mayText && 'texts', value.mayVoicemail && 'voicemail'].filter(Boolean)
  const uses = allowed.length === 0 ? 'no texts or voicemail' : allowed.join(' and ')
  return `${value.kind === 'email' ? value.value : formatPhone(value.value)} (${uses})`
}

/** An insurance as a client tells of it. */
export const saidCoverageWords = ({ insurer, ...said }: SaidCoverage): string =>
  policyWords({ ...said, payerName: insurer })

/** The insurance that is on file. */
export const coverageOnFileWords = (coverage: ComparedCoverage | null): string =>
  coverage === null ? NOTHING : policyWords(coverage)

function policyWords({
  payerName,
  memberId,
  groupNumber,
  relation,
  policyHolder,
}: Omit<ComparedCoverage, 'policyHolder'> & { policyHolder: SaidCoverage['policyHolder'] }): string {
  const born = policyHolder?.dateOfBirth ? ` (born ${formatMediumDate(policyHolder.dateOfBirth)})` : ''
  return [
    payerName,
    `member id ${memberId}`,
    groupNumber !== '' && `group ${groupNumber}`,
    policyHolder !== null &&
      `${RELATION_WORDS[relation]}: ${policyHolder.firstName} ${policyHolder.lastName}${born}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What the client is to the policy holder. */
const RELATION_WORDS: Readonly<Record<CoverageRelation, string>> = {
  self: 'held by the client',
  spouse: 'held by their spouse',
  child: 'held by their parent',
  other: 'held by somebody else',
}

const personWords = ({ name, relationship, phone }: EmergencyContact): string =>
  [name, relationship, formatPhone(phone)].filter(Boolean).join(', ')
