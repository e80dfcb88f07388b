import type { AccessScope } from '@oaklet/api/contract'

/** What a column of a file can hold, how the dialog calls it, and headings that other products give it. */
export const IMPORT_FIELDS = [
  {
    id: 'firstName',
    label: 'First name',
    headings: ['first name', 'first', 'given name', 'legal first name'],
  },
  {
    id: 'lastName',
    label: 'Last name',
    headings: ['last name', 'last', 'surname', 'family name', 'legal last name'],
  },
  { id: 'preferredName', label: 'Preferred name', headings: ['preferred name', 'nickname', 'goes by'] },
  { id: 'pronouns', label: 'Pronouns', headings: ['pronouns'] },
  {
    id: 'dateOfBirth',
    label: 'Date of birth',
    headings: ['date of birth', 'dob', 'birth date', 'birthdate', 'birthday'],
  },
  {
    id: 'administrativeSex',
    label: 'Administrative sex',
    headings: ['administrative sex', 'sex', 'legal sex'],
  },
  { id: 'type', label: 'Kind of client', headings: ['type', 'client type', 'kind'] },
  { id: 'status', label: 'Status', headings: ['status', 'client status'] },
  {
    id: 'mobile',
    label: 'Mobile',
    headings: ['mobile', 'mobile phone', 'cell', 'cell phone', 'phone', 'phone number'],
  },
  { id: 'home', label: 'Home phone', headings: ['home', 'home phone'] },
  { id: 'work', label: 'Work phone', headings: ['work', 'work phone'] },
  { id: 'email', label: 'E-mail', headings: ['email', 'e mail', 'email address'] },
  { id: 'street', label: 'Street', headings: ['street', 'address', 'street address', 'address line 1'] },
  { id: 'city', label: 'City', headings: ['city', 'town'] },
  { id: 'state', label: 'State', headings: ['state', 'province', 'region'] },
  { id: 'zipCode', label: 'ZIP code', headings: ['zip', 'zip code', 'postal code', 'postcode'] },
  {
    id: 'referralSource',
    label: 'Referral source',
    headings: ['referral source', 'referral type', 'lead source'],
  },
  {
    id: 'diagnoses',
    label: 'Diagnoses',
    headings: [
      'diagnoses',
      'diagnosis',
      'diagnosis codes',
      'diagnosis code',
      'icd 10',
      'icd 10 codes',
      'icd10',
    ],
  },
  { id: 'tags', label: 'Tags', headings: ['tags', 'labels'] },
] as const

/** Returns the fields for a person who may know diagnoses within `scope`: an import holds clients of all clinicians. */
export const importFields = (scope: AccessScope) =>
  IMPORT_FIELDS.filter(({ id }) => id !== 'diagnoses' || scope === 'all')

/** One of the fields. */
export type ImportField = (typeof IMPORT_FIELDS)[number]['id']

/** Which column holds which field, by its place in the file. */
export type ColumnMapping = Readonly<Partial<Record<ImportField, number | undefined>>>

/** Words in lower case, without what stands between them: `E-mail` and `e_mail` are alike. */
export const plain = (words: string): string =>
  words
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The columns that the headings name; each serves one of the fields. */
export function guessMapping(
  headings: readonly string[],
  fields: ReturnType<typeof importFields>,
): ColumnMapping {
  const known = headings.map(plain)
  const mapping: Partial<Record<ImportField, number>> = {}
  for (const { id, headings: names } of fields) {
    const at = names.map((name) => known.indexOf(name)).find((found) => found >= 0)
    if (at !== undefined) mapping[id] = at
  }
  return mapping
}
