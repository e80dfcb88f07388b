import type { AccessScope } from '@oaklet/api/contract'

/** What a column of a file can hold, how the dialog calls it, and the words of headings that other products give it. */
export const IMPORT_FIELDS = [
  {
    id: 'firstName',
    label: 'First name',
    headings: [
      'first name',
      'first',
      'firstname',
      'given name',
      'forename',
      'legal first name',
      'name first',
    ],
  },
  {
    id: 'lastName',
    label: 'Last name',
    headings: ['last name', 'last', 'lastname', 'surname', 'family name', 'legal last name', 'name last'],
  },
  {
    id: 'preferredName',
    label: 'Preferred name',
    headings: ['preferred name', 'preferred first name', 'nickname', 'goes by'],
  },
  { id: 'sortName', label: 'Sorted by', headings: ['sort name', 'sorted by', 'sort by', 'file as'] },
  { id: 'pronouns', label: 'Pronouns', headings: ['pronouns', 'preferred pronouns'] },
  {
    id: 'dateOfBirth',
    label: 'Date of birth',
    headings: ['date of birth', 'dob', 'd o b', 'birth date', 'birthdate', 'birthday'],
  },
  {
    id: 'administrativeSex',
    label: 'Administrative sex',
    headings: ['administrative sex', 'sex', 'legal sex'],
  },
  { id: 'type', label: 'Kind of client', headings: ['client type', 'type', 'kind'] },
  { id: 'status', label: 'Status', headings: ['client status', 'status'] },
  {
    id: 'mobile',
    label: 'Mobile',
    headings: [
      'mobile phone',
      'mobile',
      'cell phone',
      'cell',
      'phone mobile',
      'phone cell',
      'phone',
      'phone 1',
    ],
  },
  { id: 'home', label: 'Home phone', headings: ['home phone', 'phone home', 'home'] },
  {
    id: 'work',
    label: 'Work phone',
    headings: ['work phone', 'phone work', 'business phone', 'office phone', 'work'],
  },
  { id: 'email', label: 'E-mail', headings: ['email', 'email 1', 'home email', 'personal email'] },
  {
    id: 'street',
    label: 'Street',
    headings: [
      'street',
      'street address',
      'street 1',
      'street address 1',
      'address line 1',
      'address 1',
      'address1',
      'address',
      'home street',
      'home address',
      'mailing address',
    ],
  },
  { id: 'city', label: 'City', headings: ['city', 'town', 'city town', 'home city'] },
  {
    id: 'state',
    label: 'State',
    headings: ['state', 'province', 'region', 'state province', 'state region', 'home state'],
  },
  {
    id: 'zipCode',
    label: 'ZIP code',
    headings: [
      'zip',
      'zip code',
      'zipcode',
      'postal code',
      'postcode',
      'post code',
      'zip postal code',
      'zip postal',
      'zip postcode',
      'zip code postal code',
      'postal code zip',
      'home postal code',
      'home zip',
    ],
  },
  { id: 'country', label: 'Country', headings: ['country', 'country region', 'home country'] },
  {
    id: 'primaryClinician',
    label: 'Primary clinician',
    headings: [
      'primary clinician',
      'clinician',
      'clinician name',
      'assigned clinician',
      'primary provider',
      'provider',
      'primary therapist',
      'therapist',
    ],
  },
  {
    id: 'location',
    label: 'Location',
    headings: ['location', 'location name', 'office', 'office location', 'primary location'],
  },
  {
    id: 'emergencyName',
    label: 'Emergency contact',
    headings: ['emergency contact', 'emergency contact name', 'emergency name', 'emergency contact 1'],
  },
  {
    id: 'emergencyRelationship',
    label: 'Emergency contact: relationship',
    headings: [
      'emergency contact relationship',
      'emergency contact relation',
      'emergency relationship',
      'relationship emergency contact',
    ],
  },
  {
    id: 'emergencyPhone',
    label: 'Emergency contact: phone',
    headings: [
      'emergency contact phone',
      'emergency phone',
      'emergency contact mobile',
      'phone emergency contact',
      'phone emergency',
    ],
  },
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
      'icd 10 code',
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
