import type { FormContent, Packet, PacketItem, PacketItemState, PacketStatus } from '@oaklet/api/contract'
import { isDoneByPages, missingPages } from '@oaklet/api/contract'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Actor } from '../../actor'
import { documentVersions, signatures } from '../../db/schema/documents-table'
import { packetItems, packetLinks, packetPages, packets } from '../../db/schema/packets-table'
import { staff } from '../../db/schema/staff-table'
import { notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import type { ClientKey } from '../caseload'
import { contentsOf } from '../form-templates'

/** Names one packet of one client, as the routes' parameters do. */
export interface PacketKey extends ClientKey {
  packetId: string
}

export type PacketRow = typeof packets.$inferSelect
export type ItemRow = typeof packetItems.$inferSelect
type PageRow = typeof packetPages.$inferSelect

/** What a document is called and asks for; its sections are read where somebody reads it. */
type Text = Pick<
  typeof documentVersions.$inferSelect,
  'documentId' | 'number' | 'title' | 'asks' | 'mayDecline'
>

/**
 * One thing that a packet asks for, with the pages that were saved; of a form of the practice its questions, of a document
 * its text, and what became of it.
 */
export interface ItemWithPages extends ItemRow {
  pages: PageRow[]
  form: FormContent | null
  text: Text | null
  signature: typeof signatures.$inferSelect | null
  waivedByName: string | null
}

type Who = Pick<Actor, 'organizationId'>

/** A client's packets. */
export const isPacketOfClient = ({ organizationId }: Who, { practiceId, clientId }: ClientKey) =>
  and(
    eq(packets.organizationId, organizationId),
    eq(packets.practiceId, practiceId),
    eq(packets.clientId, clientId),
  )

/** The row that `key` names. */
export const isPacket = (actor: Who, key: PacketKey) =>
  and(isPacketOfClient(actor, key), eq(packets.id, key.packetId))

/** Whether nothing can be filled in any more, but for what is sent back. */
export const isOver = (status: PacketRow['status']): boolean =>
  status === 'submitted' || status === 'reviewed' || status === 'revoked'

/** Whether a client may still fill the packet in. */
export const isFillable = ({ status, expiresAt }: PacketRow, now: Date): boolean =>
  !isOver(status) && expiresAt > now

/** Where a packet stands now. */
const statusOf = (packet: PacketRow, now: Date): PacketStatus =>
  !isOver(packet.status) && packet.expiresAt <= now ? 'expired' : packet.status

/** Whether the client is still asked for an item. */
export const isAsked = ({ waivedAt }: ItemWithPages): boolean => waivedAt === null

/** How far one item is; what was added to a packet that was sent back is open without a comment. */
export function itemStateOf(item: ItemWithPages): PacketItemState {
  const { kind, finishedAt, returnedAt, comment, pages } = item
  if (finishedAt !== null) return 'done'
  if (returnedAt !== null && comment !== '' && pages.every(({ savedAt }) => savedAt <= returnedAt))
    return 'returned'
  if (isDoneByPages(kind) && missingPages(item, pages).length === 0) return 'done'
  return pages.length > 0 ? 'in_progress' : 'not_started'
}

/** What each of these packets asks for, in its order. */
export async function itemsOf(
  { tx, actor }: Work<Actor>,
  packetIds: readonly string[],
): Promise<ItemWithPages[]> {
  if (packetIds.length === 0) return []
  const rows = await tx
    .select({
      ...{ item: packetItems, signature: signatures },
      text: {
        documentId: documentVersions.documentId,
        number: documentVersions.number,
        title: documentVersions.title,
        asks: documentVersions.asks,
        mayDecline: documentVersions.mayDecline,
      },
      waivedByName: staff.name,
    })
    .from(packetItems)
    .leftJoin(
      documentVersions,
      and(
        eq(documentVersions.organizationId, packetItems.organizationId),
        eq(documentVersions.documentId, packetItems.documentId),
        eq(documentVersions.number, packetItems.documentNumber),
      ),
    )
    .leftJoin(
      signatures,
      and(
        eq(signatures.organizationId, packetItems.organizationId),
        eq(signatures.id, packetItems.signatureId),
      ),
    )
    .leftJoin(
      staff,
      and(eq(staff.organizationId, packetItems.organizationId), eq(staff.id, packetItems.waivedById)),
    )
    .where(
      and(
        eq(packetItems.organizationId, actor.organizationId),
        inArray(packetItems.packetId, [...packetIds]),
      ),
    )
    .orderBy(asc(packetItems.position))
  const pages = await tx
    .select()
    .from(packetPages)
    .where(
      and(
        eq(packetPages.organizationId, actor.organizationId),
        inArray(
          packetPages.itemId,
          rows.map(({ item }) => item.id),
        ),
      ),
    )
  const contentOf = await contentsOf(
    { tx, actor },
    rows.map(({ item }) => item),
  )
  return rows.map(({ item, text, signature, waivedByName }) => ({
    ...{ ...item, form: contentOf(item), text, signature, waivedByName },
    pages: pages.filter(({ itemId }) => itemId === item.id),
  }))
}

const reviewer = alias(staff, 'reviewer')
const revoker = alias(staff, 'revoker')

/** Packets as the contract shows them, the latest first. */
export async function selectPackets(work: Work, where: SQL | undefined): Promise<Packet[]> {
  const rows = await work.tx
    .select({
      packet: packets,
      sentByName: staff.name,
      reviewedByName: reviewer.name,
      revokedByName: revoker.name,
      frozenAt: packetLinks.frozenAt,
    })
    .from(packets)
    .innerJoin(staff, and(eq(staff.organizationId, packets.organizationId), eq(staff.id, packets.sentById)))
    .innerJoin(
      packetLinks,
      and(eq(packetLinks.organizationId, packets.organizationId), eq(packetLinks.packetId, packets.id)),
    )
    .leftJoin(
      reviewer,
      and(eq(reviewer.organizationId, packets.organizationId), eq(reviewer.id, packets.reviewedById)),
    )
    .leftJoin(
      revoker,
      and(eq(revoker.organizationId, packets.organizationId), eq(revoker.id, packets.revokedById)),
    )
    .where(where)
    .orderBy(desc(packets.sentAt), desc(packets.id))
  const items = await itemsOf(
    work,
    rows.map(({ packet }) => packet.id),
  )
  const now = work.now()
  return rows.map(({ packet, sentByName, reviewedByName, revokedByName, frozenAt }) => ({
    id: packet.id,
    practiceId: packet.practiceId,
    clientId: packet.clientId,
    status: statusOf(packet, now),
    email: packet.email,
    message: packet.message,
    items: items.filter(({ packetId }) => packetId === packet.id).map(shownItem),
    sentByName,
    sentAt: packet.sentAt.toISOString(),
    isScheduled: packet.isScheduled,
    openedAt: packet.openedAt?.toISOString() ?? null,
    savedAt: packet.savedAt?.toISOString() ?? null,
    submittedAt: packet.submittedAt?.toISOString() ?? null,
    review:
      packet.reviewedAt === null ? null : { byName: reviewedByName, at: packet.reviewedAt.toISOString() },
    revocation: revocationOf(packet, revokedByName),
    expiresAt: packet.expiresAt.toISOString(),
    isFrozen: frozenAt !== null,
    version: packet.version,
  }))
}

const shownItem = (item: ItemWithPages): PacketItem => ({
  id: item.id,
  kind: item.kind,
  state: itemStateOf(item),
  comment: item.comment ?? '',
  hasResult: item.measureId !== null,
  form: item.form && {
    ...{ id: item.formTemplateId ?? '', number: item.formNumber ?? 0 },
    ...{ title: item.form.title, isClinical: item.form.isClinical },
  },
  document: item.text && { id: item.text.documentId, number: item.text.number, title: item.text.title },
  signature: item.signature && {
    ...{ id: item.signature.id, outcome: item.signature.outcome },
    ...{ signerName: item.signature.signerName, reason: item.signature.reason },
  },
  waiver: waiverOf(item),
})

/** The table says that a reason comes with its time. */
const waiverOf = ({ waivedAt, waivedByName, waiverReason }: ItemWithPages): PacketItem['waiver'] =>
  waivedAt === null || waiverReason === null
    ? null
    : { byName: waivedByName ?? '', at: waivedAt.toISOString(), reason: waiverReason }

/** The table says that a reason comes with its time. */
const revocationOf = (
  { revokedAt, revocationReason }: PacketRow,
  byName: string | null,
): Packet['revocation'] =>
  revokedAt === null || revocationReason === null
    ? null
    : { byName: byName ?? '', at: revokedAt.toISOString(), reason: revocationReason }

/** One packet as the contract shows it; throws 404 where there is none. */
export async function findPacket(work: Work, key: PacketKey): Promise<Packet> {
  const [packet] = await selectPackets(work, isPacket(work.actor, key))
  if (packet === undefined) throw notFound()
  return packet
}

/** The packet's row, locked; throws 404 where there is none, and 409 for an old version. */
export async function lockPacket(work: Work, key: PacketKey, version?: number): Promise<PacketRow> {
  const [row] = await work.tx.select().from(packets).where(isPacket(work.actor, key)).for('update')
  if (row === undefined) throw notFound()
  if (version !== undefined && row.version !== version) throw staleEdit(await findPacket(work, key))
  return row
}
