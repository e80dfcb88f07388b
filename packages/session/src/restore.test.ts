import { NetworkError } from '@oaklet/api'
import { aUser, createDeferred, settle } from '@oaklet/api/testing'
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

describe('restoring', () => {
  const reopen = async (on?: FakeTab) => {
    const again = world.open(on)
    await again.session.restore()
    return again
  }

  it('finds nobody in a new browser, and asks nobody', async () => {
    await session.restore()
    expect(session.store.getState()).toMatchObject({ status: 'signed-out', reason: null })
    expect(auth.calls).toEqual([])
  })

  it('goes on at once with a young session of the same tab', async () => {
    await session.login(ME)
    const again = await reopen(tab)
    expect(again.session.store.getState()).toMatchObject({ status: 'signed-in', user: aUser() })
    expect(auth.calls).toEqual(['login'])
  })

  it('renews first in a tab that holds no CSRF token', async () => {
    await session.login(ME)
    const again = await reopen()
    expect(status(again.session)).toBe('signed-in')
    expect(again.session.credentials.csrf()).toBe('csrf-two')
    expect(auth.calls).toEqual(['login', 'refresh'])
  })

  it('asks who it is when the token is older than 30 minutes', async () => {
    await session.login(ME)
    session.dispose()
    browser.clock.sleep(31 * MINUTE)
    auth.user = aUser({ name: 'Olivia Wren-Bell' })
    const again = await reopen(tab)
    expect(again.session.store.getState().user?.name).toBe('Olivia Wren-Bell')
    expect(auth.calls).toEqual(['login', 'refresh', 'getCurrentUser'])
  })

  it('ends the session when the refresh is refused', async () => {
    await session.login(ME)
    session.dispose()
    browser.clock.sleep(31 * MINUTE)
    auth.isRevoked = true
    const again = await reopen(tab)
    expect(again.session.store.getState()).toMatchObject({ status: 'signed-out', reason: 'expired' })
    expect(browser.shared.get('accessToken')).toBeNull()
  })

  it('clears a token that has no timestamp', async () => {
    await session.login(ME)
    session.dispose()
    browser.shared.remove('tokenTimestamp')
    const again = await reopen(tab)
    expect(status(again.session)).toBe('signed-out')
    expect(browser.shared.get('currentUser')).toBeNull()
  })

  it('goes on with a session under 30 minutes old while the server is away', async () => {
    await session.login(ME)
    session.dispose()
    browser.clock.sleep(20 * MINUTE)
    auth.isOnline = false
    const again = await reopen(tab)
    expect(status(again.session)).toBe('signed-in')
    expect(again.session.credentials.bearer()).toBeNull()
  })

  it('tries an older one three times, then keeps it for when the server is back', async () => {
    await session.login(ME)
    session.dispose()
    browser.clock.sleep(31 * MINUTE)
    auth.isOnline = false
    const again = world.open(tab)
    const restored = again.session.restore()
    await browser.clock.advance(2_999)
    expect(status(again.session)).toBe('restoring')
    await browser.clock.advance(1)
    await restored
    expect(again.session.store.getState()).toMatchObject({ status: 'signed-out', reason: 'unreachable' })
    auth.isOnline = true
    again.tab.wake()
    await settle()
    expect(status(again.session)).toBe('signed-in')
  })

  it('tries once on a public path, and gives no reason for failing', async () => {
    await session.login(ME)
    session.dispose()
    browser.clock.sleep(31 * MINUTE)
    auth.isRevoked = true
    tab.goTo('/login')
    const again = await reopen(tab)
    expect(again.session.store.getState()).toMatchObject({ status: 'signed-out', reason: null })
    expect(world.count('refresh')).toBe(1)
  })

  it('is dropped when the person signs in meanwhile', async () => {
    await session.login(ME)
    session.dispose()
    browser.clock.sleep(31 * MINUTE)
    const late = createDeferred()
    auth.delay = () => late.promise
    const again = world.open(tab)
    const restored = again.session.restore()
    await settle()
    auth.delay = () => Promise.resolve()
    auth.user = aUser({ name: 'Bea' })
    await again.session.login(ME)
    late.resolve()
    await restored
    expect(again.session.store.getState().user?.name).toBe('Bea')
  })
})

describe('a restore that another tab overtakes', () => {
  it('does not bring a session back that was signed out meanwhile', async () => {
    await session.login(ME)
    browser.clock.sleep(20 * MINUTE)
    const late = createDeferred()
    auth.refresh = async () => {
      await late.promise
      throw new NetworkError('timeout')
    }
    const again = world.open()
    const restored = again.session.restore()
    await settle()
    const leaving = session.logout()
    late.resolve()
    await Promise.all([restored, leaving])
    expect(status(again.session)).toBe('signed-out')
  })

  it('goes on with whoever signed in anew meanwhile', async () => {
    await session.login(ME)
    const late = createDeferred()
    const { refresh } = auth
    auth.refresh = async (body, options) => {
      await late.promise
      return refresh(body, options)
    }
    const again = world.open()
    const restored = again.session.restore()
    await settle()
    auth.user = aUser({ name: 'Bea' })
    const login = session.login(ME)
    await browser.clock.advance(5_000)
    late.resolve()
    await Promise.all([restored, login])
    expect(again.session.store.getState().user?.name).toBe('Bea')
  })

  it('tells the other tabs when the server refuses it', async () => {
    await session.login(ME)
    auth.isRevoked = true
    const other = world.open()
    await other.session.restore()
    await settle()
    expect(session.store.getState()).toMatchObject({ status: 'signed-out', reason: 'expired' })
  })
})
