import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visitGroups } from './visit-groups'

const visit = (title: string, modules: readonly string[], isPublic = false, isOfClients = false) => ({
  ...{ title, isPublic, isOfClients },
  modules: new Set(modules),
})
const asLists = (groups: readonly ReadonlySet<string>[]) =>
  groups.map((group) => [...group].sort().join(' ')).sort()

test('modules that the same visits need go together, and others apart', () => {
  const groups = visitGroups([
    visit('Login', ['react', 'field'], true),
    visit('Calendar', ['react', 'frame', 'grid']),
    visit('Clients', ['react', 'frame', 'table', 'pager']),
    visit('Invoices', ['react', 'frame', 'table', 'pager']),
    ...['Dashboard', 'Settings', 'Roles'].map((title) => visit(title, ['react', 'frame'])),
  ])
  expect(asLists(groups)).toEqual(['field', 'frame', 'grid', 'pager table', 'react'])
})

test('what more than half of the staff screens need comes with what all of them need', () => {
  const groups = visitGroups([
    visit('Calendar', ['frame', 'grid']),
    visit('Clients', ['frame', 'card', 'badge']),
    visit('Settings', ['frame', 'card']),
  ])
  expect(asLists(groups)).toEqual(['badge', 'card frame', 'grid'])
})

test('the pages of clients count as one', () => {
  const groups = visitGroups([
    visit('Login', ['react', 'field'], true),
    visit('Onboarding', ['react', 'field', 'frame'], true, true),
    visit('Visit', ['react', 'frame', 'date'], true, true),
  ])
  expect(asLists(groups)).toEqual(['date frame', 'field react'])
})

test('a public page loads nothing that it doesn’t need, and every module stands in one group', () => {
  const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1 })
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.boolean()), { minLength: 1 }), (drawn) => {
      const visits = drawn.map(([modules, isPublic], at) => visit(`Screen ${at}`, modules, isPublic))
      const groups = visitGroups(visits)
      for (const { isPublic, modules } of visits) {
        for (const group of isPublic ? groups : []) {
          const needed = [...group].filter((id) => modules.has(id)).length
          expect([0, group.size]).toContain(needed)
        }
      }
      const placed = groups.flatMap((group) => [...group])
      expect(placed.sort()).toEqual([...new Set(drawn.flatMap(([modules]) => modules))].sort())
    }),
  )
})
