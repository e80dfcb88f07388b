import { sql } from 'drizzle-orm'
import type { StaffIdentity } from '../actor'
import type { Tx } from '../db/database'
import type { Deed } from './deeds'
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

/** Keeps that one appointment in 25 was moved to where it is now, and returns what the front desk did for that, some days before. */
export async function seedMoves(
  tx: Tx,
  { organization, now }: Pick<DemoYear, 'organization' | 'now'>,
  appointments: readonly DemoAppointment[],
): Promise<Deed[]> {
  const moves = movesOf(appointments, now)
  const actor = frontDesk(organization)
  const ids = moves.map(({ id }) => id)
  await tx.execute(sql`
    update appointments set version = version + 1
    where organization_id = ${organization.organizationId}
      and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`)
  return moves.map(({ id, movedAt }) => ({
    ...{ at: movedAt, actor },
    audits: [
      { action: 'moved', resource: 'appointment', recordId: id, changed: ['startsAt', 'endsAt'] } as const,
    ],
  }))
}

/** Of these none is yet to come. */
function movesOf(appointments: readonly DemoAppointment[], now: Date): Move[] {
  const random = createRandom(appointments.length)
  return appointments
    .filter(() => random.chance(MOVED_SHARE))
    .map(({ id, startsAt }) => {
      const ahead = random.between(1, MOST_DAYS_AHEAD) * DAY_MS
      return { id, movedAt: new Date(startsAt.getTime() - ahead) }
    })
    .filter(({ movedAt }) => movedAt < now)
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
