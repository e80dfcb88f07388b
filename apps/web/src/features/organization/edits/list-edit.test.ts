import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ListEdit, withEdit, without, withRow } from './list-edit'
import { nextFocus } from './next-focus'

interface Row {
  id: string
  name: string
  version: number
}
type Edit = ListEdit<Row, { name: string }, null>

const rows = ['a', 'b', 'c', 'd'].map((id): Row => ({ id, name: id, version: 1 }))
const idsOf = (list: readonly Row[]) => list.map(({ id }) => id)
const someEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.constantFrom(...rows).map((row) => ({ kind: 'remove' as const, row })),
  fc
    .record({ row: fc.constantFrom(...rows), name: fc.string() })
    .map(({ row, name }) => ({ kind: 'change' as const, row, input: { name }, values: null })),
  fc.uuid().map((id) => ({
    ...{ kind: 'add' as const, row: { id, name: 'new', version: 0 } },
    ...{ input: { name: 'new' }, values: null },
  })),
)
const shown = (server: readonly Row[], pending: readonly Edit[]) =>
  pending.reduce<Row[]>((list, edit) => withEdit(list, edit), [...server])

test('whatever is refused is taken back in its place, in any order of the answers', () => {
  const answers = fc.array(fc.record({ edit: someEdit, turn: fc.nat(), isTaken: fc.boolean() }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(answers, (all) => {
      let server = rows
      let pending = all.map(({ edit }) => edit)
      for (const { edit, isTaken } of [...all].sort((one, other) => one.turn - other.turn)) {
        pending = pending.filter((one) => one !== edit)
        if (isTaken) server = withEdit(server, edit)
        const gone = new Set(pending.filter(({ kind }) => kind === 'remove').map(({ row }) => row.id))
        const list = shown(server, pending)
        // Rows of the server that are not being removed show, in the server's order.
        expect(idsOf(list).filter((id) => server.some((row) => row.id === id))).toEqual(
          idsOf(server).filter((id) => !gone.has(id)),
        )
      }
      expect(shown(server, [])).toEqual(server)
    }),
  )
})

test('a change shows with the version that the server will give it', () => {
  const [first] = rows
  if (!first) throw new Error('there are rows')
  const edit: Edit = { kind: 'change', row: first, input: { name: 'new' }, values: null }
  expect(withEdit(rows, edit)[0]).toEqual({ id: 'a', name: 'new', version: 2 })
})

test('a row is replaced where it stands, and taken out without moving the others', () => {
  expect(withRow(rows, { id: 'b', name: 'new', version: 2 })[1]).toMatchObject({ name: 'new' })
  expect(idsOf(withRow(rows, { id: 'e', name: 'e', version: 1 }))).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(idsOf(without(rows, 'b'))).toEqual(['a', 'c', 'd'])
})

test('focus goes to the next row, from the last to the one before, and from the only one to none', () => {
  expect([nextFocus(rows, 'b'), nextFocus(rows, 'd'), nextFocus(rows.slice(0, 1), 'a')]).toEqual([
    'c',
    'c',
    null,
  ])
})
