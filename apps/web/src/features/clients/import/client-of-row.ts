import {
  CONTACT_KINDS,
  REFERRAL_SOURCES,
  type NewClientInput,
  type ReferralSource,
} from '@oaklet/api/contract'
import { type ClientValues, inputOf, newClientValues, peopleOf } from '../form/client-form'
import { newContact } from '../form/contact-values'
import { referralWords } from '../client-words'
import { typedDiagnoses } from '../../../records/diagnoses/typed-diagnoses'
import { type ColumnMapping, type ImportField, plain } from './import-fields'
import { birthReadings, type DateOrder } from './typed-birth'

/** What is sent for a row: like {@link NewClientInput}, with the file's own words where only the server can refuse them. */
export type ImportedRow = Omit<
  NewClientInput,
  'dateOfBirth' | 'type' | 'status' | 'administrativeSex' | 'referralSource'
> & {
  dateOfBirth: string | null
  type: string
  status: string
  administrativeSex: string
  referralSource: string | null
}

const SEXES: Readonly<Record<string, string>> = { f: 'female', m: 'male', x: 'nonbinary' }

/** How the dates of a file are read; `today` is `YYYY-MM-DD`. */
export interface BirthReader {
  order: DateOrder
  today: string
}

/** How the people and places of the practice are found by what a file calls them; what is unknown stays as it is. */
export interface CareReader {
  clinicianId: (name: string) => string
  locationId: (name: string) => string
}

/** A row of the file as a client. No consent to write or call is recorded yet. */
export function clientOfRow(
  row: readonly string[],
  mapping: ColumnMapping,
  reader: BirthReader,
  care: CareReader,
): ImportedRow {
  const said = (field: ImportField): string => {
    const column = mapping[field]
    return column === undefined ? '' : (row[column] ?? '').trim()
  }
  const sex = said('administrativeSex').toLowerCase()
  const blank = newClientValues()
  const values: ClientValues = {
    ...blank,
    firstName: said('firstName'),
    lastName: said('lastName'),
    preferredName: said('preferredName'),
    sortName: said('sortName'),
    pronouns: said('pronouns'),
    contacts: CONTACT_KINDS.map((kind) => ({ ...newContact(kind, kind), value: said(kind) })),
    street: said('street'),
    city: said('city'),
    state: said('state'),
    zipCode: said('zipCode'),
    country: said('country') || blank.country,
    emergencyName: said('emergencyName'),
    emergencyRelationship: said('emergencyRelationship'),
    emergencyPhone: said('emergencyPhone'),
    tags: said('tags').replaceAll(';', ','),
  }
  const [clinician, location, people] = [said('primaryClinician'), said('location'), peopleOf(values)]
  return {
    ...inputOf(values),
    primaryClinicianId: clinician === '' ? null : care.clinicianId(clinician),
    locationId: location === '' ? null : care.locationId(location),
    ...(people.length > 0 && { people }),
    dateOfBirth: birthOf(said('dateOfBirth'), reader),
    type: said('type').toLowerCase() || 'adult',
    status: said('status').toLowerCase() || 'active',
    administrativeSex: SEXES[sex] ?? (sex || 'unknown'),
    referralSource: sourceOf(said('referralSource')),
    ...(mapping.diagnoses !== undefined && { diagnoses: typedDiagnoses(said('diagnoses')) }),
  }
}

const SOURCES = new Map<string, ReferralSource | null>(
  [null, ...REFERRAL_SOURCES].flatMap((id) =>
    [id ?? '', referralWords(id)].map((words) => [plain(words), id]),
  ),
)

/** `Online search` and `online_search` as the latter; what is unknown stays as it is, to be refused by name. */
const sourceOf = (text: string): string | null => {
  const known = SOURCES.get(plain(text))
  return known === undefined ? text : known
}

/** A date in the order of its column; what is none stays as it is, to be refused by name. */
export function birthOf(text: string, { order, today }: BirthReader): string | null {
  return text === '' ? null : (birthReadings(text, today)[order] ?? text)
}
