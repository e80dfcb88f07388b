import { and, eq } from 'drizzle-orm'
import type { ClientActor } from '../../../actor'
import { packets } from '../../../db/schema/packets-table'
import { AppError, notFound } from '../../../errors'
import type { Work } from '../../../work'
import { isAsked, itemsOf, type ItemWithPages } from '../select-packets'
import { foundOf, isOpenItem } from './read-forms'
import type { FoundPacket } from './signer-session'

/** The packet of the link, locked until the transaction ends; throws 404 where it is gone. */
export async function lockFound(work: Work<ClientActor>, params: { linkId: string }): Promise<FoundPacket> {
  const { packet } = await foundOf(work, params)
  const mine = and(eq(packets.organizationId, packet.organizationId), eq(packets.id, packet.id))
  await work.tx.select({ id: packets.id }).from(packets).where(mine).for('update')
  return foundOf(work, params)
}

/** An item with its packet locked; throws 404 where the client is not asked for it. */
export async function lockItem(
  work: Work<ClientActor>,
  params: { linkId: string; itemId: string },
): Promise<{ item: ItemWithPages; found: FoundPacket }> {
  const found = await lockFound(work, params)
  const item = (await itemsOf(work, [found.packet.id])).find(({ id }) => id === params.itemId)
  if (item === undefined || !isAsked(item)) throw notFound()
  return { item, found }
}

/** Throws 409 where the answers of an item can’t be changed any more. */
export function requireOpen(work: Work<ClientActor>, { packet }: FoundPacket, item: ItemWithPages): void {
  if (!isOpenItem(packet, item, work.now())) throw closed()
}

/** 409: what was sent in, or has ended, can’t be changed. */
export const closed = () => new AppError('transition_refused', 'This can’t be changed any more.')
