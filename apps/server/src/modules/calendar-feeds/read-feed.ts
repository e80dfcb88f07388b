import { createHash, createHmac } from 'node:crypto'
import {
  APPOINTMENT_STATUSES,
  isAllowed,
  isComing,
  occupiesTime,
  type Appointment,
} from '@oaklet/api/contract'
import { and, eq, gte, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointments } from '../../db/schema/appointments-table'
import { calendarFeeds } from '../../db/schema/calendar-feeds-table'
import { staff } from '../../db/schema/staff-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import type { AppContext } from '../../http/app-env'
import { initialsOf, selectAppointments } from '../appointments'
import { hashToken, organizationOf } from '../auth'
import { loadStaffMember } from '../staff'
import { feedFile, type FeedEntry } from './feed-file'

const DAY_MS = 86_400_000
const PAST_DAYS = 30
const AHEAD_DAYS = 365
/** When it was read is noted to the hour, so that reading it often writes little. */
const NOTED_EVERY_MS = 3_600_000

type Feed = typeof calendarFeeds.$inferSelect

/**
 * Answers a calendar program with the file of a feed, or 304 where it has it already. Throws one 404 for an address that
 * is none, was ended, or whose person has left, works elsewhere or may not see appointments any more.
 */
export async function readFeed(deps: Deps, c: AppContext): Promise<Response> {
  const token = tokenOf(c)
  const organizationId = organizationOf(token)
  if (organizationId === null) throw notFound()
  const file = await inTenant(deps.db, organizationId, async (tx) => {
    const found = await findFeed(tx, organizationId, token)
    if (found === null) return null
    await noteReading(tx, found.feed, deps.clock.now())
    const shown = await selectShown(tx, found.feed, deps.clock.now())
    const entries = shown.map((appointment) => entryOf(deps, found.feed, appointment))
    return feedFile(`${found.practiceName}, ${found.feed.label}`, entries)
  })
  if (file === null) throw notFound()
  const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
  c.header('ETag', etag)
  c.header('Cache-Control', 'private, max-age=300')
  if (c.req.header('if-none-match')?.includes(etag) === true) return c.body(null, 304)
  c.header('Content-Type', 'text/calendar; charset=utf-8')
  return c.body(file)
}

/** The token in the address, which ends like the name of a file, as some programs ask for it. */
export const tokenOf = (c: AppContext): string => (c.req.param('file') ?? '').replace(/\.ics$/, '')

async function findFeed(tx: Tx, organizationId: string, token: string) {
  const [found] = await tx
    .select({ feed: calendarFeeds, userId: staff.userId })
    .from(calendarFeeds)
    .innerJoin(
      staff,
      and(eq(staff.organizationId, calendarFeeds.organizationId), eq(staff.id, calendarFeeds.staffId)),
    )
    .where(
      and(
        eq(calendarFeeds.organizationId, organizationId),
        eq(calendarFeeds.tokenHash, hashToken(token)),
        isNull(calendarFeeds.revokedAt),
      ),
    )
  if (found === undefined || found.userId === null) return null
  const member = await loadStaffMember(tx, organizationId, found.userId)
  const practice = member?.practices.find(({ id }) => id === found.feed.practiceId)
  if (member === null || practice === undefined) return null
  return isAllowed(member.permissions, 'appointments:view')
    ? { feed: found.feed, practiceName: practice.name }
    : null
}

async function noteReading(tx: Tx, { organizationId, id }: Feed, now: Date): Promise<void> {
  await tx
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(
      and(
        eq(calendarFeeds.organizationId, organizationId),
        eq(calendarFeeds.id, id),
        or(
          isNull(calendarFeeds.lastReadAt),
          lte(calendarFeeds.lastReadAt, new Date(now.getTime() - NOTED_EVERY_MS)),
        ),
      ),
    )
}

const selectShown = (tx: Tx, { organizationId, practiceId, staffId }: Feed, now: Date) =>
  selectAppointments(tx, {
    where: and(
      eq(appointments.organizationId, organizationId),
      eq(appointments.practiceId, practiceId),
      eq(appointments.clinicianId, staffId),
      inArray(appointments.status, APPOINTMENT_STATUSES.filter(occupiesTime)),
      gte(appointments.startsAt, new Date(now.getTime() - PAST_DAYS * DAY_MS)),
      lt(appointments.startsAt, new Date(now.getTime() + AHEAD_DAYS * DAY_MS)),
    ),
  })

function entryOf({ secret }: Deps, feed: Feed, appointment: Appointment): FeedEntry {
  const { id, clients, location, startsAt, endsAt, updatedAt, version, status } = appointment
  const initials = clients
    .filter(({ attendance }) => isComing(attendance))
    .map(({ name }) => initialsOf(name))
  return {
    uid: `${createHmac('sha256', secret).update(`${feed.id} ${id}`).digest('hex').slice(0, 32)}@oaklet`,
    ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt), updatedAt: new Date(updatedAt) },
    sequence: version - 1,
    isTentative: status === 'requested',
    summary: feed.shows === 'initials' && initials.length > 0 ? initials.join(', ') : 'Busy',
    place: feed.showsPlaces ? (location?.name ?? 'Telehealth') : null,
  }
}
