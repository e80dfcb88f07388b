import type { ClientInput, FieldError, NewClientInput } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Scope, StaffActor } from '../../actor'
import { locations } from '../../db/schema/locations-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import { findClinicians, holdAtWork } from '../staff'
import { isInScope, maySeeDiagnoses } from '../caseload'
import { contactErrors, normalizeContacts } from './client-contacts'
import { normalizePerson } from './insert-people'

const OLDEST_BIRTH = '1900-01-01'

/** The input as it is stored; what is no phone stays as it was typed, to be refused by name. */
export const normalizeClient = <Input extends NewClientInput>(input: Input): Input => ({
  ...input,
  contacts: normalizeContacts(input.contacts),
  ...(input.people && { people: input.people.map(normalizePerson) }),
})

/** What stays as it was stays allowed, like a location that has closed since. */
const changedId = (id: string | null, before: string | null = null): string | null =>
  id === before ? null : id

/** Locks the clinician's row, so that a deactivation at the same time sees this client. */
export async function holdPrimaryClinician(
  work: Work,
  { primaryClinicianId: staffId }: Pick<ClientInput, 'primaryClinicianId'>,
): Promise<void> {
  if (staffId !== null) await holdAtWork(work.tx, { organizationId: work.actor.organizationId, staffId })
}

/** Throws 422 for what the schema can't see: other records, the practice's date of today, and whose client it may be. */
export async function requireSoundClient(
  work: Work,
  { practiceId, today }: { practiceId: string; today: string },
  input: NewClientInput,
  scope: Scope,
  before: Pick<ClientInput, 'primaryClinicianId' | 'locationId'> | null = null,
): Promise<void> {
  const clinicianId = changedId(input.primaryClinicianId, before?.primaryClinicianId)
  const locationId = changedId(input.locationId, before?.locationId)
  const errors: FieldError[] = [
    ...contactErrors(input.contacts),
    ...(input.people ?? []).flatMap(({ contacts }, index) =>
      contactErrors(contacts, `people.${index}.contacts`),
    ),
    ...birthErrors(input.dateOfBirth, today),
    ...ownErrors(work.actor, input.primaryClinicianId, scope),
    ...diagnosesErrors(work.actor, input, (before ?? input).primaryClinicianId),
    ...(await clinicianErrors(work, practiceId, clinicianId)),
    ...(await locationErrors(work, practiceId, locationId)),
  ]
  if (errors.length > 0) throw validationFailed(errors)
}

const birthErrors = (dateOfBirth: string | null, today: string): FieldError[] =>
  dateOfBirth === null || (dateOfBirth >= OLDEST_BIRTH && dateOfBirth <= today)
    ? []
    : [{ path: 'dateOfBirth', message: 'Enter a date from 1900 to today' }]

function ownErrors(actor: StaffActor, clinicianId: string | null, scope: Scope): FieldError[] {
  const message = 'Your role is for your own clients: choose yourself'
  return isInScope(actor, scope, clinicianId) ? [] : [{ path: 'primaryClinicianId', message }]
}

/** Who doesn't know what they would write over can't send any, be it none; whose client it was until now counts. */
function diagnosesErrors(
  actor: StaffActor,
  { diagnoses }: Pick<ClientInput, 'diagnoses'>,
  clinicianId: string | null,
): FieldError[] {
  if (diagnoses === undefined || maySeeDiagnoses(actor, clinicianId)) return []
  return [{ path: 'diagnoses', message: 'Your role doesn’t show this client’s diagnoses: leave them out' }]
}

async function clinicianErrors(
  work: Work,
  practiceId: string,
  clinicianId: string | null,
): Promise<FieldError[]> {
  if (clinicianId === null) return []
  const found = await findClinicians(work.tx, work.actor.organizationId, practiceId, clinicianId)
  const message = 'Choose a clinician of this practice'
  return found.length > 0 ? [] : [{ path: 'primaryClinicianId', message }]
}

async function locationErrors(
  work: Work,
  practiceId: string,
  locationId: string | null,
): Promise<FieldError[]> {
  if (locationId === null) return []
  const found = await work.tx
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.organizationId, work.actor.organizationId),
        eq(locations.practiceId, practiceId),
        eq(locations.id, locationId),
        eq(locations.isActive, true),
      ),
    )
  return found.length > 0 ? [] : [{ path: 'locationId', message: 'Choose a location of this practice' }]
}
