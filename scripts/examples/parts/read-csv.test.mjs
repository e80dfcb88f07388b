import { expect, it } from 'vitest'
import { readCsv } from './read-csv.mjs'

it('reads records by the names in the first line', () => {
  expect(readCsv('name,date\nStaff day,2027-09-10\r\n Retreat , 2027-10-01')).toEqual([
    { name: 'Staff day', date: '2027-09-10' },
    { name: 'Retreat', date: '2027-10-01' },
  ])
})

it('reads quoted cells with commas, quotes and line breaks in them', () => {
  expect(readCsv('a,b\n"one, ""two""","three\nfour"\n')).toEqual([{ a: 'one, "two"', b: 'three\nfour' }])
})

it('reads empty cells, also the last one, and passes over empty lines', () => {
  expect(readCsv('\uFEFFa,b\n,\n\n1,\n')).toEqual([
    { a: '', b: '' },
    { a: '1', b: '' },
  ])
})

it('reads nothing from nothing', () => {
  expect([readCsv(''), readCsv('a,b\n')]).toEqual([[], []])
})

it.each([
  ['a,b\n1\n', 'record 1 has 1 cells, and the first line 2'],
  ['a,b\n1,2\n"1,2\n', 'record 2 has a quote that does not end'],
])('says which record is amiss: %j', (text, complaint) => {
  expect(() => readCsv(text)).toThrow(new SyntaxError(complaint))
})
