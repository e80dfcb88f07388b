import { legalName } from '../caseload'
import type { ClientInput } from '@oaklet/api/contract'

/** Names a person as they were typed: by what two people would have in common. */
export function twinWords({
  firstName,
  lastName,
  dateOfBirth,
}: Pick<ClientInput, 'firstName' | 'lastName' | 'dateOfBirth'>): string {
  const born = dateOfBirth === null ? 'without a date of birth' : `born ${dateOfBirth}`
  return `${legalName({ firstName, lastName })}, ${born},`
}
