import { expect, test } from 'vitest'
import { SORT_DIRECTIONS, sortOptions } from './table-sort'

test('offers both orders of each column that can be sorted, in the words of the column', () => {
  const options = sortOptions([
    {
      id: 'name',
      header: 'Client',
      isSortable: true,
      sortWords: { ascending: 'A to Z', descending: 'Z to A' },
    },
    { id: 'phone', header: 'Phone' },
    { id: 'due', header: 'Due', isSortable: true },
  ])
  expect(options.map(({ label }) => label)).toEqual([
    'Client: A to Z',
    'Client: Z to A',
    'Due: ascending',
    'Due: descending',
  ])
  expect(options.map(({ columnId, direction }) => [columnId, direction])).toEqual(
    ['name', 'due'].flatMap((id) => SORT_DIRECTIONS.map((direction) => [id, direction])),
  )
})
