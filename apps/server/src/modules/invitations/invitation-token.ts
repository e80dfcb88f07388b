import { randomBytes } from 'node:crypto'
import { INVITATION_LIFE_DAYS } from '@oaklet/api/contract'
import * as z from 'zod/mini'
import { hashToken } from '../auth'

const DAY_MS = 86_400_000

/** A random token, with what is kept of it; it names its organization, where it is looked for. */
export function newInvitationToken(organizationId: string, now: Date) {
  const token = `${organizationId}.${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(now.getTime() + INVITATION_LIFE_DAYS * DAY_MS)
  return { token, kept: { tokenHash: hashToken(token), sentAt: now, expiresAt } }
}

/** The organization that a token names, or null when it isn't one. */
export function organizationOf(token: string): string | null {
  const id = token.split('.', 1)[0]
  return z.safeParse(z.uuid(), id).data ?? null
}
