import { type Api, NetworkError } from '@oaklet/api'
import { aSearchAnswer } from '@oaklet/api/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import type { SearchScreen } from './search-screen'
import { useSuggestions } from './use-suggestions'

const SCREENS: readonly SearchScreen[] = [
  { id: 'calendar', label: 'Calendar', icon: 'calendar', path: '/calendar' },
]
const suggest = vi.fn<Api['search']['suggest']>()

beforeEach(() => {
  vi.useFakeTimers()
  suggest.mockReset().mockResolvedValue(aSearchAnswer().groups)
})
afterEach(() => {
  vi.useRealTimers()
})

function Box({ isOnView }: { isOnView: boolean }) {
  const [typed, setTyped] = useState('')
  const { state, groups } = useSuggestions(typed, SCREENS, isOnView)
  return (
    <>
      <input aria-label="Words" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{[state, ...groups.map(({ label }) => label)].join(', ')}</output>
    </>
  )
}

function show(isOnView = true) {
  renderScreen(<Box isOnView={isOnView} />, { api: { search: { suggest } } })
  return (words: string) => fireEvent.change(screen.getByLabelText('Words'), { target: { value: words } })
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('asks for more than 2 characters only, once they have rested for 300 ms', async () => {
  const type = show()
  type('ve ')
  await pass(300)
  expect(suggest).not.toHaveBeenCalled()
  type('veg')
  await pass(299)
  expect(suggest).not.toHaveBeenCalled()
  await pass(1)
  expect(suggest.mock.calls.map(([, { q }]) => q)).toEqual(['veg'])
})

test('asks nothing for a list that is not on view', async () => {
  show(false)('vega')
  await pass(1_000)
  expect(suggest).not.toHaveBeenCalled()
})

test('says that the search failed, beside the screens that go with the words', async () => {
  suggest.mockRejectedValue(new NetworkError('unreachable'))
  show()('calen')
  await pass(300)
  await pass(0)
  expect(screen.getByRole('status')).toHaveTextContent('failed, Screens')
})
