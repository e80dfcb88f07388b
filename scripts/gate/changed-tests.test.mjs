import { expect, it } from 'vitest'
import { changedTests, linesOfDiff } from './changed-tests.mjs'

const SPEC = `import { expect, test } from '../../core/test'

const ROOM = 'Room'

/** Opens it. */
async function openRoom(page) {
  await page.goto(ROOM)
}

const closeDoor = (page) => page.close()

test('a room is opened', async ({ page }) => {
  await openRoom(page)
})

test(
  'a door is closed',
  { tag: '@long' },
  async ({ page }) => {
    await closeDoor(page)
  },
)
`

const lineOf = (words) => SPEC.split('\n').findIndex((line) => line.includes(words)) + 1
const changedAt = (words, source = SPEC) => changedTests(source, [lineOf(words)])

it('is the test that a changed line is in', () => {
  expect(changedAt('await openRoom')).toEqual(['a room is opened'])
  expect(changedAt('await closeDoor')).toEqual(['a door is closed'])
  expect(changedTests(SPEC, [lineOf('await openRoom'), lineOf("tag: '@long'")])).toEqual([
    'a room is opened',
    'a door is closed',
  ])
})

it('is the tests that use what changed beside them, also by way of something else', () => {
  expect(changedAt('page.goto')).toEqual(['a room is opened'])
  expect(changedAt('const ROOM')).toEqual(['a room is opened'])
})

it('is none where an import or a comment changed', () => {
  expect(changedAt('import')).toEqual([])
  expect(changedAt('Opens it')).toEqual([])
})

it('is any test where what changed holds for the whole file, or tests are made of a table', () => {
  const settings = `${SPEC}\ntest.use({ locale: 'de' })\n`
  expect(changedTests(settings, [settings.split('\n').length - 1])).toBeNull()
  const table = `${SPEC}\nfor (const room of [ROOM])\n  test(room, () => {})\n`
  expect(changedAt('const ROOM', table)).toBeNull()
  const made = `${SPEC}\ntest(\`\${ROOM}\`, () => {})\n`
  expect(changedAt('const ROOM', made)).toBeNull()
})

it('reads the changed lines from a diff, and the line before those that went', () => {
  const diff = '@@ -3 +3,2 @@ const a\n+b\n+c\n@@ -9,4 +11,0 @@\n-d\n@@ -20 +18 @@\n-e\n+f\n'
  expect(linesOfDiff(diff)).toEqual([3, 4, 11, 18])
})
