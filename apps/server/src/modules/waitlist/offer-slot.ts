import type * as api from '@oaklet/api/contract'
import { type FieldError, MAX_OFFERED_TO, type OfferSlotBody, type WaitlistEntry } from '@oaklet/api/contract'
import { inArray } from 'drizzle-orm'
import { slotOffers, waitlistEntries } from '../../db/schema/waitlist-table'
import { AppError, notFound, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockCalendar, lockClientCalendars, refuseProblems, requireOwnCalendar } from '../appointments'
import { selectOpenOffers } from '../availability'
import { newLinkToken } from '../auth'
import { mailNotice, permittedEmails } from '../billing-documents'
import { displayName } from '../caseload'
import { remindedIn } from '../reminders'
import { endOf } from './fits-entry'
import { offerEnd } from './offer-end'
import { offerMail } from './offer-mail'
import { type FoundEntry, selectEntries, showEntries } from './select-entries'

type Offering = CallOf<typeof api.offerSlot>

/**
 * Offers a free time to clients who wait, by mail: who accepts first has it. It asks nothing and confirms nothing: a time
 * that can’t be booked isn’t offered.
 */
export async function offerSlot(
  { actor, scope, params: { practiceId }, body }: Offering,
  work: Work,
): Promise<WaitlistEntry[]> {
  const { clinicianId } = body
  requireOwnCalendar(actor, scope, clinicianId)
  const startsAt = new Date(body.startsAt)
  const entries = await lockEntries(work, practiceId, scope, body)
  const { organizationId } = actor
  const planned = entries.map(({ entry }) => ({
    ...{ clinicianId, locationId: body.locationId, clientIds: [entry.clientId] },
    ...{ startsAt, endsAt: endOf(startsAt, entry) },
  }))
  for (const one of planned) {
    const allowed = { outsideHours: false, offered: true, overlap: false, clientOverlap: false }
    await refuseProblems(work, { practiceId, scope }, one, allowed)
  }
  const last = new Date(Math.max(...planned.map(({ endsAt }) => endsAt.getTime())))
  const open = await selectOpenOffers(work, [clinicianId], { from: startsAt, to: last })
  if (open.length + entries.length > MAX_OFFERED_TO) {
    throw new AppError('transition_refused', `This time is offered to ${open.length} clients already.`)
  }

  const practice = await remindedIn(work, practiceId)
  const { timeZone } = practice
  const expiresAt = offerEnd({ now: work.now(), startsAt, hours: practice.hours, timeZone })
  if (expiresAt <= work.now()) {
    throw validationFailed([
      { path: 'startsAt', message: 'Choose a later time: an offer ends an hour before the appointment' },
    ])
  }
  for (const { entry, client } of entries) {
    const { token, tokenHash } = newLinkToken(organizationId)
    const [id, endsAt] = [work.newId(), endOf(startsAt, entry)]
    await work.tx.insert(slotOffers).values({
      ...{ organizationId, id, practiceId, entryId: entry.id, clientId: client.id, clinicianId },
      ...{ locationId: body.locationId, startsAt, endsAt, timeZone, serviceCode: entry.serviceCode },
      ...{ status: 'open', expiresAt, tokenHash, offeredById: actor.staffId, offeredAt: work.now() },
    })
    const [email = ''] = permittedEmails(client.contacts)
    await mailNotice(work, practiceId, {
      ...{ id, to: email, documentName: 'The offer of an appointment' },
      link: `/clients?client=${client.id}&tab=appointments`,
      ...offerMail({
        ...{ practiceName: practice.name, phone: practice.phone, minutes: entry.minutes, timeZone },
        ...{ startsAt: startsAt.toISOString(), expiresAt: expiresAt.toISOString() },
        address: `${work.deps.env.publicUrl}/offer#${token}`,
        isForSeveral: entries.length + open.length > 1,
      }),
    })
    await recordAudit(work, { action: 'offered', resource: 'waitlist_entry', recordId: entry.id })
  }
  return showEntries(work, entries)
}

/** The entries, in the order of the waitlist; each waits, has an e-mail, and isn’t changed until the transaction ends. */
async function lockEntries(
  work: Work,
  practiceId: string,
  scope: Offering['scope'],
  { entryIds, clinicianId }: OfferSlotBody,
): Promise<FoundEntry[]> {
  const isNamed = inArray(waitlistEntries.id, [...entryIds])
  const named = await selectEntries(work, practiceId, scope, isNamed)
  if (named.length < new Set(entryIds).size) throw notFound()
  await lockCalendar(work.tx, clinicianId)
  await lockClientCalendars(
    work.tx,
    named.map(({ client }) => client.id),
  )
  await work.tx
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(isNamed)
    .orderBy(waitlistEntries.id)
    .for('update')
  const entries = await selectEntries(work, practiceId, scope, isNamed)
  if (entries.some(({ entry }) => entry.status !== 'waiting')) {
    throw new AppError('transition_refused', 'Somebody of them doesn’t wait any more.')
  }
  const refused = entries.flatMap(({ entry, client }): FieldError[] => {
    const path = `entryIds.${entryIds.indexOf(entry.id)}`
    if (client.status === 'archived') return [{ path, message: `${displayName(client)} is archived` }]
    if (permittedEmails(client.contacts).length > 0) return []
    return [{ path, message: `${displayName(client)} has no e-mail that may be written to` }]
  })
  if (refused.length > 0) throw validationFailed(refused)
  return entries
}
