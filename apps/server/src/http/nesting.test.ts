import { expect, it } from 'vitest'
import { isNestedTooDeeply } from './nesting'

const list = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

it.each([null, 'text', {}, { a: [{ b: { c: [1, null] } }] }, list(32)])('%j is not too deep', (json) => {
  expect(isNestedTooDeeply(json)).toBe(false)
})

it.each([33, 1_000, 200_000])('%i levels are too deep, and found out without a deep call', (depth) => {
  expect(isNestedTooDeeply(list(depth))).toBe(true)
  expect(isNestedTooDeeply({ wide: [1, { deep: list(depth) }] })).toBe(true)
})

it('wide is not deep', () => {
  expect(isNestedTooDeeply(Array.from({ length: 200_000 }, (_, index) => ({ index })))).toBe(false)
})
