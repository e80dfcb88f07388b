import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFocusOnceShown } from './use-focus-once-shown'

type Week = Parameters<typeof useFocusOnceShown>[1]

const DAY = '2026-11-23'
const week = (days: string[], ids: string[], isFetching = false) =>
  ({ days, appointments: ids.map((id) => ({ id })), query: { isFetching } }) as unknown as Week

function watch() {
  const focusEvent = vi.fn()
  const grid = { current: { focusEvent } }
  const { result, rerender } = renderHook(
    ({ shown, isCovered }: { shown: Week; isCovered: boolean }) => useFocusOnceShown(grid, shown, isCovered),
    { initialProps: { shown: week([DAY], []), isCovered: true } },
  )
  return { focusEvent, seek: () => result.current('a', DAY), rerender }
}

test('leads to an appointment that is there already only once the dialog over it is gone', () => {
  const { focusEvent, seek, rerender } = watch()
  seek()
  rerender({ shown: week([DAY], ['a']), isCovered: true })
  expect(focusEvent).not.toHaveBeenCalled()
  rerender({ shown: week([DAY], ['a']), isCovered: false })
  expect(focusEvent).toHaveBeenCalledExactlyOnceWith('a')
})

test('waits for the week of the appointment, though the one in view has nothing more to ask for', () => {
  const { focusEvent, seek, rerender } = watch()
  seek()
  rerender({ shown: week(['2026-11-20'], []), isCovered: false })
  rerender({ shown: week([DAY], [], true), isCovered: false })
  rerender({ shown: week([DAY], ['a']), isCovered: false })
  expect(focusEvent).toHaveBeenCalledExactlyOnceWith('a')
})

test('forgets an appointment that the filters hide', () => {
  const { focusEvent, seek, rerender } = watch()
  seek()
  rerender({ shown: week([DAY], []), isCovered: false })
  rerender({ shown: week([DAY], ['a']), isCovered: false })
  expect(focusEvent).not.toHaveBeenCalled()
})
