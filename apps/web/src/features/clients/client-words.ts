import {
  REFERRAL_SOURCE_WORDS,
  type Client,
  type ClientInput,
  type ClientStatus,
  type ReferralSource,
} from '@oaklet/api/contract'
import { ageOn, formatFullDate } from '../../shared/format-date'

/** What each status is called, and the tone of its badge. */
export const CLIENT_STATUS_WORDS = {
  prospective: { word: 'Prospective', tone: 'info' },
  active: { word: 'Active', tone: 'good' },
  inactive: { word: 'Inactive', tone: 'neutral' },
  archived: { word: 'Archived', tone: 'neutral' },
} as const satisfies Record<ClientStatus, { word: string; tone: string }>

export const CLIENT_TYPE_WORDS: Readonly<Record<ClientInput['type'], string>> = {
  adult: 'Adult',
  minor: 'Minor',
  couple: 'Couple',
  family: 'Family',
}

export const CONTACT_KIND_WORDS: Readonly<Record<ClientInput['contacts'][number]['kind'], string>> = {
  mobile: 'Mobile',
  home: 'Home phone',
  work: 'Work phone',
  email: 'E-mail',
}

/** How a client came to the practice, in words. */
export const referralWords = (source: ReferralSource | null): string =>
  source === null ? 'Not recorded' : REFERRAL_SOURCE_WORDS[source]

/** `she/her · 34 · born March 2, 1992 · with Dr. Imani Cole`, of what is known. */
export function personLine(client: Client, today: string): string {
  const { pronouns, dateOfBirth, primaryClinicianName } = client
  return [
    pronouns,
    dateOfBirth !== null && String(ageOn(dateOfBirth, today)),
    dateOfBirth !== null && `born ${formatFullDate(dateOfBirth)}`,
    primaryClinicianName !== null && `with ${primaryClinicianName}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
