import type { ChangeMfaBody, MfaStatus } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { users } from '../../db/schema/users-table'
import { enterAuth, enterTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { notFound, validationFailed } from '../../errors'
import { workOf } from '../../work'
import { recordAudit } from '../audit'
import { mfaStatusOf } from './get-mfa-status'
import { mfaChangedMail } from './mails/mfa-changed-mail'
import { isPasswordProof } from './password-proof'
import { sendNotice } from './send-notice'

/** Switches codes on or off for the actor's own sign-ins, with a proof of the password, and tells them by mail. */
export async function setMfaMethod(
  deps: Deps,
  actor: StaffActor,
  { token }: ChangeMfaBody,
  method: MfaStatus['method'],
): Promise<MfaStatus> {
  if (!(await isPasswordProof(deps, actor, token))) {
    throw validationFailed([{ path: 'token', message: 'Confirm your password again' }])
  }
  const mine = eq(users.id, actor.userId)
  const { email, isChanged } = await deps.db.transaction(async (tx) => {
    await enterAuth(tx)
    const [account] = await tx.select().from(users).where(mine).for('update')
    if (account === undefined) throw notFound()
    if (account.mfaMethod === method) return { email: account.email, isChanged: false }
    await tx.update(users).set({ mfaMethod: method }).where(mine)
    await enterTenant(tx, actor.organizationId)
    await recordAudit(workOf(tx, deps, actor), {
      action: method === null ? 'mfa_disabled' : 'mfa_enabled',
      resource: 'user',
      recordId: actor.userId,
      changed: ['mfaMethod'],
    })
    return { email: account.email, isChanged: true }
  })
  if (isChanged) sendNotice(deps, { to: email, ...mfaChangedMail(method !== null) })
  return mfaStatusOf(method, email)
}
