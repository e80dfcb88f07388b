import type { ClientInput } from '@oaklet/api/contract'

/** The administrative sexes in words. */
export const SEX_WORDS: Readonly<Record<ClientInput['administrativeSex'], string>> = {
  female: 'Female',
  male: 'Male',
  nonbinary: 'Nonbinary',
  unknown: 'Not given',
}
