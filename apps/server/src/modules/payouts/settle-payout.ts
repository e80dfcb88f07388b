import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { payoutLines, payouts } from '../../db/schema/payouts-table'
import type { Deps } from '../../deps'
import { type ProviderPayout, ProviderRefused } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { recordAudit } from '../audit'
import { accountsInUse } from '../payment-connection'

/** Few enough for the parameters of one statement. */
const LINES_AT_ONCE = 1_000

/**
 * Reads a payout anew with all that it is made of, and keeps it for each practice of the account; may throw
 * `ProviderAway`.
 */
export async function settlePayout(
  deps: Deps,
  actor: Actor,
  { account, payoutId }: { account: string; payoutId: string },
): Promise<void> {
  const readAt = deps.clock.now()
  const payout = await findPayout(deps, account, payoutId)
  if (payout === null) return
  await inWork(deps, actor, async (work) => {
    for (const { practiceId, accountId } of await accountsInUse(work)) {
      if (accountId === account) await keep(work, { practiceId, account, payout, readAt })
    }
  })
}

async function findPayout(deps: Deps, account: string, payoutId: string): Promise<ProviderPayout | null> {
  try {
    return await deps.paymentProvider.findPayout(account, payoutId)
  } catch (error) {
    if (error instanceof ProviderRefused) return null
    throw error
  }
}

interface Reading {
  practiceId: string
  account: string
  payout: ProviderPayout
  readAt: Date
}

/** What was read earlier than what is kept changes nothing, and only a change is recorded. */
async function keep(work: Work<Actor>, { practiceId, account, payout, readAt }: Reading): Promise<void> {
  const { organizationId } = work.actor
  const { id: providerId, amountCents, state, arrivesOn, movements } = payout
  const read = { state, amountCents, arrivesOn, readAt }
  const isTest = work.deps.paymentProvider.isTest
  const made = await work.tx
    .insert(payouts)
    .values({
      ...{ organizationId, id: work.newId(), practiceId, accountId: account, providerId, isTest },
      ...read,
    })
    .onConflictDoNothing()
    .returning({ id: payouts.id })
  const isOne = and(
    eq(payouts.organizationId, organizationId),
    eq(payouts.practiceId, practiceId),
    eq(payouts.providerId, providerId),
  )
  const [row] = await work.tx.select().from(payouts).where(isOne).for('update')
  if (row === undefined || row.readAt > readAt) return
  await work.tx.update(payouts).set(read).where(isOne)
  const isNew = made.length > 0
  const wasSame = row.state === state && row.amountCents === amountCents && row.arrivesOn === arrivesOn
  await replaceLines(work, row.id, movements)
  if (wasSame && !isNew) return
  await recordAudit(work, {
    action: isNew ? 'created' : 'updated',
    resource: 'payout',
    recordId: row.id,
    changed: ['state', 'amountCents', 'arrivesOn'],
  })
}

async function replaceLines(
  { tx, actor: { organizationId } }: Work<Actor>,
  payoutId: string,
  movements: ProviderPayout['movements'],
): Promise<void> {
  await tx
    .delete(payoutLines)
    .where(and(eq(payoutLines.organizationId, organizationId), eq(payoutLines.payoutId, payoutId)))
  const rows = movements.map(({ id: providerId, kind, amountCents, feeCents, chargeId, at: movedAt }) => ({
    ...{ organizationId, payoutId, providerId, kind, amountCents, feeCents, chargeId, movedAt },
  }))
  for (let from = 0; from < rows.length; from += LINES_AT_ONCE) {
    await tx.insert(payoutLines).values(rows.slice(from, from + LINES_AT_ONCE))
  }
}
