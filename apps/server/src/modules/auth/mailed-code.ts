import { createHmac, randomInt } from 'node:crypto'
import { AppError } from '../../errors'
import { isSameSecret } from './session-tokens'

/** How long a mailed code is good for. */
export const CODE_LIFE_MS = 600_000
/** How often it may be tried. */
export const CODE_TRIES = 5
/** How long to wait before another one is sent. */
export const RESEND_AFTER_MS = 30_000

/** Returns six random digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** What is stored of a code. It takes the server's secret: a million hashes are quickly tried. */
export const hashCode = (secret: Uint8Array, id: string, code: string): string =>
  createHmac('sha256', secret).update(`code:${id}:${code}`).digest('base64url')

/** Whether `code` is the one that `stored` was made from; timing doesn't tell how near it is. */
export const isSameCode = (
  secret: Uint8Array,
  stored: { id: string; codeHash: string },
  code: string,
): boolean => isSameSecret(hashCode(secret, stored.id, code), stored.codeHash)

/** A mailed code as it is kept. */
export interface StoredCode {
  tries: number
  expiresAt: Date
  consumedAt: Date | null
}

/** Whether a code may still be tried. */
export const isLiveCode = ({ tries, expiresAt, consumedAt }: StoredCode, now: Date): boolean =>
  consumedAt === null && expiresAt > now && tries < CODE_TRIES

/** 401 for a wrong code; `tries` have been used, this one included. `again` says how to get a new code. */
export function wrongCode(tries: number, again: string): AppError {
  const left = CODE_TRIES - tries
  if (left <= 0) return new AppError('code_expired', `That was the last try for this code. ${again}`)
  const tail = left === 1 ? 'one try' : `${left} tries`
  return new AppError('invalid_code', `That is not the code. You have ${tail} left.`)
}

/** 401 for a code that ran out, was used, or never was. */
export const codeExpired = (again: string): AppError =>
  new AppError('code_expired', `This code is no longer good. ${again}`)
