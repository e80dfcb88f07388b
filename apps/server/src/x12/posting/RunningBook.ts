import {
  bookSums,
  givenCents,
  standingEntries,
  type BookedEntry,
  type ClaimEntry,
  type PostableClaim,
} from './claims-book'
import type { LineBook } from './line-entries'

/** The books of claims while a posting is planned: what stood there, and what the plan has written so far. */
export class RunningBook {
  readonly written: ClaimEntry[] = []
  readonly #writtenByClaim = new Map<string, ClaimEntry[]>()
  readonly #undone = new Set<string>()

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
      const known = this.#writtenByClaim.get(entry.claimId)
      if (known === undefined) this.#writtenByClaim.set(entry.claimId, [entry])
      else known.push(entry)
    }
  }

  /** All entries of a claim, those of the plan too. */
  entriesOf({ id, entries }: PostableClaim): ClaimEntry[] {
    return [...entries, ...(this.#writtenByClaim.get(id) ?? [])]
  }

  /** The entries of a claim that were neither undone before nor by the plan. */
  standingOf({ entries }: PostableClaim): BookedEntry[] {
    return standingEntries(entries).filter(({ id }) => !this.#undone.has(id))
  }
}
