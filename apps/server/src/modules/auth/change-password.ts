import type { ChangePasswordBody, SessionsEnded } from '@oaklet/api/contract'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { identityIn, type StaffActor } from '../../actor'
import { mfaChallenges } from '../../db/schema/mfa-challenges-table'
import { passwordResets } from '../../db/schema/password-resets-table'
import { sessions } from '../../db/schema/sessions-table'
import { users } from '../../db/schema/users-table'
import { enterAuth, enterEach } from '../../db/tenant'
import type { Deps } from '../../deps'
import { validationFailed } from '../../errors'
import { workOf } from '../../work'
import { recordAudit } from '../audit'
import { passwordReplacedMail } from './mails/password-replaced-mail'
import { hashPassword } from './password'
import { requirePassword } from './require-password'
import { sendNotice } from './send-notice'
import { weakPassword } from './weak-password'

/** Sets the actor's new password; every other session of theirs ends, and every sign-in or reset under way. */
export async function changePassword(
  deps: Deps,
  actor: StaffActor,
  { currentPassword, newPassword }: ChangePasswordBody,
): Promise<SessionsEnded> {
  const { email } = await requirePassword(deps, actor, currentPassword, 'currentPassword')
  const weakness = weakPassword(newPassword, email) ?? samePassword(currentPassword, newPassword)
  if (weakness !== null) throw validationFailed([{ path: 'newPassword', message: weakness }])
  const passwordHash = await hashPassword(newPassword)
  const { userId, sessionId } = actor
  const ended = await deps.db.transaction(async (tx) => {
    await enterAuth(tx)
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
    await tx.delete(mfaChallenges).where(eq(mfaChallenges.userId, userId))
    const others = await tx
      .update(sessions)
      .set({ revokedAt: deps.clock.now() })
      .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.revokedAt)))
      .returning({ organizationId: sessions.organizationId, expiresAt: sessions.expiresAt })
    const entry = {
      action: 'password_changed',
      resource: 'user',
      recordId: userId,
      changed: ['password'],
    } as const
    const places = [actor, ...others].map(({ organizationId }) => organizationId)
    await enterEach(tx, places, (organizationId) =>
      recordAudit(workOf(tx, deps, identityIn(actor, organizationId)), entry),
    )
    return others.filter(({ expiresAt }) => expiresAt > deps.clock.now()).length
  })
  sendNotice(deps, { to: email, ...passwordReplacedMail() })
  return { ended }
}

const samePassword = (before: string, after: string): string | null =>
  before === after ? 'This is your password already: choose another' : null
