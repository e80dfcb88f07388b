import type { Address, ClaimForm, ClaimFrequency, ReferralRole } from '@oaklet/api/contract'
import { addressLine } from '../../../../records/locations/address-line'
import { formatFullDate } from '../../../../shared/format-date'
import { listWords } from '../../../../shared/list-words'

/** Whether a claim is new, or about an earlier one. */
export const FREQUENCY_WORDS: Readonly<Record<ClaimFrequency, string>> = {
  '1': 'Original',
  '7': 'Correction of an earlier claim',
  '8': 'Takes an earlier claim back',
}

/** How somebody who sent the client stands to the sessions. */
export const REFERRAL_WORDS: Readonly<Record<ReferralRole | 'nobody', string>> = {
  nobody: 'Nobody',
  referring: 'Referred the client',
  ordering: 'Ordered the sessions',
}

/** The places of service that sessions of therapy have. */
export const PLACE_WORDS: Readonly<Record<string, string>> = {
  '02': 'Telehealth, not at home',
  '03': 'School',
  '10': 'Telehealth, at home',
  '11': 'Office',
  '12': 'Home',
  '53': 'Community mental health center',
}

/** `11 Office`; the code alone where it has no name here. */
export const placeWords = (code: string): string => [code, PLACE_WORDS[code]].filter(Boolean).join(' ')

/** The words, or that nothing is known. */
export const known = (words: string): string => (words.trim() === '' ? 'Not known' : words)

/** `Marisol Ana Vega`: the names of somebody as insurers know them. */
export const personName = (person: { firstName: string; middleName: string; lastName: string }): string =>
  [person.firstName, person.middleName, person.lastName].filter((part) => part !== '').join(' ')

/** An address in one line; nothing where there is none. */
export const addressOf = (address: Address | null): string => (address === null ? '' : addressLine(address))

/** A day in full; nothing where there is none. */
export const dayOf = (day: string | null): string => (day === null ? '' : formatFullDate(day))

/** What the condition comes from. */
export function accidentWords({ isEmployment, isAuto, autoState, isOther }: ClaimForm['accident']): string {
  const causes = [
    isEmployment && 'work',
    isAuto && `a car accident${autoState === '' ? '' : ` in ${autoState}`}`,
    isOther && 'another accident',
  ].filter((cause) => cause !== false)
  return causes.length === 0 ? 'No work or accident' : listWords(causes)
}

/** Who sent the client, and how. */
export const referringWords = (referring: ClaimForm['referring']): string =>
  referring === null
    ? REFERRAL_WORDS.nobody
    : [personName(referring), REFERRAL_WORDS[referring.role], referring.npi && `NPI ${referring.npi}`]
        .filter(Boolean)
        .join(', ')

/** `A`, `B` and so on: how the sessions name the diagnoses. */
export const letterAt = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)
