import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileNameOf } from './file-name-of'

it.each([
  ['attachment; filename="practice-analytics-2026-11-17.csv"', 'practice-analytics-2026-11-17.csv'],
  ['attachment; filename=report.json', 'report.json'],
  ['attachment;FILENAME="a \\"b\\" c.csv"; size=3', 'a "b" c.csv'],
  ['attachment; filename="Bericht; Mai.csv"', 'Bericht; Mai.csv'],
])('reads the name in %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})

it.each([
  null,
  '',
  'attachment',
  'attachment; filename=""',
  'attachment; filename=".."',
  'attachment; filename="../../.ssh/authorized_keys"',
  'attachment; filename="..\\\\evil.exe"',
  'attachment; filename="c:evil"',
  'attachment; filename="a\u0000b"',
  `attachment; filename="${'a'.repeat(256)}"`,
])('trusts no name in %j', (header) => {
  expect(fileNameOf(header)).toBeNull()
})

it('never answers a name that leads out of a folder, whatever the header says', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', '.', '/', '\\', ':', '"', ';', '=', ' ') }),
      (name) => {
        const found = fileNameOf(`attachment; filename="${name}"`)
        expect(found === null || (!/[/\\]/.test(found) && found !== '..' && found !== '.')).toBe(true)
      },
    ),
  )
})
