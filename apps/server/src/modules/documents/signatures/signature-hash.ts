import { createHash } from 'node:crypto'
import type { SignatureRecord } from '@oaklet/api/contract'
import canonicalize from 'canonicalize'

/** Everything that was on the screen and was done, without what is only known of the browser. */
export type SignedContent = Omit<SignatureRecord, 'address' | 'userAgent' | 'hash' | 'isIntact'>

/** SHA-256 in hex over the canonical JSON (RFC 8785) in NFC, so that it is the same whatever stored it. */
export const signatureHash = (content: SignedContent): string =>
  createHash('sha256')
    .update((canonicalize(content) ?? '').normalize('NFC'))
    .digest('hex')
