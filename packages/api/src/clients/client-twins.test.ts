import { expect, it } from 'vitest'
import { ApiError } from '../errors/ApiError'
import { clientTwins } from './client-twins'
import { aClientTwin } from './clients-fixtures'

const facts = { status: 409, serverMessage: null, requestId: null } as const

it('reads who is a client already', () => {
  const error = new ApiError({ ...facts, code: 'client_exists', conflicts: [aClientTwin()] })
  expect(clientTwins(error)).toEqual([aClientTwin()])
})

it('leaves out what it can’t read, and still knows that there is somebody', () => {
  expect(clientTwins(new ApiError({ ...facts, code: 'client_exists', conflicts: [{ id: 7 }] }))).toEqual([])
  expect(clientTwins(new ApiError({ ...facts, code: 'client_exists' }))).toEqual([])
})

it('is null for every other error', () => {
  expect(clientTwins(new ApiError({ ...facts, code: 'stale_edit' }))).toBeNull()
  expect(clientTwins(new Error('x'))).toBeNull()
})
