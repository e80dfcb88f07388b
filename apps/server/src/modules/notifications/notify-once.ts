import { eq } from 'drizzle-orm'
import { dayOf } from '../../calendar-day'
import type { Tx } from '../../db/database'
import { practices } from '../../db/schema/practices-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { workOf } from '../../work'
import { findRecipients, type Recipient } from './find-recipients'
import { notify, type Notice } from './notify'

/** A practice, and the day there: `YYYY-MM-DD`. */
export interface PracticeDay {
  organizationId: string
  practiceId: string
  today: string
}

/** Records that come to need somebody as the days pass. */
interface DueRecords<Due> {
  /** The name of the background work. */
  job: string
  /** Finds those of a practice of which nobody was notified yet (`wasNotified`). */
  find: (tx: Tx, place: PracticeDay) => Promise<readonly Due[]>
  isFor: (person: Recipient, due: Due) => boolean
  noticeOf: (due: Due) => Omit<Notice, 'stoodBefore' | 'isOnceOnly'>
}

/** Notifies people of each record that has become due, once. What fails in one organization holds up no other. */
export async function notifyOnce<Due>(
  deps: Deps,
  { job, find, isFor, noticeOf }: DueRecords<Due>,
): Promise<void> {
  const findIn = (organizationId: string) =>
    inTenant(deps.db, organizationId, async (tx) => {
      const places = await tx
        .select({ practiceId: practices.id, timeZone: practices.timeZone })
        .from(practices)
        .where(eq(practices.organizationId, organizationId))
      const found: { due: Due; recipients: readonly Recipient[] }[] = []
      for (const { practiceId, timeZone } of places) {
        const today = dayOf(deps.clock.now(), timeZone)
        const here = await find(tx, { organizationId, practiceId, today })
        if (here.length === 0) continue
        const everybody = await findRecipients(tx, organizationId, practiceId)
        for (const due of here) {
          found.push({ due, recipients: everybody.filter((person) => isFor(person, due)) })
        }
      }
      return found
    })

  await inEachOrganization(deps, job, async (organizationId) => {
    for (const { due, recipients } of await findIn(organizationId)) {
      if (deps.changes.ended.aborted) return
      await inTenant(deps.db, organizationId, async (tx) => {
        const work = workOf(tx, deps, { kind: 'job', name: job, organizationId })
        for (const recipient of recipients) {
          await notify(work, recipient, { ...noticeOf(due), stoodBefore: null, isOnceOnly: true })
        }
      })
      deps.changes.announce(organizationId)
    }
  })
}
