import { expect, it } from 'vitest'
import { exportedNames } from './exported-names.mjs'

it('every name that a door exports says in a comment what it is', { timeout: 60_000 }, () => {
  const names = exportedNames(['packages/api', 'packages/session'])
  expect(names.length).toBeGreaterThan(300)
  const silent = names.filter(({ comment }) => !/\p{L}/u.test(comment))
  expect(silent.map(({ door, name }) => `${name} of ${door}`)).toEqual([])
})
