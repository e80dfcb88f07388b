import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { testTitles } from './test-titles.mjs'

it('reads every way of writing a test, its groups before it and its placeholders as they stand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oaklet-titles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'some.test.ts')
  const lines = [
    "it('alone', () => undefined)",
    "describe('a group', () => {",
    "  it.each([1, 2])('holds for %i', () => undefined)",
    "  describe('inside', () => it(`after ${MS} ms`, () => undefined))",
    '})',
    "test.describe('of Playwright', () => test('opens', async () => undefined))",
    "onEachDatabase('clients', (test, rule) => {",
    "  rule('keeps it', () => undefined)",
    '})',
    "test.clock.set('2026-11-17')",
    "// it('is only a comment')",
  ]
  writeFileSync(file, lines.join('\n'))
  expect(testTitles(file)).toEqual([
    'alone',
    'a group › holds for %i',
    'a group › inside › after ${MS} ms',
    'of Playwright › opens',
    'clients › keeps it',
  ])
})
