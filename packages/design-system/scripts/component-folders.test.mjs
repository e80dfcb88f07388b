// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  isInteractive,
  publicFolders,
  readFamilies,
  readFolder,
  showsEveryLook,
  showsOnPage,
} from './component-folders.mjs'

const SRC = join(import.meta.dirname, '../src')
const folders = publicFolders(readFamilies(SRC)).map((name) => readFolder(join(SRC, 'components'), name))
const interactive = folders.filter(({ source }) => isInteractive(source))

/** The names of the folders that break a rule; the rule holds while there are none. */
const breaking = (among, holds) => among.filter((folder) => !holds(folder)).map(({ name }) => name)

test('finds the folders with a public component, and what is only a type, a function or a list in none', () => {
  const families = `export { AA_SIZES, Aa, type AaProps } from '../components/A/Aa'
    export { type B } from '../components/B/B'
    export { c, C_TONES } from '../components/C/c'
    export {
      Dd,
    } from '../components/D/Dd'`
  expect(publicFolders(families)).toEqual(['A', 'D'])
  expect(folders.length).toBeGreaterThan(60)
})

test('the door exports every family', () => {
  const door = readFileSync(join(SRC, 'index.ts'), 'utf8')
  const missing = readdirSync(join(SRC, 'families')).filter(
    (file) => !door.includes(`export * from './families/${file.replace('.ts', '')}'`),
  )
  expect(missing).toEqual([])
})

test('reads the sources in the folders inside a component’s folder too', () => {
  expect(readFolder(join(SRC, 'components'), 'TimeGrid').source).toMatch(
    /^export (const|function) TimeGridCell\b/m,
  )
})

test('takes a component for interactive if it has a focus or keys of its own', () => {
  expect(isInteractive("import { Button as AriaButton, type X } from 'react-aria-components'")).toBe(true)
  expect(isInteractive("import { type Button, Heading, useLocale } from 'react-aria-components'")).toBe(false)
  expect(isInteractive('<div onKeyDown={move}>')).toBe(true)
  expect(isInteractive('<p>words</p>')).toBe(false)
})

test('takes a modal that shows one look to a story for complete, and nothing else without a Matrix', () => {
  const stories = ['Example', 'Small', 'Large'].map((name) => `export const ${name}: Story = {}`).join('\n')
  expect(showsEveryLook({ source: '<Modal>', stories })).toBe(true)
  expect(showsEveryLook({ source: '<p>', stories })).toBe(false)
  expect(showsEveryLook({ source: '<Modal>', stories: 'export const Example: Story = {}' })).toBe(false)
})

test('every public component has a story called Example', () => {
  expect(breaking(folders, ({ stories }) => /^export const Example\b/m.test(stories))).toEqual([])
})

test('every public component shows all its looks: in a Matrix or, if it is modal, story by story', () => {
  expect(breaking(folders, showsEveryLook)).toEqual([])
})

test('every public component has unit tests', () => {
  expect(breaking(folders, ({ files }) => files.some((file) => /\.test\.tsx?$/.test(file)))).toEqual([])
})

test('every page says when to use the component', () => {
  expect(breaking(folders, ({ page }) => page.includes('**Use it when**'))).toEqual([])
})

test('every page says what to use instead', () => {
  expect(breaking(folders, ({ page }) => page.includes('**Use instead**'))).toEqual([])
})

test('every page shows the Example, and the Matrix unless that opens over the page', () => {
  expect(breaking(folders, showsOnPage)).toEqual([])
})

test('misses the Matrix on a page, but not one that would cover it', () => {
  const folder = { stories: 'export const Matrix: Story = {}', page: '<Canvas of={stories.Example} />' }
  expect(showsOnPage({ ...folder, source: '<p>' })).toBe(false)
  expect(showsOnPage({ ...folder, source: '<Modal>' })).toBe(true)
  expect(showsOnPage({ ...folder, source: '<Modal>', page: '' })).toBe(false)
})

test('the page of every interactive component shows what a screen reader says, as it was recorded', () => {
  const shows = ({ name, page, files }) =>
    files.includes(`${name}.spoken.txt`) &&
    page.includes(`from './${name}.spoken.txt?raw'`) &&
    page.includes('<Source code={spoken}')
  expect(breaking(interactive, shows)).toEqual([])
})

test('the page of every interactive component has a table of its keys', () => {
  expect(interactive.length).toBeGreaterThan(20)
  expect(breaking(interactive, ({ page }) => /^\| keys? +\|/m.test(page))).toEqual([])
})

test('the Example of every interactive component plays through the keyboard', () => {
  const plays = ({ stories }) => /\bplay:/.test(stories) && /userEvent\.(tab|keyboard|type)\(/.test(stories)
  expect(breaking(interactive, plays)).toEqual([])
})
