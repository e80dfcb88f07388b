import type { auditEvents, auditHeads } from '../../db/schema/audit-table'
import { CHAIN_START, eventHash } from './event-hash'

type Event = typeof auditEvents.$inferSelect
type Head = Pick<typeof auditHeads.$inferSelect, 'seq' | 'hash'>

/** Where a chain doesn't hold. `seq` is the number of the event; the last flaw is of the recorded end alone. */
export type ChainFlaw =
  | { kind: 'altered'; seq: number }
  | { kind: 'moved'; seq: number; from: number }
  | { kind: 'missing' | 'added'; seq: number; through: number }
  | { kind: 'end'; seq: number }

/** To find where a moved event once stood, its hash is tried with every number: only for the first few. */
const MAX_MOVES_FOUND = 10

/** Checks a chain event by event, in the order of their numbers, against the end that was recorded. */
export function createChainCheck(head: Head | undefined) {
  const flaws: ChainFlaw[] = []
  let last = { seq: 0, hash: CHAIN_START, isSound: true }

  const checkPlace = ({ seq }: Event): boolean => {
    if (seq > last.seq + 1) flaws.push({ kind: 'missing', seq: last.seq + 1, through: seq - 1 })
    // The order is by number: only one below 1 can stand before its turn.
    else if (seq < 1) flaws.push({ kind: 'added', seq, through: seq })
    return seq === last.seq + 1
  }
  const checkContent = (event: Event, isNext: boolean): boolean => {
    if (eventHash(event) !== event.hash) {
      const from = flaws.length < MAX_MOVES_FOUND ? placeOf(event, head?.seq ?? event.seq) : null
      flaws.push(
        from === null ? { kind: 'altered', seq: event.seq } : { kind: 'moved', seq: event.seq, from },
      )
      return false
    }
    // Whole in itself, it followed another than the one that stands before it: that one was rewritten.
    if (isNext && last.isSound && event.prevHash !== last.hash)
      flaws.push({ kind: 'altered', seq: Math.max(1, last.seq) })
    return true
  }

  return {
    add(event: Event): void {
      const isNext = checkPlace(event)
      const isSound = checkContent(event, isNext)
      last = { seq: Math.max(0, event.seq), hash: event.hash, isSound }
    },
    /** All that was found, once every event was added. */
    flaws(): readonly ChainFlaw[] {
      return [...flaws, ...flawsOfEnd(head, last)]
    },
  }
}

function flawsOfEnd(
  head: Head | undefined,
  last: { seq: number; hash: string; isSound: boolean },
): ChainFlaw[] {
  if (head === undefined) return last.seq === 0 ? [] : [{ kind: 'end', seq: last.seq }]
  if (head.seq > last.seq) return [{ kind: 'missing', seq: last.seq + 1, through: head.seq }]
  if (head.seq < last.seq) return [{ kind: 'added', seq: head.seq + 1, through: last.seq }]
  return last.isSound && head.hash !== last.hash ? [{ kind: 'end', seq: last.seq }] : []
}

/** The number with which the event's hash fits it, or null when there is none. */
function placeOf(event: Event, highest: number): number | null {
  for (let seq = 1; seq <= Math.max(highest, event.seq); seq += 1)
    if (eventHash({ ...event, seq }) === event.hash) return seq
  return null
}
