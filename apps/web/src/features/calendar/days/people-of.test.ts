import { aClinician } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { peopleOf } from './people-of'

const staff = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => aClinician({ id: `id-${from + at}`, name: `Dr. ${from + at}` }))
const idsOf = (...given: Parameters<typeof peopleOf>) => peopleOf(...given).map(({ id }) => id)
const busy = (...people: ReturnType<typeof staff>) => people.map((clinician) => ({ clinician }))

test('all clinicians stand side by side, each once and by their names, with who left and still has appointments', () => {
  const [left, ...here] = staff(3)
  if (left === undefined) throw new Error('Nobody left')
  expect(idsOf(here.toReversed(), busy(left, left), 8)).toEqual(['id-0', 'id-1', 'id-2'])
})

test('of more than eight those do who have appointments, and nobody where these are too many or one alone', () => {
  const all = staff(9)
  expect(idsOf(staff(8), [], 8)).toHaveLength(8)
  expect(idsOf(all, busy(...all.slice(0, 3)), 8)).toEqual(['id-0', 'id-1', 'id-2'])
  expect(idsOf(all, busy(...all), 8)).toEqual([])
  expect(idsOf(all, busy(...all.slice(0, 1)), 8)).toEqual([])
  expect(idsOf(staff(1), [], 8)).toEqual([])
})
