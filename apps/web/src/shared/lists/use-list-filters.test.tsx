import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useListFilters } from './use-list-filters'
import { withParams } from '../with-params'

const CHOICES = { status: ['all', 'active', 'archived'] } as const
const neverBare = (search: URLSearchParams) =>
  search.size === 0 ? withParams(search, { view: 'all' }) : search

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function renderFilters(at: string, tidy?: typeof neverBare) {
  const seen: ReturnType<typeof useListFilters<typeof CHOICES>>[] = []
  function List() {
    seen.push(useListFilters(CHOICES, tidy))
    return null
  }
  const router = createMemoryRouter([{ path: '/list', Component: List }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  const list = () => {
    const now = seen.at(-1)
    if (now === undefined) throw new Error('the list is there')
    return now
  }
  return {
    list,
    router,
    search: () => router.state.location.search,
    rest: () => act(() => void vi.advanceTimersByTime(200)),
  }
}

test('what the address says is asked for at once, and what is no choice is left out', () => {
  const { list } = renderFilters('/list?q=leo&status=active')
  expect(list().asked).toEqual({ limit: 25, q: 'leo', status: 'active' })
  expect(list().isFiltered).toBe(true)

  const other = renderFilters('/list?status=toString')
  expect(other.list().asked).toEqual({ limit: 25 })
  expect(other.list().chosen.status).toBe('all')
  expect(other.list().isFiltered).toBe(false)
})

test('typed text is kept as it is, stands in the address, and is asked for once it has rested', () => {
  const { list, search, rest } = renderFilters('/list')
  act(() => list().find('le'))
  act(() => list().find('leo '))
  expect(list().typed).toBe('leo ')
  expect(search()).toBe('?q=leo')
  expect(list().asked).toEqual({ limit: 25 })
  rest()
  expect(list().asked).toEqual({ limit: 25, q: 'leo' })
  expect(list().typed).toBe('leo ')
})

test('letters that come faster than the address follows are all kept', () => {
  const { list, search } = renderFilters('/list')
  act(() => {
    list().find('l')
    list().find('le')
  })
  expect(list().typed).toBe('le')
  expect(search()).toBe('?q=le')
})

test('what narrows nothing leaves the address, and all else in it stays', () => {
  const { list, search } = renderFilters('/list?new=1&q=leo&status=active')
  act(() => list().choose('status', 'all'))
  expect(search()).toBe('?new=1&q=leo')
  act(() => list().find(' '))
  expect(search()).toBe('?new=1')
})

test('another filter or other words begin at the first page', () => {
  const { list, rest } = renderFilters('/list')
  const goOn = () => {
    act(() => list().pages.onNext('after-25'))
    expect(list().asked.cursor).toBe('after-25')
  }
  goOn()
  act(() => list().choose('status', 'archived'))
  expect(list().asked).toEqual({ limit: 25, status: 'archived' })
  goOn()
  act(() => list().find('leo'))
  rest()
  expect(list().asked).toEqual({ limit: 25, status: 'archived', q: 'leo' })
})

test('Back leads out of the list, however much was filtered', async () => {
  const { list, router, search } = renderFilters('/list?from=before')
  await act(() => router.navigate('/list'))
  act(() => list().find('leo'))
  act(() => list().choose('status', 'active'))
  expect(search()).toBe('?q=leo&status=active')
  await act(() => router.navigate(-1))
  expect(search()).toBe('?from=before')
})

test('whoever comes to the list anew finds the words of its address', async () => {
  const { list, router, rest } = renderFilters('/list')
  act(() => list().find('leo'))
  await act(() => router.navigate('/list?q=mari'))
  rest()
  expect(list().typed).toBe('mari')
  expect(list().asked).toEqual({ limit: 25, q: 'mari' })
  await act(() => router.navigate('/list'))
  rest()
  expect(list().typed).toBe('')
  expect(list().asked).toEqual({ limit: 25 })
})

test('an address may have to say something where it would say nothing', () => {
  const { list, search } = renderFilters('/list?q=leo', neverBare)
  act(() => list().find(''))
  expect(search()).toBe('?view=all')
})
