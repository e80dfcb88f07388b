import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesInWords, kindsInWords, sortFiles } from './file-rules'

const RULES = { accept: ['application/pdf', 'image/*', '.docx'], maxBytes: 10_000_000, isMultiple: true }
const file = (name: string, type = '', size = 1000) => ({ name, type, size })

test('takes files by their kind, a group of kinds, or the end of their name', () => {
  const files = [file('a.pdf', 'application/pdf'), file('b.PNG', 'image/png'), file('C.DOCX')]
  expect(sortFiles(files, RULES)).toEqual({ taken: files, refused: [] })
})

test('refuses another kind, nothing at all, and too much, and says why', () => {
  const files = [
    file('a.exe'),
    file('b.pdf', 'application/pdf', 0),
    file('c.pdf', 'application/pdf', 12_400_000),
  ]
  expect(sortFiles(files, RULES).refused).toEqual([
    { name: 'a.exe', reason: 'is not one of these: PDF, images, or DOCX.' },
    { name: 'b.pdf', reason: 'is empty.' },
    { name: 'c.pdf', reason: 'has 12 MB; at most 10 MB can be added.' },
  ])
})

test('takes the first where one can be added', () => {
  const files = [file('a.docx'), file('b.docx')]
  const sorted = sortFiles(files, { ...RULES, isMultiple: false })
  expect(sorted.taken.map(({ name }) => name)).toEqual(['a.docx'])
  expect(sorted.refused.map(({ name }) => name)).toEqual(['b.docx'])
})

test('takes none where the one that can be added is there already', () => {
  const sorted = sortFiles([file('b.pdf', 'application/pdf')], { ...RULES, isMultiple: false }, 1)
  expect(sorted.taken).toEqual([])
  expect(sorted.refused).toEqual([{ name: 'b.pdf', reason: 'is one too many; one file can be added.' }])
})

test('takes every kind where none is named', () => {
  expect(sortFiles([file('a.exe')], { ...RULES, accept: [] }).refused).toEqual([])
})

test('loses no file, and takes none that is too large', () => {
  const anyFile = fc.record({
    name: fc.string(),
    type: fc.constantFrom('application/pdf', 'text/html'),
    size: fc.nat(),
  })
  fc.assert(
    fc.property(fc.array(anyFile), fc.boolean(), fc.nat(), (files, isMultiple, maxBytes) => {
      const { taken, refused } = sortFiles(files, { ...RULES, isMultiple, maxBytes })
      expect(taken.length + refused.length).toBe(files.length)
      expect(taken.every(({ size, type }) => size <= maxBytes && type === 'application/pdf')).toBe(true)
    }),
  )
})

test.each([
  [0, '0 kB'],
  [12, '1 kB'],
  [820_000, '820 kB'],
  [999_999, '1 MB'],
  [1_440_000, '1.4 MB'],
  [12_400_000, '12 MB'],
  [3_000_000_000, '3 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(bytesInWords(bytes)).toBe(words)
})

test('names kinds as people do, each once', () => {
  expect(kindsInWords(['image/*', 'text/csv', '.csv'])).toBe('images or CSV')
})
