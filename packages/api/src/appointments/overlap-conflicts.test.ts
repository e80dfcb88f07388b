import { expect, it } from 'vitest'
import { ApiError } from '../errors/ApiError'
import { anOverlapConflict } from './appointments-fixtures'
import { overlapConflicts } from './overlap-conflicts'

const facts = { status: 409, serverMessage: null, requestId: null } as const

it('reads what is already there', () => {
  const error = new ApiError({ ...facts, code: 'appointment_overlap', conflicts: [anOverlapConflict()] })
  expect(overlapConflicts(error)).toEqual([anOverlapConflict()])
})

it('leaves out what it can’t read, and still knows an overlap', () => {
  const error = new ApiError({ ...facts, code: 'appointment_overlap', conflicts: [{ id: 7 }] })
  expect(overlapConflicts(error)).toEqual([])
})

it('is null for every other error', () => {
  expect(overlapConflicts(new ApiError({ ...facts, code: 'stale_edit' }))).toBeNull()
  expect(overlapConflicts(new Error('x'))).toBeNull()
})
