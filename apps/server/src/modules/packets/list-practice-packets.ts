import type * as api from '@oaklet/api/contract'
import { accessScope, type ListedPacket, type Page, type PacketQueue } from '@oaklet/api/contract'
import { and, asc, count, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Scope } from '../../actor'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import { packets, type STORED_PACKET_STATUSES } from '../../db/schema/packets-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { displayName, isClientOf, isVisibleClient } from '../caseload'
import { selectPackets } from './select-packets'

type Status = (typeof STORED_PACKET_STATUSES)[number]

const STATUSES: Readonly<Record<PacketQueue, readonly Status[]>> = {
  to_review: ['submitted'],
  with_clients: ['sent', 'opened', 'in_progress', 'returned'],
}

/** What a queue is in the order of: when it was sent in, or sent. */
const waitsSince = (queue: PacketQueue) => (queue === 'to_review' ? packets.submittedAt : packets.sentAt)

const Cursor = z.tuple([z.iso.datetime(), z.uuid()])

/** The packets of a queue whose clients the actor may see. */
const isInQueue = ({ actor }: Work, practiceId: string, scope: Scope, queue: PacketQueue) =>
  and(
    isVisibleClient(actor, practiceId, scope),
    ne(clients.status, 'archived'),
    inArray(packets.status, [...STATUSES[queue]]),
  )

/** A page of the packets of a practice, those that wait longest first. */
export async function listPracticePackets(
  {
    scope,
    params: { practiceId },
    query: { queue = 'to_review', cursor, limit = DEFAULT_PAGE_SIZE },
  }: CallOf<typeof api.listPracticePackets>,
  work: Work,
): Promise<Page<ListedPacket>> {
  const where = isInQueue(work, practiceId, scope, queue)
  const since = waitsSince(queue)
  const rows = await work.tx
    .select({ id: packets.id, since, client: clients })
    .from(packets)
    .innerJoin(clients, isClientOf(packets))
    .where(and(where, isAfter(queue, cursor)))
    .orderBy(asc(since), asc(packets.id))
    .limit(limit + 1)
  const found = await selectPackets(
    work,
    and(
      eq(packets.organizationId, work.actor.organizationId),
      inArray(
        packets.id,
        rows.map(({ id }) => id),
      ),
    ),
  )
  const named = rows.flatMap(({ id, since: at, client }) => {
    const packet = found.find((one) => one.id === id)
    return packet === undefined ? [] : [{ at, packet: { ...packet, clientName: displayName(client) } }]
  })
  return toPage(
    named,
    limit,
    await countOf(work, where),
    ({ at, packet }) => [at?.toISOString(), packet.id],
    ({ packet }) => packet,
  )
}

function isAfter(queue: PacketQueue, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [at, id] = fromCursor(cursor, Cursor)
  return sql`(${waitsSince(queue)}, ${packets.id}) > (${at}::timestamptz, ${id}::uuid)`
}

async function countOf({ tx }: Work, where: SQL | undefined): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(packets)
    .innerJoin(clients, isClientOf(packets))
    .where(where)
  return counted?.total ?? 0
}

/** How many packets the actor may review; null where they may review none. */
export async function countToReview(work: Work, practiceId: string): Promise<number | null> {
  const scope = accessScope(work.actor.permissions, 'onboarding:review')
  return scope === 'none' ? null : countOf(work, isInQueue(work, practiceId, scope, 'to_review'))
}
