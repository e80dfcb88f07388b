import {
  bookSums,
  givenCents,
  standingEntries,
  type BookedEntry,
  type ClaimEntry,
  type PostableClaim,
} from './claims-book'
import type { ClaimIndex } from './ClaimIndex'
import type { LineBook } from './line-entries'
import { sameLine } from './same-line'
import { secondClaimsOf } from './second-claims-of'

/** The books of claims while a posting is planned: what stood there, and what the plan has written so far. */
export class RunningBook {
  readonly written: ClaimEntry[] = []
  readonly #writtenByClaim = new Map<string, ClaimEntry[]>()
  readonly #undone = new Set<string>()
  readonly #index: ClaimIndex
  /** What the plan moves to claims of later insurances so far; null while it has to be found out anew. */
  #movedIn: ReadonlyMap<string, ClaimEntry[]> | null = null

  constructor(index: ClaimIndex) {
    this.#index = index
  }

  /** Where a line of a claim stands, after these entries too. What a person gave to the client is not a payer’s to take back. */
  lineOf(claim: PostableClaim, lineId: string, more: readonly ClaimEntry[]): LineBook {
    const entries = [...this.entriesOf(claim), ...more].filter((entry) => entry.lineId === lineId)
    const { openCents, toClientCents, movedOutCents } = bookSums(entries)
    return { openCents, toClientCents: toClientCents - givenCents(entries), movedOutCents }
  }

  /** Writes entries. */
  write(entries: readonly ClaimEntry[]): void {
    for (const entry of entries) {
      this.written.push(entry)
      if (entry.reversesId !== null) this.#undone.add(entry.reversesId)
      if (entry.kind === 'moved_out') this.#movedIn = null
      const known = this.#writtenByClaim.get(entry.claimId)
      if (known === undefined) this.#writtenByClaim.set(entry.claimId, [entry])
      else known.push(entry)
    }
  }

  /** All entries of a claim, those of the plan too, with what it moves there from claims to earlier insurances. */
  entriesOf({ id, entries, secondaryOf }: PostableClaim): ClaimEntry[] {
    const movedIn = secondaryOf === null ? [] : (this.#moved().get(id) ?? [])
    return [...entries, ...movedIn, ...(this.#writtenByClaim.get(id) ?? [])]
  }

  #moved(): ReadonlyMap<string, ClaimEntry[]> {
    this.#movedIn ??= Map.groupBy(movedInBy(this.written, this.#index), ({ claimId }) => claimId)
    return this.#movedIn
  }

  /** The entries of a claim that were neither undone before nor by the plan. */
  standingOf({ entries }: PostableClaim): BookedEntry[] {
    return standingEntries(entries).filter(({ id }) => !this.#undone.has(id))
  }
}

/** What these entries move into claims that are there, and back from them. */
const movedInBy = (written: readonly ClaimEntry[], index: ClaimIndex): ClaimEntry[] =>
  secondClaimsOf(written, index, new Set()).flatMap(({ firstClaimId, claimId, lines }) => {
    const [first, second] = [index.withId(firstClaimId), claimId === null ? undefined : index.withId(claimId)]
    return lines.flatMap(({ lineId, cents }): ClaimEntry[] => {
      const line = second && first && sameLine(second.lines, first.lines, lineId)
      return second === undefined || line === undefined
        ? []
        : [{ claimId: second.id, lineId: line.id, kind: 'moved_in', cents, reversesId: null, share: null }]
    })
  })
