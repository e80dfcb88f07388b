import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListOption } from './list-option'
import { useSteadyOptions } from './use-steady-options'

const whatIsKept = (first: ListOption[], next: ListOption[]) => {
  const { result, rerender } = renderHook(useSteadyOptions<ListOption>, { initialProps: first })
  rerender(next)
  return result.current
}

test('options that say the same stay the same list', () => {
  const first = [
    { id: 'a', label: 'Adult' },
    { id: 'c', label: 'Child', description: 'Under 18' },
  ]
  expect(whatIsKept(first, structuredClone(first))).toBe(first)
})

test.each<[string, ListOption[]]>([
  ['a label', [{ id: 'a', label: 'Grown-up' }]],
  ['an id', [{ id: 'b', label: 'Adult' }]],
  ['a description', [{ id: 'a', label: 'Adult', description: '18 and over' }]],
  ['that one can’t be chosen', [{ id: 'a', label: 'Adult', isDisabled: true }]],
  [
    'one more',
    [
      { id: 'a', label: 'Adult' },
      { id: 'c', label: 'Child' },
    ],
  ],
  ['none', []],
])('%s makes it another list', (_what, next) => {
  expect(whatIsKept([{ id: 'a', label: 'Adult' }], next)).toBe(next)
})
