import { expect, it } from 'vitest'
import { ApiError } from '../errors/ApiError'
import { aClientOverlap } from './appointments-fixtures'
import { clientOverlaps } from './client-overlaps'

const facts = { status: 409, serverMessage: null, requestId: null } as const

it('reads which clients have another appointment, also one that the person may not see', () => {
  const conflicts = [aClientOverlap(), aClientOverlap({ appointment: null })]
  expect(clientOverlaps(new ApiError({ ...facts, code: 'client_overlap', conflicts }))).toEqual(conflicts)
})

it('leaves out what it can’t read, and still knows that somebody has another appointment', () => {
  const error = new ApiError({ ...facts, code: 'client_overlap', conflicts: [{ id: 7 }] })
  expect(clientOverlaps(error)).toEqual([])
})

it('is null for every other error', () => {
  expect(clientOverlaps(new ApiError({ ...facts, code: 'appointment_overlap' }))).toBeNull()
  expect(clientOverlaps(new Error('x'))).toBeNull()
})
