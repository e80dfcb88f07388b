import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../repository.mjs'
import { specRows } from './spec-rows.mjs'
import { testTitles } from './test-titles.mjs'

const ROOM = join(ROOT, 'packages/session')
const rows = specRows(readFileSync(join(ROOM, 'README.md'), 'utf8'))
const named = rows.flatMap(({ tests }) => tests)

/** A test is named from the package's own folder, or from the repository's. */
const pathOf = (file) => [ROOM, ROOT].map((folder) => join(folder, file)).find(existsSync) ?? null

it.each(['4', '5', '8', '9'])('the table has the sentences of section %s', (section) => {
  expect(rows.filter((row) => row.section === section).length).toBeGreaterThan(10)
})

it('every sentence names a test, or says that its screen is not built yet', () => {
  expect(rows.filter(({ tests, isNotBuilt }) => tests.length === 0 && !isNotBuilt)).toEqual([])
})

it('no sentence stands there twice', () => {
  const sentences = rows.map(({ section, says }) => `${section}: ${says}`)
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})

it('every test that the table names is there', () => {
  const files = new Map(named.map(({ file }) => [file, pathOf(file)]))
  expect([...files].filter(([, path]) => path === null).map(([file]) => file)).toEqual([])
  const titles = new Map([...files].map(([file, path]) => [file, testTitles(path)]))
  const missing = named.filter(({ file, title }) => !titles.get(file).includes(title))
  expect(missing.map(({ file, title }) => `${file} › ${title}`)).toEqual([])
})
