import { addDays } from '../calendar-day'
import type { draftClaim } from '../modules/claims'
import type { DemoAppointment, DemoYear } from './demo-appointments'
import type { DemoCoverage } from './demo-coverages'
import { demoPayerId, type DemoPayerKey } from './demo-payers'

/** A claim as it stands in its table. */
export interface DemoClaim extends ReturnType<typeof draftClaim> {
  organizationId: string
  id: string
  practiceId: string
  createdAt: Date
  updatedAt: Date
  submittedOn: string | null
  acceptedNumber: string
  reason: string
  version: number
  receivedOn: null | string
  replacedState: null
  replacedAttempt: null
}

/** The insurances that claims are made for; what others cover the clients pay themselves for now. */
const CLAIMED_PAYERS: readonly DemoPayerKey[] = ['united', 'anthem', 'aetna', 'cigna']

/** Medicare, which another insurance pays after, is claimed in the first practice for so many days. */
const MEDICARE_DAYS = 70

/** Of sessions before so many days, claims were made only where nothing is missing for them. */
const LACKING_DAYS = 28

/** The completed insured sessions that claims are made for, and that no invoice bills. */
export function claimedSessions(
  { organization, today }: Pick<DemoYear, 'organization' | 'today'>,
  appointments: readonly DemoAppointment[],
  coverages: readonly DemoCoverage[],
): Set<DemoAppointment> {
  const covered = (payerIds: readonly string[]) =>
    new Set(
      coverages
        .filter(({ priority, payerId }) => priority === 1 && payerIds.includes(payerId))
        .map(({ clientId }) => clientId),
    )
  const [first, ...others] = organization.practices
  const all = [first, ...others].flatMap((practice) => practice ?? [])
  const usual = covered(all.flatMap(({ id }) => CLAIMED_PAYERS.map((key) => demoPayerId(id, key))))
  const medicare = covered(
    first === undefined || others.length === 0 ? [] : [demoPayerId(first.id, 'medicare')],
  )
  const [medicareSince, lackingSince] = [addDays(today, -MEDICARE_DAYS), addDays(today, -LACKING_DAYS)]
  const licensed = new Set(organization.staff.filter(({ license }) => license !== null).map(({ id }) => id))
  return new Set(
    appointments.filter(({ billingType, status, day, clinicianId, clients: [client] }) => {
      if (billingType !== 'insurance' || status !== 'completed' || client === undefined) return false
      const { id, diagnoses = [] } = client.row
      const isClaimed = usual.has(id) || (medicare.has(id) && day >= medicareSince)
      const lacksNothing = diagnoses.length > 0 && licensed.has(clinicianId)
      return isClaimed && (lacksNothing || day >= lackingSince)
    }),
  )
}
