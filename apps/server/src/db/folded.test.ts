import { foldedText, nameKey } from '@oaklet/api/contract'
import { FOLDED_TEXTS } from '@oaklet/api/testing'
import { sql, type SQL } from 'drizzle-orm'
import { expect } from 'vitest'
import { onEachDatabase } from '../testing/on-each-database'
import { rowsOf } from './database'

/** The blocks whose letters and marks names are written with: Latin to Arabic, and what stands between words. */
const BLOCKS = [
  [0x20, 0x24f],
  [0x2b0, 0x377],
  [0x37a, 0x52f],
  [0x591, 0x6ff],
  [0x1e00, 0x1f4d],
  [0x2000, 0x206f],
  [0x3000, 0x30ff],
  [0xff00, 0xffef],
] as const

const CHARACTERS = BLOCKS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
)

onEachDatabase('the database', (test, rule) => {
  const inDatabase = async (result: SQL, texts: readonly string[]) => {
    const rows = await rowsOf<{ result: string }>(
      test.deps.db,
      sql`select ${result} as result
          from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as given (text, place)
          order by place`,
    )
    return rows.map((row) => row.result)
  }

  rule('folds each text of the table', async () => {
    const folded = await inDatabase(
      sql`oaklet_folded(text)`,
      FOLDED_TEXTS.map(([text]) => text),
    )
    expect(folded).toEqual(FOLDED_TEXTS.map(([, expected]) => expected))
  })

  rule('folds each letter and mark as the client does', async () => {
    const texts = CHARACTERS.map((character) => `a${character}z`)
    const folded = await inDatabase(sql`oaklet_folded(text)`, texts)
    const differing = texts.filter((text, index) => folded[index] !== foldedText(text))
    expect(differing).toEqual([])
  })

  rule('takes the same people for the same as the client does', async () => {
    const names = FOLDED_TEXTS.map(([text]) => text)
    const keys = await inDatabase(sql`oaklet_joined(text) || ' ' || oaklet_joined('O’Hara')`, names)
    expect(keys).toEqual(names.map((firstName) => nameKey({ firstName, lastName: "O'Hara" })))
  })
})
