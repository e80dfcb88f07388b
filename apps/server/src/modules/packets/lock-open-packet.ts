import { AppError } from '../../errors'
import type { Work } from '../../work'
import { isOver, lockPacket, type PacketKey, type PacketRow } from './select-packets'

/** The packet's row, locked; throws 409 where it was sent in, reviewed or revoked, and for an old version. */
export async function lockOpenPacket(work: Work, key: PacketKey, version?: number): Promise<PacketRow> {
  const packet = await lockPacket(work, key, version)
  if (isOver(packet.status)) {
    throw new AppError('transition_refused', 'This was sent in or revoked already.')
  }
  return packet
}
