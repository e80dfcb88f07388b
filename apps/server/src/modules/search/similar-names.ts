import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import { knownNames } from '../../db/schema/search-words-table'
import type { Work } from '../../work'

/** How many names a misspelt word may stand for. */
const NAMES_PER_WORD = 8
/** Distance in trigrams, from 0 to 1, beyond which a name is another name; further words rule out more. */
const MAX_DISTANCE = { alone: 0.5, amongOthers: 0.6 }
/** With fewer letters everything is like everything. */
const MIN_LETTERS_ALONE = 4

/** For each word the names that are like it, the likest first. */
export async function similarNames(
  work: Work,
  practiceId: string,
  words: readonly string[],
): Promise<readonly (readonly string[])[]> {
  if (words.length === 0) return []
  const isAlone = words.length === 1
  if (isAlone && (words[0]?.length ?? 0) < MIN_LETTERS_ALONE) return [[]]
  const maxDistance = isAlone ? MAX_DISTANCE.alone : MAX_DISTANCE.amongOthers
  const rows = await rowsOf<{ typed: string; name: string }>(
    work.tx,
    sql`select typed.word as typed, near.name
        from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as typed (word)
        cross join lateral (
          select ${knownNames.word} as name, ${knownNames.word} <->> typed.word as distance
          from ${knownNames}
          where ${knownNames.organizationId} = ${work.actor.organizationId} and ${knownNames.practiceId} = ${practiceId}
          order by ${knownNames.word} <->> typed.word
          limit ${NAMES_PER_WORD}
        ) near
        where near.distance <= ${maxDistance}
        order by near.distance`,
  )
  return words.map((word) => rows.filter(({ typed }) => typed === word).map(({ name }) => name))
}
