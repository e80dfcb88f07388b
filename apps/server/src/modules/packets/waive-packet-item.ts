import type * as api from '@oaklet/api/contract'
import type { Packet } from '@oaklet/api/contract'
import { AppError, notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientOf } from '../caseload'
import { lockOpenPacket } from './lock-open-packet'
import { findPacket, isAsked, itemsOf, itemStateOf } from './select-packets'
import { setWaiver } from './set-waiver'

/** Does without something that is not filled in yet, but for the last thing that is asked for. */
export async function waivePacketItem(
  { actor, scope, params: { itemId, ...key }, body: { reason } }: CallOf<typeof api.waivePacketItem>,
  work: Work,
): Promise<Packet> {
  await clientOf(work, key, scope)
  const packet = await lockOpenPacket(work, key)
  const items = await itemsOf(work, [packet.id])
  const item = items.find(({ id }) => id === itemId)
  if (item === undefined) throw notFound()
  if (!isAsked(item)) return findPacket(work, key)
  if (itemStateOf(item) === 'done') {
    throw new AppError('transition_refused', 'This is filled in already.')
  }
  if (items.filter(isAsked).length === 1) {
    throw new AppError('transition_refused', 'Nothing else is asked for: revoke the forms instead.')
  }
  const waived = { waivedAt: work.now(), waivedById: actor.staffId, waiverReason: reason }
  return setWaiver(work, key, item, 'waived', waived)
}
