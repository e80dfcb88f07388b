import { expect, test } from 'vitest'
import { matchLabels } from './search-screen'

const labels = [{ label: 'Dashboard' }, { label: 'Staff Management' }, { label: 'Roles & Permissions' }]
const found = (typed: string) => matchLabels(labels, typed).map(({ label }) => label)

test.each([
  ['dash', ['Dashboard']],
  ['MANAGEMENT st', ['Staff Management']],
  ['roles & per', ['Roles & Permissions']],
  ['board', []],
  ['staff x', []],
  ['', ['Dashboard', 'Staff Management', 'Roles & Permissions']],
])('%j finds %j', (typed, expected) => {
  expect(found(typed)).toEqual(expected)
})
