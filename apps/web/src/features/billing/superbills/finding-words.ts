import type { Permission, SuperbillFinding, SuperbillFindingCode } from '@oaklet/api/contract'
import { formatShortDate } from '../../../shared/format-date'
import { listWords } from '../../../shared/list-words'
import { paths } from '../../../shared/paths'

interface CodeWords {
  /** What is missing, as a part of a list. */
  noun: string
  /** What is missing, as a sentence; `whose` says of what where it is of one session. */
  sentence: (whose: string) => string
}

const always = (sentence: string) => () => sentence

const WORDS: Readonly<Record<SuperbillFindingCode, CodeWords>> = {
  no_billing_profile: {
    noun: 'a billing profile',
    sentence: always('There is no billing profile that says who bills.'),
  },
  no_sessions: { noun: 'sessions', sentence: always('No session is left that it could list.') },
  profile_npi_missing: {
    noun: 'the NPI of who bills',
    sentence: always('The billing profile has no NPI.'),
  },
  profile_tax_id_missing: {
    noun: 'the tax number of who bills',
    sentence: always('The billing profile has no tax number.'),
  },
  clinician_npi_missing: { noun: 'the clinician’s NPI', sentence: always('The clinician has no NPI.') },
  clinician_license_missing: {
    noun: 'the clinician’s license',
    sentence: always('The clinician has no license.'),
  },
  client_birth_date_missing: {
    noun: 'the date of birth',
    sentence: always('The client has no date of birth.'),
  },
  client_address_missing: { noun: 'the address', sentence: always('The client has no address.') },
  diagnosis_missing: { noun: 'a diagnosis', sentence: (whose) => `${whose} has no diagnosis.` },
  service_code_missing: { noun: 'a service code', sentence: (whose) => `${whose} has no service code.` },
}

/** What is missing, as a sentence. */
export function findingWords({ code, session }: SuperbillFinding): string {
  const whose = session === null ? 'A session' : `The session of ${formatShortDate(session.date)}`
  return WORDS[code].sentence(whose)
}

/** `the address and a diagnosis`: what is missing at one level, each once. */
export function missingWords(missing: readonly SuperbillFinding[], level: SuperbillFinding['level']): string {
  const codes = missing.filter((finding) => finding.level === level).map(({ code }) => code)
  return listWords([...new Set(codes)].map((code) => WORDS[code].noun))
}

interface Whose {
  client: { id: string }
  clinician: { id: string }
}

/** Where a person fills in what is missing; undefined for those who may not. */
export function findingHref(
  { where, session }: SuperbillFinding,
  { client, clinician }: Whose,
  may: (permission: Permission) => boolean,
): string | undefined {
  if (where === 'profile') return may('billing:edit') ? paths.billingSettings() : undefined
  if (where === 'client') return may('clients:write') ? paths.client(client.id) : undefined
  if (where === 'clinician') {
    return may('staff:edit') ? paths.staffMember(clinician.id, 'profile') : undefined
  }
  if (session === null || !may('appointments:write')) return undefined
  return paths.calendar({ date: session.date, appointment: session.appointmentId })
}
