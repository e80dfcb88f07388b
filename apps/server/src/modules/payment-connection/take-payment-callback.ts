import type * as api from '@oaklet/api/contract'
import type { PaymentCallback, PaymentCallbackOutcome } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { requirePermission, requirePractice, type StaffActor } from '../../actor'
import { practices } from '../../db/schema/practices-table'
import type { Deps } from '../../deps'
import type { Call } from '../../http/mount'
import { answerOfProvider, type ProviderAccount } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { practiceOfAttempt, useUpAttempt } from './connection-attempts'
import { addressToConnect } from './connect-payments'
import { connectionFor, findConnection, stateOfAccount } from './connection-rows'
import { saveNewAccount, saveReading } from './save-connection'

type CallbackCall = Call<typeof api.takePaymentCallback.path, undefined, typeof api.takePaymentCallback.body>

const EXPIRED: PaymentCallback = { outcome: 'expired', practice: null, connection: null, address: null }

/** Takes what the provider sent a browser back with. The way back proves nothing by itself: its state does. */
export async function takePaymentCallback({ deps, actor, body }: CallbackCall): Promise<PaymentCallback> {
  requirePermission(actor, 'settings:edit')
  const { state, code, error, refresh = false } = body
  if (state === undefined) return EXPIRED
  const practiceId = await inWork(deps, actor, (work) => practiceOfAttempt(work, state))
  if (practiceId === null) return EXPIRED
  requirePractice(actor, practiceId)
  const way = { deps, actor, practiceId, state }
  if (error !== undefined) return finish(way, () => 'declined')
  if (code !== undefined) return attachAccount(way, code)
  if (refresh) {
    const before = await inWork(deps, actor, (work) => findConnection(work, practiceId))
    if (before?.state === 'active') return finish(way, () => 'already_connected')
    const address = await addressToConnect(deps, actor, practiceId, state)
    return inWork(deps, actor, (work) => answer(work, practiceId, 'continue', address))
  }
  return readAccount(way)
}

interface Way {
  deps: Deps
  actor: StaffActor
  practiceId: string
  state: string
}

/** The person chose an account that they have. */
async function attachAccount(way: Way, code: string): Promise<PaymentCallback> {
  const { deps, actor, practiceId } = way
  const before = await inWork(deps, actor, (work) => findConnection(work, practiceId))
  if (before !== null && before.state !== 'disconnected') return finish(way, () => 'already_connected')
  const { paymentProvider } = deps
  const account = await answerOfProvider(async () => {
    const id = await paymentProvider.accountOfCode(code)
    return id === null ? null : paymentProvider.findAccount(id)
  })
  return finish(way, async (work) => {
    const now = await findConnection(work, practiceId)
    if (now !== null && now.state !== 'disconnected') return 'already_connected'
    if (account === null) return 'expired'
    await saveNewAccount(work, practiceId, account)
    return outcomeOf(account)
  })
}

/** The person came back from setting up the account that was made for the practice; that may not be all of it. */
async function readAccount(way: Way): Promise<PaymentCallback> {
  const { deps, actor, practiceId } = way
  const before = await inWork(deps, actor, (work) => findConnection(work, practiceId))
  if (before === null || before.state === 'disconnected') return finish(way, () => 'expired')
  const { accountId } = before
  const readAt = deps.clock.now()
  const account = await answerOfProvider(() => deps.paymentProvider.findAccount(accountId))
  return finish(way, async (work) => {
    await saveReading(work, practiceId, { accountId, account, readAt })
    return account === null ? 'expired' : outcomeOf(account)
  })
}

function outcomeOf(account: ProviderAccount): PaymentCallbackOutcome {
  const state = stateOfAccount(account)
  return state === 'active' || state === 'restricted' ? state : 'onboarding'
}

/** Uses the way up, does the work, and says what came of it; another call may have used it up meanwhile. */
const finish = (
  { deps, actor, practiceId, state }: Way,
  run: (work: Work) => PaymentCallbackOutcome | Promise<PaymentCallbackOutcome>,
): Promise<PaymentCallback> =>
  inWork(deps, actor, async (work) => {
    await lockPractice(work, practiceId)
    if (!(await useUpAttempt(work, state))) return EXPIRED
    const outcome = await run(work)
    await recordAudit(work, {
      action: outcome === 'active' || outcome === 'restricted' ? 'connected' : 'updated',
      resource: 'payment_connection',
      recordId: practiceId,
    })
    return outcome === 'expired' ? EXPIRED : answer(work, practiceId, outcome, null)
  })

async function answer(
  work: Work,
  practiceId: string,
  outcome: PaymentCallbackOutcome,
  address: string | null,
): Promise<PaymentCallback> {
  const { tx, actor, deps } = work
  const [practice] = await tx
    .select({ id: practices.id, name: practices.name })
    .from(practices)
    .where(and(eq(practices.organizationId, actor.organizationId), eq(practices.id, practiceId)))
  const connection = connectionFor(actor, deps.paymentProvider, await findConnection(work, practiceId))
  return { outcome, practice: practice ?? null, connection, address }
}
