import { expect, it } from 'vitest'
import { ApiError } from '../errors/ApiError'
import { aClosure } from './appointments-fixtures'
import { closuresOf } from './closures-of'

const facts = { status: 409, serverMessage: null, requestId: null } as const

it('reads what is closed', () => {
  const error = new ApiError({ ...facts, code: 'outside_hours', conflicts: [aClosure()] })
  expect(closuresOf(error)).toEqual([aClosure()])
})

it('leaves out what it can’t read, and still knows that something is closed', () => {
  const error = new ApiError({ ...facts, code: 'outside_hours', conflicts: [{ date: 7 }] })
  expect(closuresOf(error)).toEqual([])
})

it('is null for every other error', () => {
  expect(closuresOf(new ApiError({ ...facts, code: 'appointment_overlap' }))).toBeNull()
  expect(closuresOf(new Error('x'))).toBeNull()
})
