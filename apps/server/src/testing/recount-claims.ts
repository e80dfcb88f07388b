import { expect } from 'vitest'
import {
  appointmentClients,
  appointmentLines,
  appointments,
  billedAppointments,
} from '../db/schema/appointments-table'
import { claimCounts } from '../db/schema/claim-counts-table'
import { claims, claimSessions } from '../db/schema/claims-table'
import { superbillSessions } from '../db/schema/superbills-table'
import { unclaimedSessions } from '../db/schema/unclaimed-sessions-table'
import { inTenant } from '../db/tenant'
import type { Tx } from '../db/database'
import type { TestApp } from './create-test-app'

/** Expects what triggers keep for the lists of claims to be what a recount of the claims and sessions gives. */
export const expectClaimsKept = (
  { deps }: Pick<TestApp, 'deps'>,
  { organizationId }: { organizationId: string },
): Promise<void> =>
  inTenant(deps.db, organizationId, async (tx) => {
    expect(await keptCounts(tx)).toEqual(await recountClaims(tx))
    const kept = await tx.select().from(unclaimedSessions)
    const waiting = kept.map(({ practiceId, appointmentId, clientId }) =>
      [practiceId, appointmentId, clientId].join(),
    )
    expect(waiting.toSorted()).toEqual((await recountSessions(tx)).toSorted())
  })

/** The sum of each state and day that is not zero. */
async function keptCounts(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>()
  for (const { practiceId, state, sinceOn, count } of await tx.select().from(claimCounts)) {
    add(sums, [practiceId, state, sinceOn].join(), count)
  }
  return new Map([...sums].filter(([, count]) => count !== 0))
}

async function recountClaims(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>()
  for (const { practiceId, state, submittedOn, firstOn } of await tx.select().from(claims)) {
    add(sums, [practiceId, state, submittedOn ?? firstOn].join(), 1)
  }
  return sums
}

const add = (sums: Map<string, number>, key: string, count: number): void =>
  void sums.set(key, (sums.get(key) ?? 0) + count)

/** The insured sessions that nothing bills: of a group those of each client who came, else the first one’s. */
async function recountSessions(tx: Tx): Promise<string[]> {
  const held = [
    ...(await tx.select().from(claimSessions)),
    ...(await tx.select().from(superbillSessions)),
    ...(await tx.select().from(billedAppointments)),
  ]
  const attendances = await tx.select().from(appointmentClients)
  const lines = await tx.select().from(appointmentLines)
  const insured = (await tx.select().from(appointments)).filter(
    ({ status, billingType }) => status === 'completed' && billingType === 'insurance',
  )
  return insured.flatMap(({ id, practiceId }) => {
    const present = attendances
      .filter(({ appointmentId, attendance }) => appointmentId === id && attendance === 'present')
      .toSorted((one, other) => one.position - other.position)
    const isGroup = lines.some(
      ({ appointmentId, serviceCode }) => appointmentId === id && serviceCode === '90853',
    )
    const holds = held.filter(({ appointmentId }) => appointmentId === id)
    const isHeldFor = (clientId: string) => holds.some((hold) => !isGroup || hold.clientId === clientId)
    return present
      .slice(0, isGroup ? undefined : 1)
      .filter(({ clientId }) => !isHeldFor(clientId))
      .map(({ clientId }) => [practiceId, id, clientId].join())
  })
}
