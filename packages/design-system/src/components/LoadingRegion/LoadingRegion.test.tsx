import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOADING_DELAY_MS, LoadingRegion } from './LoadingRegion'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const region = (isLoading: boolean) => (
  <LoadingRegion label="Loading invoices…" isLoading={isLoading}>
    {isLoading ? null : <p>1047</p>}
  </LoadingRegion>
)
function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('says that it is loading only when it takes longer than a moment', () => {
  render(region(true))
  wait(LOADING_DELAY_MS - 1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  wait(1)
  expect(screen.getByRole('status')).toHaveTextContent('Loading invoices…')
})

test('never calls loading what came at once', () => {
  const { rerender } = render(region(true))
  wait(LOADING_DELAY_MS - 1)
  rerender(region(false))
  wait(LOADING_DELAY_MS)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByText('1047')).toBeVisible()
})

test('is busy while it loads, and counts anew the next time', () => {
  const { container, rerender } = render(region(true))
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true')
  wait(LOADING_DELAY_MS)
  rerender(region(false))
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'false')
  rerender(region(true))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
