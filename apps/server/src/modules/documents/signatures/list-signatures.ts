import type * as api from '@oaklet/api/contract'
import type { Signature } from '@oaklet/api/contract'
import type { CallOf } from '../../../http/mount'
import type { Work } from '../../../work'
import { clientOf } from '../../caseload'
import { isSignatureOfClient, selectSignatures } from './select-signatures'

/** What became of the documents that a client was sent. */
export async function listSignatures(
  { actor, scope, params: key }: CallOf<typeof api.listSignatures>,
  work: Work,
): Promise<Signature[]> {
  await clientOf(work, key, scope)
  return selectSignatures(work, isSignatureOfClient(actor, key))
}
