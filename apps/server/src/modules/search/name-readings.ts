import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/database'
import type { TypedPhrase } from '../../record-kind'
import type { Work } from '../../work'
import { similarNames } from './similar-names'

/** What one typed word may stand for: its beginning, or whole names that are like it. */
export interface Reading {
  beginning: string
  names: readonly string[]
}

/** The two ways to read a phrase as a name, each worked out at most once; no readings when there are no words. */
export interface NameReadings {
  /** Every word as the beginning of one. */
  asTyped(): Promise<readonly Reading[]>
  /** Also as names that are like it; none when there are no such names. */
  asMeant(): Promise<readonly Reading[]>
}

const MAX_WORDS = 5

/** Reads the phrase against the names that the practice knows. */
export function readNames(work: Work, practiceId: string, phrase: TypedPhrase): NameReadings {
  const asTyped = once(async () =>
    (await wordsOf(work.tx, phrase)).map((beginning) => ({ beginning, names: [] })),
  )
  const asMeant = once(async () => {
    if (phrase.contact !== null) return []
    const words = (await asTyped()).map(({ beginning }) => beginning)
    const names = await similarNames(work, practiceId, words)
    if (names.every((likely) => likely.length === 0)) return []
    return words.map((beginning, index) => ({ beginning, names: names[index] ?? [] }))
  })
  return { asTyped, asMeant }
}

/** The same words that the database keeps of names; the longest first, as the fewest clients have it. */
async function wordsOf(tx: Tx, { contact, text }: TypedPhrase): Promise<string[]> {
  if (contact !== null) return [contact]
  const [row] = await rowsOf<{ words: string[] }>(tx, sql`select to_jsonb(oaklet_words(${text})) as words`)
  return (row?.words ?? []).toSorted((a, b) => b.length - a.length).slice(0, MAX_WORDS)
}

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | null = null
  return () => (result ??= work())
}
