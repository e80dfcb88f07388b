import { UnauthorizedError } from '@oaklet/api'
import { aToken } from '@oaklet/api/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Session } from './Session'
import type { FakeAuth } from './testing'
import { createSessionWorld, type SessionWorld } from './testing/session-world'

const ME = { email: 'mfa@oakwood.example', password: 'oaklet-demo-2026' }
const wrongCode = new UnauthorizedError({
  code: 'unauthenticated',
  status: 401,
  serverMessage: 'That code is wrong. 4 tries are left.',
  requestId: null,
})

let world: SessionWorld
let auth: FakeAuth
let session: Session
const status = () => session.store.getState().status

beforeEach(async () => {
  world = createSessionWorld()
  auth = world.auth
  session = world.open().session
  auth.login = () => Promise.resolve({ success: true, requiresMfa: true, mfaToken: 'attempt' })
  expect(await session.login(ME)).toBe('mfa-required')
})

afterEach(async () => {
  expect(await world.close()).toEqual({ timers: 0, listeners: 0 })
})

it('the right code signs in', async () => {
  const verify = vi.spyOn(auth, 'verifyMfa')
  await session.verifyMfa({ code: '123456' })
  expect(verify.mock.calls[0]?.[0]).toMatchObject({ mfaToken: 'attempt', code: '123456' })
  expect(status()).toBe('signed-in')
  expect(session.credentials.bearer()).toBe(aToken('t1'))
})

it('a wrong one can be followed by another', async () => {
  const { verifyMfa } = auth
  auth.verifyMfa = () => Promise.reject(wrongCode)
  await expect(session.verifyMfa({ code: '000000' })).rejects.toBe(wrongCode)
  expect(status()).toBe('mfa-required')
  auth.verifyMfa = verifyMfa
  await session.verifyMfa({ code: '123456' })
  expect(status()).toBe('signed-in')
})

it('a new code can be asked for', async () => {
  expect(await session.resendMfaCode()).toMatchObject({ resendIn: 30 })
  expect(status()).toBe('mfa-required')
})

it('nothing waits for a code any more after going back', async () => {
  await session.logout()
  expect(status()).toBe('signed-out')
  await expect(session.verifyMfa({ code: '123456' })).rejects.toMatchObject({
    userMessage: 'MFA verification failed',
  })
  expect(auth.calls).toEqual([])
})
