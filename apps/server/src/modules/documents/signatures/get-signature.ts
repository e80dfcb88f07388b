import type * as api from '@oaklet/api/contract'
import type { SignatureRecord } from '@oaklet/api/contract'
import type { CallOf } from '../../../http/mount'
import type { Work } from '../../../work'
import { recordAudit } from '../../audit'
import { clientOf } from '../../caseload'
import { findSignature } from './select-signatures'

/** A document as it was signed; reading it is an event of the signature. */
export async function getSignature(
  { scope, params: key }: CallOf<typeof api.getSignature>,
  work: Work,
): Promise<SignatureRecord> {
  await clientOf(work, key, scope)
  const found = await findSignature(work, key)
  await recordAudit(work, { action: 'viewed', resource: 'signature', recordId: key.signatureId })
  return found
}
