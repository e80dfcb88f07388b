import { ApiError } from '@oaklet/api'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useForm } from './use-form'

const NEEDED = { name: 'Enter a name', code: 'Enter a code' }
const refusal = (path: string) =>
  new ApiError({
    code: 'validation_failed',
    status: 422,
    serverMessage: 'Not this one',
    requestId: null,
    fieldErrors: [{ path, message: 'Taken' }],
  })

function show(initial = { name: '', code: '' }) {
  const { result } = renderHook(() =>
    useForm({
      initial,
      clearsAsTyped: true,
      errorsOf: (values) =>
        (['name', 'code'] as const).flatMap((path) =>
          values[path] === '' ? [{ path, message: NEEDED[path] }] : [],
        ),
    }),
  )
  const form = () => result.current
  const type = (name: 'name' | 'code', text: string) => act(() => form().field(name).onChange(text))
  const check = (...names: string[]) => {
    let isReady = false
    act(() => {
      isReady = form().check(...names)
    })
    return isReady
  }
  return { form, type, check }
}

test('nothing is said of a field before the first try to send', () => {
  const { form, type } = show()
  type('name', 'Ada')
  type('name', '')
  expect(form().errors).toEqual([])
})

test('what is missing is said from a try until it is put right, and nothing that was not missing then', () => {
  const { form, type, check } = show({ name: 'Ada', code: '' })
  expect(check()).toBe(false)
  type('name', '')
  expect(form().errors).toEqual([{ path: 'code', message: NEEDED.code }])
  type('code', '7')
  expect(form().errors).toEqual([])
  type('code', '')
  expect(form().errorAt('code')).toBe(NEEDED.code)
})

test('a check of one field says nothing of the others', () => {
  const { form, check } = show()
  expect(check('code')).toBe(false)
  expect(form().errors).toEqual([{ path: 'code', message: NEEDED.code }])
})

test('a refusal stays until the next try, whatever is typed', () => {
  const { form, type, check } = show({ name: 'Ada', code: '7' })
  expect(check()).toBe(true)
  act(() => form().refuse(refusal('name')))
  type('name', 'Bo')
  expect(form().field('name')).toMatchObject({ value: 'Bo', errorMessage: 'Taken' })
  check()
  expect(form().errors).toEqual([])
})

test('what is put back as it was is not touched, and a restart keeps what was typed since', () => {
  const { form, type } = show({ name: 'Ada', code: '7' })
  type('name', 'Bo')
  expect(form().isTouched).toBe(true)
  type('name', 'Ada')
  expect(form().isTouched).toBe(false)
  type('name', 'Bo')
  const { restart } = form()
  type('code', '8')
  act(() => restart({ name: 'Bo', code: '7' }))
  expect(form().values).toEqual({ name: 'Bo', code: '8' })
})
