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

type Options = Partial<Parameters<typeof useForm<{ name: string; code: string }>>[0]>

function show(initial = { name: '', code: '' }, options: Options = {}) {
  const { result } = renderHook(() =>
    useForm({
      initial,
      ...options,
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

test('an error stays while it is put right, and goes with the next try', () => {
  const { form, type, check } = show({ name: 'Ada', code: '' })
  expect(check()).toBe(false)
  type('code', '7')
  expect(form()).toMatchObject({ errors: [{ path: 'code', message: NEEDED.code }], isStopped: true })
  expect(check()).toBe(true)
  expect(form()).toMatchObject({ errors: [], isStopped: false })
})

test('a form that clears as it is typed says what is missing until it is put right, and nothing else', () => {
  const { form, type, check } = show({ name: 'Ada', code: '' }, { clearsAsTyped: true })
  expect(check()).toBe(false)
  type('name', '')
  expect(form().errors).toEqual([{ path: 'code', message: NEEDED.code }])
  type('code', '7')
  // What went wrong before is not said again in its place.
  expect(form()).toMatchObject({ errors: [], isStopped: true })
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

test('a refusal takes the place of what was missing, at the field that the form names', () => {
  const { form, check } = show(undefined, {
    refusalsOf: (refused) => refused.map(({ message }) => ({ path: 'code', message })),
  })
  check()
  act(() => form().refuse(refusal('body.code')))
  expect(form().errors).toEqual([{ path: 'code', message: 'Taken' }])
})

test('a form that was refused before begins with what was typed and what was wrong', () => {
  const errors = [{ path: 'name', message: 'Taken' }]
  const { form } = show(undefined, { typed: { values: { name: 'Ada', code: '7' }, errors } })
  expect(form()).toMatchObject({ values: { name: 'Ada', code: '7' }, errors, isTouched: true })
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

test('a form whose values are no loss is never touched', () => {
  const { form, type } = show({ name: 'Ada', code: '7' }, { isDisposable: true })
  type('name', 'Bo')
  expect(form()).toMatchObject({ values: { name: 'Bo' }, isTouched: false })
})
