import { expect, test } from 'vitest'
import { ROUTES, SIDEBAR } from './features'

test('each area has a letter of its own after g', () => {
  const letters = SIDEBAR.map(({ goKey }) => goKey)
  expect(letters).toEqual([...new Set(letters)])
  expect(Object.fromEntries(SIDEBAR.map(({ id, goKey }) => [id, goKey]))).toEqual({
    dashboard: 'd',
    calendar: 'c',
    clients: 'l',
    billing: 'b',
  })
})

test('every way into a feature leads to a screen that staff can open', () => {
  const staff = ROUTES.filter(({ audience }) => audience === 'staff').map(({ path }) => path)
  expect(SIDEBAR.filter(({ path }) => !staff.includes(path))).toEqual([])
})
