import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { hashToken } from './session-tokens'

/** A random token for a mailed link, with the hash that is kept of it; it names its organization, where it is looked for. */
export function newLinkToken(organizationId: string): { token: string; tokenHash: string } {
  const token = `${organizationId}.${randomBytes(32).toString('base64url')}`
  return { token, tokenHash: hashToken(token) }
}

/** The organization that the token of a link names; null for a text that is no such token. */
export const organizationOf = (token: string): string | null =>
  z.safeParse(z.uuid(), token.split('.', 1)[0]).data ?? null
