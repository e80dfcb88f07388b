import type * as api from '@oaklet/api/contract'
import type { Packet } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientOf } from '../caseload'
import { isPacketOfClient, selectPackets } from './select-packets'

/** The packets of a client, the latest first. */
export async function listPackets(
  { actor, scope, params: key }: CallOf<typeof api.listPackets>,
  work: Work,
): Promise<Packet[]> {
  await clientOf(work, key, scope)
  return selectPackets(work, isPacketOfClient(actor, key))
}
