import { aLocation, fixtureId } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LocationEdit, withLocationEdits, withPrimary } from './optimistic-locations'

const locations = [0, 1, 2, 3].map((at) =>
  aLocation({ id: fixtureId(10 + at), name: `Street ${at}`, isPrimary: at === 0 }),
)
const primaries = (list: readonly { id: string; isPrimary: boolean }[]) =>
  list.filter(({ isPrimary }) => isPrimary).map(({ id }) => id)

test('only the location that was made primary is marked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locations), ({ id }) => {
      expect(primaries(withPrimary(locations, id))).toEqual([id])
    }),
  )
})

test('exactly one is primary whatever is under way, and it is the one that was asked for last', () => {
  const edits = fc.array(
    fc.record({ kind: fc.constant('primary' as const), row: fc.constantFrom(...locations) }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(edits, (pending: LocationEdit[]) => {
      const list = withLocationEdits(locations, pending)
      const asked = pending.at(-1)?.row.id ?? locations[0]?.id
      expect(primaries(list)).toEqual([asked])
      expect(list[0]?.id).toBe(asked)
    }),
  )
})

test('the primary one stands first, the others by name', () => {
  const [first, second] = locations
  if (!first || !second) throw new Error('there are locations')
  const row = { ...second, id: fixtureId(30), name: 'Annex', isPrimary: false }
  const input = {
    name: 'Annex',
    address: row.address,
    phone: '',
    email: '',
    isActive: true,
    businessHours: null,
  }
  const values = null as never
  const list = withLocationEdits(locations, [{ kind: 'add', row, input, values }])
  expect(list.map(({ name }) => name)).toEqual(['Street 0', 'Annex', 'Street 1', 'Street 2', 'Street 3'])
})

test('names are in order as the server’s are: accents and apostrophes make no difference', () => {
  const named = ['Zhang', 'O’Brien', 'Ozark', 'Oakley', 'Álvarez', 'Alvarado'].map((name, at) =>
    aLocation({ id: fixtureId(10 + at), name, isPrimary: false }),
  )
  expect(withLocationEdits(named, []).map(({ name }) => name)).toEqual([
    ...['Alvarado', 'Álvarez', 'Oakley', 'O’Brien', 'Ozark', 'Zhang'],
  ])
})
