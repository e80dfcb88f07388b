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
}

/** For so many days claims are made for what some insurances cover: near the limit of those that give 90 days. */
const CLAIMED_DAYS = 84

/** The insurances that claims are made for; what others cover the clients pay themselves for now. */
const CLAIMED_PAYERS: readonly DemoPayerKey[] = ['united', 'anthem', 'aetna']

/** The completed insured sessions that claims are made for, and that no invoice bills. */
export function claimedSessions(
  { organization, today }: Pick<DemoYear, 'organization' | 'today'>,
  appointments: readonly DemoAppointment[],
  coverages: readonly DemoCoverage[],
): Set<DemoAppointment> {
  const payerIds = organization.practices.flatMap(({ id }) =>
    CLAIMED_PAYERS.map((key) => demoPayerId(id, key)),
  )
  const clientIds = new Set(
    coverages
      .filter(({ priority, payerId }) => priority === 1 && payerIds.includes(payerId))
      .map(({ clientId }) => clientId),
  )
  const since = addDays(today, -CLAIMED_DAYS)
  return new Set(
    appointments.filter(
      ({ billingType, status, day, clients: [client] }) =>
        billingType === 'insurance' &&
        status === 'completed' &&
        day >= since &&
        client !== undefined &&
        clientIds.has(client.row.id),
    ),
  )
}
