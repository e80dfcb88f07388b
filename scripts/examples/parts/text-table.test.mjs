import { expect, it } from 'vitest'
import { textTable } from './text-table.mjs'

it('makes columns as wide as their widest cell, and leaves no space at a line’s end', () => {
  expect(
    textTable(
      ['Time', 'Client'],
      [
        ['09:00', 'Jo'],
        ['9', 'Amara Okonjo'],
      ],
    ),
  ).toBe(['Time   Client', '09:00  Jo', '9      Amara Okonjo'].join('\n'))
})

it('counts characters as people do', () => {
  const [heads, row] = textTable(['Name', 'Status'], [['Zoe\u0308', 'confirmed']]).split('\n')
  expect([heads, row]).toEqual(['Name  Status', 'Zoe\u0308   confirmed'])
})

it('lets no cell steer the terminal or break its line', () => {
  expect(textTable(['Name'], [['a\u001B[2Jb\r\nc\u009B1m']])).toBe('Name\na [2Jb c 1m')
})
