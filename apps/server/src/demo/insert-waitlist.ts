import type { BusinessHours, WaitlistUrgency } from '@oaklet/api/contract'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { addDays, dayOf } from '../calendar-day'
import type { Tx } from '../db/database'
import { insertRows } from '../db/insert-rows'
import { clients } from '../db/schema/clients-table'
import { slotOffers, waitlistEntries } from '../db/schema/waitlist-table'
import { hashToken } from '../modules/auth'
import type { DemoYear } from './demo-appointments'
import { cliniciansOf } from './demo-clients'
import { demoId } from './demo-id'

type Year = Pick<DemoYear, 'organization' | 'now'>

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const week = (ranges: Partial<BusinessHours>): BusinessHours => ({
  ...{ monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  ...ranges,
})
const MORNINGS = [{ opens: '08:00', closes: '12:00' }]
const AFTER_SCHOOL = [{ opens: '15:00', closes: '18:00' }]

interface Wish {
  times: BusinessHours
  urgency: WaitlistUrgency
  note: string
}

/** What each of those who wait hopes for; the first has waited longest. */
const WISHES: readonly Wish[] = [
  { times: week({}), urgency: 'normal', note: 'Would like to come every week' },
  { times: week({ tuesday: MORNINGS, thursday: MORNINGS }), urgency: 'normal', note: '' },
  { times: week({}), urgency: 'soon', note: 'Moved here in the summer' },
  {
    times: week({ monday: AFTER_SCHOOL, wednesday: AFTER_SCHOOL, friday: AFTER_SCHOOL }),
    ...{ urgency: 'normal', note: 'Only after school' },
  },
  { times: week({}), urgency: 'normal', note: '' },
]

/** Has clients of each practice wait for a time; one of them didn’t answer when one was offered. */
export async function insertWaitlist(tx: Tx, { organization, now }: Year): Promise<void> {
  const { organizationId, practices, timeZone } = organization
  const today = dayOf(now, timeZone)
  for (const practice of practices) {
    const { id: practiceId } = practice
    const [clinician] = cliniciansOf(organization, practice)
    const waiting = await tx
      .select({ id: clients.id })
      .from(clients)
      .where(
        and(
          eq(clients.organizationId, organizationId),
          eq(clients.practiceId, practiceId),
          inArray(clients.status, ['prospective', 'active']),
        ),
      )
      .orderBy(desc(clients.status), asc(clients.id))
      .limit(WISHES.length)
    const entries = waiting.flatMap(({ id: clientId }, place) => {
      const wishes = WISHES[place]
      if (wishes === undefined) return []
      const joinedAt = new Date(now.getTime() - (WISHES.length - place) * 4 * DAY_MS)
      return [
        {
          ...{ organizationId, practiceId, clientId, id: demoId(`waitlist entry of ${clientId}`) },
          ...{ clinicianIds: place % 2 === 0 || clinician === undefined ? [] : [clinician.id] },
          ...{ serviceCode: '90834', minutes: 45, places: place === 1 ? ['telehealth'] : [], ...wishes },
          ...{ earliest: today, latest: place === 4 ? addDays(today, 60) : null, status: 'waiting' as const },
          ...{ joinedAt, createdAt: joinedAt, updatedAt: joinedAt, version: 1 },
        },
      ]
    })
    await insertRows(tx, waitlistEntries, entries)
    const [asked] = entries
    if (asked === undefined || clinician === undefined) continue
    const offeredAt = new Date(now.getTime() - DAY_MS)
    const startsAt = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS)
    await insertRows(tx, slotOffers, [
      {
        ...{ organizationId, practiceId, entryId: asked.id, clientId: asked.clientId },
        ...{ id: demoId(`offer to ${asked.clientId}`), clinicianId: clinician.id, locationId: null },
        ...{ startsAt, endsAt: new Date(startsAt.getTime() + 45 * 60_000), timeZone },
        ...{ serviceCode: asked.serviceCode, status: 'open' as const, offeredById: clinician.id, offeredAt },
        expiresAt: new Date(offeredAt.getTime() + 2 * HOUR_MS),
        tokenHash: hashToken(demoId(`token of the offer to ${asked.clientId}`)),
      },
    ])
  }
}
