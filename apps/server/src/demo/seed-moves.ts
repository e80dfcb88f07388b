import { sql } from 'drizzle-orm'
import type { StaffIdentity } from '../actor'
import type { Tx } from '../db/database'
import type { Deps } from '../deps'
import { recordAudit } from '../modules/audit'
import { workOf } from '../work'
import type { DemoAppointment, DemoYear } from './demo-appointments'
import { demoId } from './demo-id'
import type { DemoOrganization } from './demo-organizations'
import { createRandom } from './random'

const DAY_MS = 86_400_000
const MOVED_SHARE = 0.04
const MOST_DAYS_AHEAD = 10

interface Move {
  id: string
  movedAt: Date
}

/** Has the front desk move one appointment in 25 to where it is now, some days before, as the audit log tells. */
export async function seedMoves(
  tx: Tx,
  deps: Deps,
  { organization, now }: Pick<DemoYear, 'organization' | 'now'>,
  appointments: readonly DemoAppointment[],
): Promise<void> {
  const moves = movesOf(appointments, now)
  const actor = frontDesk(organization)
  for (const { id, movedAt } of moves) {
    const then = { ...deps, clock: { ...deps.clock, now: () => movedAt } }
    const event = { action: 'moved', resource: 'appointment', recordId: id } as const
    await recordAudit(workOf(tx, then, actor), { ...event, changed: ['startsAt', 'endsAt'] })
  }
  const ids = moves.map(({ id }) => id)
  await tx.execute(sql`
    update appointments set version = version + 1
    where organization_id = ${organization.organizationId}
      and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`)
}

/** In the order in which they were made, of which none is yet to come. */
function movesOf(appointments: readonly DemoAppointment[], now: Date): Move[] {
  const random = createRandom(appointments.length)
  return appointments
    .filter(() => random.chance(MOVED_SHARE))
    .map(({ id, startsAt }) => {
      const ahead = random.between(1, MOST_DAYS_AHEAD) * DAY_MS
      return { id, movedAt: new Date(startsAt.getTime() - ahead) }
    })
    .filter(({ movedAt }) => movedAt < now)
    .sort((one, other) => one.movedAt.getTime() - other.movedAt.getTime())
}

/** The person who schedules, at the practice's own desk. */
function frontDesk({ organizationId, staff }: DemoOrganization): StaffIdentity {
  const person = staff.find(({ role }) => role === 'Scheduler') ?? staff[0]
  if (person === undefined) throw new Error('An organization of the demonstration has no staff')
  return {
    kind: 'staff',
    userId: person.userId,
    staffId: person.id,
    organizationId,
    sessionId: null,
    requestId: demoId(`moves ${person.email}`),
    address: '192.0.2.10',
  }
}
