import { ApiError, ContractError, UnauthorizedError, userMessage } from '@oaklet/api'
import { aSignedIn, aToken, aUser, createDeferred, fixtureId, settle } from '@oaklet/api/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Session } from './Session'
import type { FakeAuth, FakeBrowser, FakeTab } from './testing'
import { createSessionWorld, type SessionWorld } from './testing/session-world'

const MINUTE = 60_000
const ME = { email: 'owner@oakwood.example', password: 'oaklet-demo-2026' }

let world: SessionWorld
let auth: FakeAuth
let browser: FakeBrowser
let tab: FakeTab
let session: Session
const status = (of = session) => of.store.getState().status

beforeEach(() => {
  world = createSessionWorld()
  ;({ auth, browser } = world)
  ;({ session, tab } = world.open())
})

afterEach(async () => {
  expect(await world.close()).toEqual({ timers: 0, listeners: 0 })
})

const wrongPassword = new UnauthorizedError({
  code: 'invalid_credentials',
  status: 401,
  serverMessage: 'That e-mail and password do not match',
  requestId: null,
})

const csrfRefused = new ApiError({
  code: 'csrf_refused',
  status: 403,
  serverMessage: null,
  requestId: null,
})

describe('signing in', () => {
  it('makes the person, their bearer token and their CSRF token known', async () => {
    expect(await session.login(ME)).toBe('signed-in')
    expect(session.store.getState()).toEqual({
      status: 'signed-in',
      user: aUser(),
      reason: null,
    })
    expect(session.credentials.bearer()).toBe(aToken('t1'))
    expect(session.credentials.csrf()).toBe('csrf-one')
  })

  it('asks for a code when one is needed, and holds no token', async () => {
    auth.login = () => Promise.resolve({ success: true, requiresMfa: true, mfaToken: 'm' })
    expect(await session.login(ME)).toBe('mfa-required')
    expect(status()).toBe('mfa-required')
    expect(session.credentials.bearer()).toBeNull()
    expect(browser.shared.get('accessToken')).toBeNull()
  })

  it('passes the server’s refusal on, and is throttled for 2 s', async () => {
    auth.login = () => Promise.reject(wrongPassword)
    await expect(session.login(ME)).rejects.toBe(wrongPassword)
    await expect(session.login(ME)).rejects.toThrow('Please wait 2 seconds before trying again')
    expect(status()).toBe('signed-out')
  })

  it('passes on that the server can’t be reached', async () => {
    auth.isOnline = false
    const error = await session.login(ME).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ kind: 'network' })
    expect(userMessage(error, 'Login failed')).toBe('Login failed')
  })

  it.each([
    ['breaks the contract', () => Promise.reject(new ContractError('login', 'user', 'missing'))],
    ['brings no usable token', () => Promise.resolve(aSignedIn({ token: 'one-part' }))],
  ])('says that the response is invalid when it %s', async (_, login) => {
    auth.login = login
    await expect(session.login(ME)).rejects.toMatchObject({ userMessage: 'Login failed: Invalid response' })
    expect(status()).toBe('signed-out')
    expect(browser.shared.get('accessToken')).toBeNull()
  })

  it('looks up a practice that the answer lacks', async () => {
    auth.user = aUser({ practiceId: null, currentPractice: null, assignedPractices: [] })
    await session.login(ME)
    expect(session.store.getState()).toMatchObject({ user: { currentPractice: fixtureId(3) } })
  })

  it('by registering waits for a code, and then works the same', async () => {
    const { email } = ME
    const practice = { name: 'Ana', practiceName: 'Bell', timeZone: 'America/New_York' }
    expect(await session.register({ email, password: 'a long password', ...practice })).toBe('mfa-required')
    expect(status()).toBe('mfa-required')
    await session.verifyMfa({ code: '123456' })
    expect(auth.calls.slice(0, 2)).toEqual(['register', 'verifyMfa'])
    expect(status()).toBe('signed-in')
  })

  it('asks nobody with a token that died while the machine slept over the answer', async () => {
    auth.user = aUser({ practiceId: null, currentPractice: null, assignedPractices: [] })
    const late = createDeferred()
    auth.delay = () => late.promise
    const login = session.login(ME).catch((error: unknown) => error)
    await settle()
    browser.clock.sleep(15 * MINUTE)
    late.resolve()
    await browser.clock.advance(2_000)
    expect(await login).toMatchObject({ code: 'superseded' })
    expect(status()).toBe('signed-out')
  })

  it('waits for another tab’s refresh, whose cookie would take the place of this one’s', async () => {
    const other = world.open()
    await other.session.login(ME)
    await settle()
    const before = auth.calls.length
    const late = createDeferred()
    auth.delay = () => late.promise
    const renewed = other.session.credentials.refresh()
    await settle()
    const login = session.login(ME)
    await settle()
    expect(auth.calls.slice(before)).toEqual(['refresh'])
    auth.delay = () => Promise.resolve()
    late.resolve()
    await Promise.all([renewed, login])
    expect(auth.calls.slice(before, before + 2)).toEqual(['refresh', 'login'])
  })

  it('is dropped when the person signs out before the answer comes', async () => {
    const late = createDeferred()
    auth.delay = () => late.promise
    const login = session.login(ME).catch((error: unknown) => error)
    await settle()
    await session.logout()
    late.resolve()
    expect(await login).toMatchObject({ code: 'superseded' })
    expect(status()).toBe('signed-out')
    expect(browser.shared.get('accessToken')).toBeNull()
  })
})

describe('signing out', () => {
  it('clears the store and the state at once, and then tells the server', async () => {
    await session.login(ME)
    const late = createDeferred()
    auth.delay = () => late.promise
    const leaving = session.logout()
    expect(session.store.getState()).toMatchObject({ status: 'signed-out', user: null, reason: 'logged-out' })
    expect(browser.shared.get('currentUser')).toBeNull()
    late.resolve()
    await leaving
    expect(auth.calls).toEqual(['login', 'logout'])
  })

  it('works without a network', async () => {
    await session.login(ME)
    auth.isOnline = false
    await session.logout()
    expect(status()).toBe('signed-out')
  })

  it('is over before the next sign-in asks the server', async () => {
    await session.login(ME)
    const late = createDeferred()
    auth.delay = () => late.promise
    void session.logout()
    const login = session.login(ME)
    await settle()
    expect(auth.calls).toEqual(['login', 'logout'])
    auth.delay = () => Promise.resolve()
    late.resolve()
    await login
    expect(auth.calls).toEqual(['login', 'logout', 'login'])
  })

  it('signs the other tabs out, which is their reason', async () => {
    await session.login(ME)
    const other = world.open()
    await other.session.restore()
    await session.logout()
    await settle()
    expect(other.session.store.getState()).toMatchObject({
      status: 'signed-out',
      reason: 'logged-out-elsewhere',
    })
    expect(other.tab.perTab.get('csrfToken')).toBeNull()
  })
})

describe('renewing the token', () => {
  beforeEach(() => session.login(ME))

  it('happens by itself before it expires', async () => {
    await browser.clock.advance(14 * MINUTE)
    expect(world.count('refresh')).toBe(1)
    expect(session.credentials.bearer()).toBe(aToken('t2'))
    expect(session.credentials.csrf()).toBe('csrf-two')
  })

  it('happens on waking when the machine slept past it', async () => {
    browser.clock.sleep(60 * MINUTE)
    expect(session.credentials.bearer()).toBeNull()
    tab.wake()
    await settle()
    expect(session.credentials.bearer()).toBe(aToken('t2'))
  })

  it('does not happen while it is not needed', async () => {
    tab.wake()
    await session.currentUser()
    expect(world.count('refresh')).toBe(0)
  })

  it('is shared by all who ask at once, and tells no subscriber', async () => {
    let heard = 0
    session.store.subscribe(() => (heard += 1))
    const all = Array.from({ length: 100 }, () => session.credentials.refresh())
    expect(new Set(await Promise.all(all))).toEqual(new Set([true]))
    expect(world.count('refresh')).toBe(1)
    expect(heard).toBe(0)
  })

  it('goes without a CSRF token that the server refuses', async () => {
    const { refresh } = auth
    const sent: (string | null)[] = []
    auth.refresh = (body, options) => {
      sent.push(options.csrf)
      return options.csrf === null ? refresh(body, options) : Promise.reject(csrfRefused)
    }
    expect(await session.credentials.refresh()).toBe(true)
    expect(sent).toEqual(['csrf-one', null])
  })

  it('that is refused ends the session', async () => {
    auth.isRevoked = true
    expect(await session.credentials.refresh()).toBe(false)
    expect(session.store.getState()).toMatchObject({ status: 'signed-out', reason: 'expired' })
    expect(browser.shared.get('accessToken')).toBeNull()
  })

  it('that finds no network signs nobody out, and is tried again', async () => {
    auth.isOnline = false
    await expect(session.credentials.refresh()).rejects.toMatchObject({ kind: 'network' })
    await browser.clock.advance(60 * MINUTE)
    expect(status()).toBe('signed-in')
    auth.isOnline = true
    await browser.clock.advance(MINUTE)
    expect(session.credentials.bearer()).toBe(aToken('t2'))
  })

  it('that answers after a sign-out does not bring the session back', async () => {
    const late = createDeferred()
    auth.delay = () => late.promise
    const renewed = session.credentials.refresh()
    await settle()
    const leaving = session.logout()
    late.resolve()
    expect(await renewed).toBe(false)
    await leaving
    expect(status()).toBe('signed-out')
    expect(browser.shared.get('accessToken')).toBeNull()
  })

  it('that answers after another tab signed out brings nothing back either', async () => {
    const other = world.open()
    await other.session.restore()
    const late = createDeferred()
    auth.refresh = async () => {
      await late.promise
      return { success: true, token: aToken('late'), expiresIn: 900, expiresAt: 0 }
    }
    const renewed = session.credentials.refresh()
    await settle()
    const leaving = other.session.logout()
    expect(status(other.session)).toBe('signed-out')
    late.resolve()
    expect(await renewed).toBe(false)
    await leaving
    expect(status()).toBe('signed-out')
    expect(browser.shared.get('accessToken')).toBeNull()
  })

  it('counts the token’s life from before the request was sent', async () => {
    const late = createDeferred()
    auth.delay = () => late.promise
    const renewed = session.credentials.refresh()
    await browser.clock.advance(4 * MINUTE)
    late.resolve()
    await renewed
    await browser.clock.advance(10 * MINUTE + 30_000)
    expect(world.count('refresh')).toBe(2)
  })
})

describe('an authentication failure', () => {
  it('signs out once, whoever reports it', async () => {
    await session.login(ME)
    const seen: string[] = []
    session.store.subscribe((state) => seen.push(state.status))
    session.credentials.onAuthFailure()
    session.credentials.onAuthFailure()
    expect(seen).toEqual(['signed-out'])
    expect(session.store.getState().reason).toBe('expired')
  })
})

it('chooses the working practice for this browser', async () => {
  auth.user = aUser({ assignedPractices: [fixtureId(3), fixtureId(4)] })
  await session.login(ME)
  session.setCurrentPractice(fixtureId(4))
  expect(session.store.getState().user?.currentPractice).toBe(fixtureId(4))
  const again = world.open(tab)
  await again.session.restore()
  expect(again.session.store.getState().user?.currentPractice).toBe(fixtureId(4))
})

it('does nothing more once disposed', async () => {
  const late = createDeferred()
  auth.delay = () => late.promise
  const login = session.login(ME).catch((error: unknown) => error)
  await settle()
  session.dispose()
  late.resolve()
  expect(await login).toMatchObject({ code: 'superseded' })
  expect(browser.shared.get('accessToken')).toBeNull()
})
