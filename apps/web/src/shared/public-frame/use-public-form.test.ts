import { ApiError } from '@oaklet/api'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePublicForm } from './use-public-form'

const MISSING = { path: 'code', message: 'Enter the code' }
const facts = {
  code: 'validation_failed',
  status: 422,
  serverMessage: 'Not this one',
  requestId: null,
} as const
const refusal = new ApiError(facts)
const refusalOf = (path: string) => new ApiError({ ...facts, fieldErrors: [{ path, message: 'Too old' }] })

function show() {
  const send = vi.fn<(values: { code: string }) => Promise<void>>(() => Promise.resolve())
  const { result } = renderHook(() =>
    usePublicForm({
      initial: () => ({ code: '' }),
      check: ({ code }) => (code === '' ? [MISSING] : []),
      act: send,
      fallback: 'It failed',
    }),
  )
  const type = (text: string) => act(() => result.current.field('code').onChange(text))
  return { send, type, form: () => result.current, submit: () => act(() => result.current.submit()) }
}

test('nothing is sent while a field needs attention', async () => {
  const { send, form, submit, type } = show()
  await submit()
  expect(form().field('code').errorMessage).toBe('Enter the code')
  type('123456')
  await submit()
  expect(send).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
  expect(form()).toMatchObject({ errors: [], problem: null, isPending: false })
})

test('a field that needs attention takes the place of what went wrong before, and keeps what was typed', async () => {
  const { send, form, submit, type } = show()
  type('1')
  send.mockRejectedValueOnce(refusal)
  await submit()
  expect(form()).toMatchObject({ errors: [], problem: { message: 'Not this one', waitSeconds: 0 } })
  send.mockRejectedValueOnce(refusalOf('code'))
  await submit()
  expect(form().problem).toBeNull()
  expect(form().field('code')).toMatchObject({ value: '1', errorMessage: 'Too old' })
})

test('the same failure once more is told anew', async () => {
  const { send, form, submit, type } = show()
  type('1')
  send.mockRejectedValue(refusal)
  await submit()
  const { count } = form()
  await submit()
  expect(form().count).toBeGreaterThan(count)
  act(() => form().tell(null))
  expect(form()).toMatchObject({ problem: null, count: count + 1 })
})
