import { and, asc, eq, gt, not, or, sql } from 'drizzle-orm'
import type { JobActor } from '../../actor'
import { autopayChoices, autopayRuns } from '../../db/schema/autopay-table'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { oneByOne } from '../../one-by-one'
import { inWork, type Work } from '../../work'
import { practiceSettings } from '../billing-settings'
import { hasDueInvoice } from '../invoices'
import { askForCharge, hasDueCopay, isPendingPayment } from '../payments'
import { autopayDay } from './autopay-day'
import { beginAutopay, type ClientAndDay } from './begin-autopay'

const JOB = 'autopay'

/** A practice whose night has come. */
type Due = Omit<ClientAndDay, 'clientId'>

/**
 * Charges the cards of clients with Autopay for what is due and for copays, once a night in each practice. A night that was broken off
 * is gone on with: whom it has charged already is not charged again on that day. One that passed while no server ran is
 * made up for on the same day.
 */
export async function chargeDueClients(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, (organizationId) => chargeDueIn(deps, organizationId))
}

/** The same in one organization. */
export async function chargeDueIn(deps: Deps, organizationId: string): Promise<void> {
  const actor: JobActor = { kind: 'job', name: JOB, organizationId }
  for (const due of await inWork(deps, actor, findDue)) {
    if (deps.changes.ended.aborted) return
    if (await chargeAll(deps, actor, due)) await inWork(deps, actor, (work) => endNight(work, due))
    deps.changes.announce(organizationId)
  }
}

/** The practices whose night has come and isn’t gone through. The first one is the one after the day of turning it on. */
async function findDue(work: Work<JobActor>): Promise<Due[]> {
  const { organizationId } = work.actor
  const found: Due[] = []
  for (const { practiceId, timeZone, settings } of await practiceSettings(work.tx, organizationId)) {
    const { autopaySince: since } = settings
    const day = autopayDay(work.now(), timeZone)
    if (day === null || since === null || day <= since) continue
    const done = await work.tx
      .select({ ranOn: autopayRuns.ranOn })
      .from(autopayRuns)
      .where(
        and(
          eq(autopayRuns.organizationId, organizationId),
          eq(autopayRuns.practiceId, practiceId),
          eq(autopayRuns.ranOn, day),
        ),
      )
    if (done.length === 0) found.push({ practiceId, day, timeZone })
  }
  return found
}

/**
 * Charges one client after another; whether that is done. Where it isn’t known what came of a charge, the others wait for
 * the next round: a provider that is away would lose the charges of all. Who may be paying by a link, or whose charge of
 * another process isn’t decided, waits for it too, and keeps nobody else waiting.
 */
async function chargeAll(deps: Deps, actor: JobActor, due: Due): Promise<boolean> {
  const clientIds = await inWork(deps, actor, (work) => findClients(work, due))
  const { organizationId } = actor
  const facts = (clientId: string) => ({ work: JOB, organizationId, clientId })
  const unknown: string[] = []
  const undecided: string[] = []
  await oneByOne(deps, clientIds, facts, async (clientId) => {
    if (unknown.length > 0) return
    const order = await inWork(deps, actor, (work) => beginAutopay(work, { ...due, clientId }))
    if (order === 'undecided') undecided.push(clientId)
    if (order === 'undecided' || order === null) return
    await askForCharge(deps, actor, order)
    const isPending = await inWork(deps, actor, (work) => isPendingPayment(work, order.paymentId))
    if (isPending) unknown.push(order.paymentId)
  })
  return unknown.length === 0 && undecided.length === 0 && !deps.changes.ended.aborted
}

/** The clients with Autopay for whom an invoice or a copay is due. For the others, earlier declines are settled. */
async function findClients({ tx, actor }: Work<JobActor>, due: Due): Promise<string[]> {
  const { practiceId, day, timeZone } = due
  const isOn = and(
    eq(autopayChoices.organizationId, actor.organizationId),
    eq(autopayChoices.practiceId, practiceId),
    eq(autopayChoices.isOn, true),
  )
  const night = { day, timeZone, since: autopayChoices.changedAt }
  const hasCopay = and(eq(autopayChoices.takesCopays, true), hasDueCopay(autopayChoices, night))
  const isDue = sql`(${or(hasDueInvoice(autopayChoices, day), hasCopay)})`
  await tx
    .update(autopayChoices)
    .set({ declines: 0 })
    .where(and(isOn, gt(autopayChoices.declines, 0), not(isDue)))
  const rows = await tx
    .select({ clientId: autopayChoices.clientId })
    .from(autopayChoices)
    .where(and(isOn, isDue))
    .orderBy(asc(autopayChoices.clientId))
  return rows.map(({ clientId }) => clientId)
}

async function endNight({ tx, actor: { organizationId } }: Work<JobActor>, due: Due): Promise<void> {
  await tx
    .insert(autopayRuns)
    .values({ organizationId, practiceId: due.practiceId, ranOn: due.day })
    .onConflictDoNothing()
}
