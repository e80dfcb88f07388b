import { requirePermission, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { answerOfProvider } from '../../payment-provider'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { keepAttempt, newState, useUpAttempt } from './connection-attempts'
import { type ConnectionRow, findConnection } from './connection-rows'
import { saveNewAccount } from './save-connection'

/** Sends a person to the provider: the address is given to them, and kept nowhere. */
export async function connectPayments(
  deps: Deps,
  actor: StaffActor,
  practiceId: string,
): Promise<{ address: string }> {
  requirePermission(actor, 'settings:edit')
  return { address: await addressToConnect(deps, actor, practiceId, null) }
}

/** Makes the address of a new way to the provider; `former` is the state of the way that it takes the place of. */
export async function addressToConnect(
  deps: Deps,
  actor: StaffActor,
  practiceId: string,
  former: string | null,
): Promise<string> {
  const { paymentProvider } = deps
  const before = await inWork(deps, actor, (work) => findConnection(work, practiceId))
  if (before?.state === 'active') {
    throw new AppError('transition_refused', 'This practice is connected already.')
  }
  const state = newState()
  const { address, account } = await answerOfProvider(async () =>
    paymentProvider.connectAddress({ state, practiceId, account: await usableAccount(deps, before) }),
  )
  await inWork(deps, actor, async (work) => {
    await lockPractice(work, practiceId)
    const now = await findConnection(work, practiceId)
    if (now?.accountId !== before?.accountId || now?.state !== before?.state) {
      throw new AppError('transition_refused', 'Somebody else has just connected this practice. Look again.')
    }
    if (former !== null) await useUpAttempt(work, former)
    await keepAttempt(work, practiceId, state)
    const isNew = account !== null && (account !== before?.accountId || before.state === 'disconnected')
    if (isNew) {
      await saveNewAccount(work, practiceId, {
        id: account,
        canCharge: false,
        isSubmitted: false,
        requirements: [],
      })
    }
    await recordAudit(work, { action: 'updated', resource: 'payment_connection', recordId: practiceId })
  })
  return address
}

/** An account that was made before, unless it is gone. */
async function usableAccount({ paymentProvider }: Deps, row: ConnectionRow | null): Promise<string | null> {
  if (row === null) return null
  const account = await paymentProvider.findAccount(row.accountId)
  return account === null ? null : account.id
}
