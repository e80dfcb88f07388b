import type { CreateWaitlistEntryBody } from '@oaklet/api/contract'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import { activeLocations } from '../availability'
import { offeredServices } from '../services'
import { findClinicians } from '../staff'

type Wishes = Pick<CreateWaitlistEntryBody, 'clinicianIds' | 'serviceCode' | 'places'>

const NO_WISHES: Wishes = { clinicianIds: [], serviceCode: '', places: [] }

/** Throws 422 at each field that names what can’t be booked in the practice; what was named `before` may stay. */
export async function requireWishes(
  work: Work,
  practiceId: string,
  wishes: Wishes,
  before: Wishes = NO_WISHES,
): Promise<void> {
  const { tx, actor } = work
  const clinicians = await findClinicians(tx, actor.organizationId, practiceId)
  const sites = wishes.places.filter((place) => place !== 'telehealth')
  const open = await activeLocations(work, practiceId, sites)
  const known = new Set([
    ...['telehealth', ...before.clinicianIds, ...before.places],
    ...[...clinicians.map(({ id }) => id), ...open],
  ])
  const services = await offeredServices(work, practiceId, [wishes.serviceCode])
  const isOffered = services.has(wishes.serviceCode) || wishes.serviceCode === before.serviceCode
  const refused = [
    ...wishes.clinicianIds.flatMap((id, index) =>
      known.has(id)
        ? []
        : [{ path: `clinicianIds.${index}`, message: 'Choose a clinician of this practice' }],
    ),
    ...wishes.places.flatMap((id, index) =>
      known.has(id) ? [] : [{ path: `places.${index}`, message: 'Choose a location of this practice' }],
    ),
    ...(isOffered ? [] : [{ path: 'serviceCode', message: 'Choose a service of this practice' }]),
  ]
  if (refused.length > 0) throw validationFailed(refused)
}
