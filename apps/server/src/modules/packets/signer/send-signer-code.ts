import type { OnboardingCodeSent } from '@oaklet/api/contract'
import { packetLinks } from '../../../db/schema/packets-table'
import type { Deps } from '../../../deps'
import { errorCode } from '../../../error-code'
import { AppError } from '../../../errors'
import { inWork } from '../../../work'
import { CODE_LIFE_MS, hashCode, newCode, RESEND_AFTER_MS } from '../../auth'
import { isLinkOf, practiceName } from '../packet-link'
import { codeMail } from '../packet-mails'
import { linkOf, linkUnavailable, packetOfLink, type LinkRow, type Signer } from './signer-session'

const HOUR_MS = 3_600_000
const CODES_AN_HOUR = 5

/** Mails a code to the address that the practice wrote to. */
export async function sendSignerCode({
  deps,
  params,
  by: { actor, packetId },
}: {
  deps: Deps
  params: { linkId: string }
  by: Signer
}): Promise<OnboardingCodeSent> {
  const code = newCode()
  const message = await inWork(deps, actor, async (work) => {
    const { tx } = work
    const now = work.now()
    const [link] = await tx.select().from(packetLinks).where(isLinkOf(actor, packetId)).for('update')
    const found = await packetOfLink(work, linkOf(params.linkId).key)
    if (link === undefined || found === null) throw linkUnavailable()
    requirePause(link, now)
    const isNewHour = link.codesSince === null || now.getTime() - link.codesSince.getTime() >= HOUR_MS
    await tx
      .update(packetLinks)
      .set({
        ...{ codeHash: hashCode(deps.secret, packetId, code), codeTries: 0, codeSentAt: now },
        codeExpiresAt: new Date(now.getTime() + CODE_LIFE_MS),
        ...(isNewHour ? { codesSent: 1, codesSince: now } : { codesSent: link.codesSent + 1 }),
      })
      .where(isLinkOf(actor, packetId))
    const address = `${deps.env.publicUrl}/client-onboarding/${params.linkId}#code=${code}`
    return {
      to: found.packet.email,
      ...codeMail(await practiceName(work, found.packet.practiceId), code, address),
    }
  })
  try {
    await deps.mailer.send(message)
  } catch (error) {
    // The message of a mail server's error repeats the address.
    deps.log.error({ error: errorCode(error) ?? 'unknown' }, 'a code could not be sent')
    // Nothing came, so that another one may be asked for at once; it counts among those of the hour.
    await inWork(deps, actor, ({ tx }) =>
      tx.update(packetLinks).set({ codeHash: null, codeSentAt: null }).where(isLinkOf(actor, packetId)),
    )
    throw new AppError('unavailable', 'The mail with your code could not be sent. Try again in a moment.')
  }
  return { resendIn: RESEND_AFTER_MS / 1000 }
}

/** Throws 429 while codes are paused after wrong tries, within 30 s of the last code, and after five in an hour. */
function requirePause({ pausedUntil, codeSentAt, codesSent, codesSince }: LinkRow, now: Date): void {
  const waits = [
    waitUntil(pausedUntil, now),
    waitUntil(codeSentAt && new Date(codeSentAt.getTime() + RESEND_AFTER_MS), now),
    codesSent < CODES_AN_HOUR ? 0 : waitUntil(codesSince && new Date(codesSince.getTime() + HOUR_MS), now),
  ]
  const longest = Math.max(...waits)
  if (longest > 0) throw tooMany(longest)
}

/** How many seconds are left until then. */
export const waitUntil = (then: Date | null, now: Date): number =>
  then === null ? 0 : Math.max(0, Math.ceil((then.getTime() - now.getTime()) / 1000))

/** 429 with how many seconds to wait. */
export const tooMany = (seconds: number): AppError => {
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds <= 60 ? `${seconds} seconds` : `${minutes} minutes`
  return new AppError('rate_limited', `Please wait ${wait}, and try again.`, { retryAfter: seconds })
}
