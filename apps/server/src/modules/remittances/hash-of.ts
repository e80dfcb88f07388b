import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal: what names a payment may be longer than an index takes. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')
