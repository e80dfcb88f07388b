import { sumOf } from '../remittance/imbalances-of'
import { standingEntries, type BookedEntry, type ClaimEntry, type PostableClaim } from './claims-book'

/** The books of claims while a posting is planned: what stood there, and what the plan has written so far. */
export class RunningBook {
  readonly written: ClaimEntry[] = []
  readonly #openByLine = new Map<string, number>()
  readonly #writtenByClaim = new Map<string, ClaimEntry[]>()
  readonly #undone = new Set<string>()

  constructor(claims: readonly PostableClaim[]) {
    for (const { entries } of claims) for (const entry of entries) this.#add(entry)
  }

  /** What is open on a line, after these entries too. */
  openOf(lineId: string, more: readonly ClaimEntry[]): number {
    const later = more.filter((entry) => entry.lineId === lineId).map(({ cents }) => cents)
    return (this.#openByLine.get(lineId) ?? 0) + sumOf(later)
  }

  /** Writes entries. */
  write(entries: readonly ClaimEntry[]): void {
    for (const entry of entries) {
      this.#add(entry)
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

  #add({ lineId, cents }: Pick<ClaimEntry, 'lineId' | 'cents'>) {
    this.#openByLine.set(lineId, (this.#openByLine.get(lineId) ?? 0) + cents)
  }
}
