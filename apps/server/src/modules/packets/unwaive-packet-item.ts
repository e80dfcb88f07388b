import type * as api from '@oaklet/api/contract'
import type { Packet } from '@oaklet/api/contract'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientOf } from '../caseload'
import { lockOpenPacket } from './lock-open-packet'
import { findPacket, isAsked, itemsOf } from './select-packets'
import { setWaiver } from './set-waiver'

/** Asks for something again that was waived. */
export async function unwaivePacketItem(
  { scope, params: { itemId, ...key } }: CallOf<typeof api.unwaivePacketItem>,
  work: Work,
): Promise<Packet> {
  await clientOf(work, key, scope)
  const packet = await lockOpenPacket(work, key)
  const item = (await itemsOf(work, [packet.id])).find(({ id }) => id === itemId)
  if (item === undefined) throw notFound()
  if (isAsked(item)) return findPacket(work, key)
  const asked = { waivedAt: null, waivedById: null, waiverReason: null }
  return setWaiver(work, key, item, 'waiver_withdrawn', asked)
}
