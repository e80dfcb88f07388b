import { ApiError } from '@oaklet/api'
import { Location } from '@oaklet/api/contract'
import { aLocation } from '@oaklet/api/testing'
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useSaveOver } from './use-save-over'

const began = aLocation({ name: 'Annex', version: 1 })
const theirs = aLocation({ name: 'North annex', version: 2 })
const saved = aLocation({ name: 'Mine', version: 3 })
const refusal = (code: 'stale_edit' | 'validation_failed', status: number) =>
  new ApiError({ code, status, serverMessage: null, requestId: null, current: theirs })

function renderSaving(send: (on: Location) => Promise<Location>) {
  const client = new QueryClient()
  const show = vi.fn()
  const handlers = { onSaved: vi.fn(), onRefused: vi.fn() }
  const { result, rerender } = renderHook(
    (record: Location) => {
      const saving = useMutation({ mutationFn: send })
      const over = useSaveOver(record, Location, saving, show)
      return { ...over, save: (on = over.base) => saving.mutate(on, over.settle(handlers)) }
    },
    {
      initialProps: began,
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  return { result, rerender, show, ...handlers }
}

test('a reload behind the form does not change what is saved over, and saving does', async () => {
  const send = vi.fn(() => Promise.resolve(saved))
  const { result, rerender, onSaved } = renderSaving(send)
  rerender(theirs)
  act(() => result.current.save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved))
  expect(send).toHaveBeenLastCalledWith(began, expect.anything())
  expect(result.current.base).toEqual(saved)
})

test('what somebody else saved meanwhile is a choice and no failure, and may be saved over', async () => {
  const send = vi.fn(() => Promise.resolve(saved)).mockRejectedValueOnce(refusal('stale_edit', 409))
  const { result, onSaved, onRefused } = renderSaving(send)
  act(() => result.current.save())
  await waitFor(() => expect(result.current.stale).toEqual(theirs))
  expect(result.current.error).toBeNull()
  expect(onRefused).toHaveBeenCalledOnce()
  // A person who only presses Save again is asked again.
  expect(result.current.base).toEqual(began)

  act(() => result.current.save(theirs))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved))
  expect(send).toHaveBeenLastCalledWith(theirs, expect.anything())
  expect(result.current.stale).toBeNull()
})

test('theirs can be taken: it is shown, and what is typed next goes over it', async () => {
  const { result, show } = renderSaving(() => Promise.reject(refusal('stale_edit', 409)))
  act(() => result.current.save())
  await waitFor(() => expect(result.current.stale).toEqual(theirs))
  act(() => result.current.takeTheirs(theirs))
  expect(show).toHaveBeenCalledExactlyOnceWith(theirs)
  expect(result.current.base).toEqual(theirs)
  await waitFor(() => expect(result.current.stale).toBeNull())
})

test('any other failure is told as one, and leaves what is saved over', async () => {
  const refused = refusal('validation_failed', 422)
  const { result, onRefused } = renderSaving(() => Promise.reject(refused))
  act(() => result.current.save())
  await waitFor(() => expect(result.current.error).toBe(refused))
  expect(onRefused.mock.lastCall?.[0]).toBe(refused)
  expect(result.current.stale).toBeNull()
  expect(result.current.base).toEqual(began)
})

test('what was saved in part may be gone on from before all of it is done', () => {
  const { result } = renderSaving(() => Promise.resolve(saved))
  act(() => result.current.rebase(saved))
  expect(result.current.base).toEqual(saved)
})
