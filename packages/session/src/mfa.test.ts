import { UnauthorizedError } from '@oaklet/api'
import { aSignedIn, aToken, settle } from '@oaklet/api/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Session } from './Session'
import type { FakeAuth, FakeTab } from './testing'
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
let tab: FakeTab
const status = (of = session) => of.store.getState().status
/** The page for the code is loaded anew, or another one. */
const reload = async (path = '/mfa-verification') => {
  session.dispose()
  tab.goTo(path)
  const again = world.open(tab).session
  await again.restore()
  return again
}

beforeEach(async () => {
  world = createSessionWorld()
  auth = world.auth
  ;({ session, tab } = world.open())
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

it('a reload goes on waiting for it', async () => {
  const again = await reload()
  expect(status(again)).toBe('mfa-required')
  const verify = vi.spyOn(auth, 'verifyMfa')
  await again.verifyMfa({ code: '123456' })
  expect(verify.mock.calls[0]?.[0]).toMatchObject({ mfaToken: 'attempt' })
  expect(status(again)).toBe('signed-in')
  expect(tab.perTab.get('mfaToken')).toBeNull()
})

it('a reload without an answer goes on waiting, one that hears of its end does not', async () => {
  auth.isOnline = false
  expect(status(await reload())).toBe('mfa-required')
  auth.isOnline = true
  auth.getMfaAttempt = () => Promise.reject(wrongCode)
  expect(status(await reload())).toBe('signed-out')
})

it('whoever loads another page begins anew, and no other tab ever waits for it', async () => {
  tab.goTo('/mfa-verification')
  const other = world.open(world.browser.openTab('/mfa-verification')).session
  await other.restore()
  expect(status(other)).toBe('signed-out')
  expect(status(await reload('/login'))).toBe('signed-out')
  expect(status(await reload())).toBe('signed-out')
  expect(auth.calls).toEqual([])
})

it('nothing waits after signing out, over a reload either', async () => {
  await session.logout()
  expect(status(await reload())).toBe('signed-out')
})

it('another tab that signs in takes this one along, at once and over a reload', async () => {
  const other = world.open().session
  auth.login = () => Promise.resolve(aSignedIn())
  await other.login(ME)
  await settle()
  expect(status()).toBe('signed-in')
  expect(status(await reload())).toBe('signed-in')
})
