import { comparedPerson, duplicateLikenessOf, type KnownPerson } from '@oaklet/api/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findPairs } from './find-pairs'

const mark = fc.constantFrom('1', '2')
const anyone = fc.record({
  firstName: fc.constantFrom('', 'Ana', 'Katharina', 'Katharine'),
  lastName: fc.constantFrom('Ana', 'Ortiz', 'Ortiz Jr', 'Kim'),
  preferredName: fc.constantFrom('', 'Ana'),
  dateOfBirth: fc.constantFrom(null, '1988-05-02', '1988-02-05'),
  memberIds: fc.array(mark, { maxLength: 1 }),
  contacts: fc.array(fc.record({ kind: fc.constant('mobile' as const), value: mark }), { maxLength: 1 }),
})
const some = fc
  .array(anyone, { maxLength: 12 })
  .map((people) => people.map((person, id) => ({ ...person, id: String(id) })))
type Person = KnownPerson & { id: string }
const nobody = () => false
const idsOf = ({ clients: [one, other] }: { clients: readonly [Person, Person] }) => `${one.id} ${other.id}`

it('finds each two who may be one person, once, and who came first first', () => {
  fc.assert(
    fc.property(some, (people) => {
      const expected = people.flatMap((other, place) =>
        people
          .slice(0, place)
          .filter((one) => duplicateLikenessOf(comparedPerson(one), comparedPerson(other)) !== null)
          .map((one) => `${one.id} ${other.id}`),
      )
      expect(findPairs(people, nobody, 1_000).map(idsOf).toSorted()).toEqual(expected.toSorted())
    }),
  )
})

const ana = (id: string): Person => ({
  ...{ id, firstName: 'Ana', lastName: 'Kim', preferredName: '', dateOfBirth: null },
  ...{ memberIds: [], contacts: [] },
})
const [first, second, third] = [ana('a'), ana('b'), ana('c')]

it('leaves out those about whom somebody has decided', () => {
  const isSettled = (one: Person, other: Person) => one === first && other === third
  expect(findPairs([first, second, third], isSettled, 1_000).map(idsOf)).toEqual(['a b', 'b c'])
})

it('stops at the number that is asked for', () => {
  expect(findPairs([first, second, third], nobody, 2)).toHaveLength(2)
})
