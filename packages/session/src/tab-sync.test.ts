import { aUser, fixtureId, settle } from '@oaklet/api/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Session } from './Session'
import type { FakeAuth, FakeBrowser } from './testing'
import { createSessionWorld, type SessionWorld } from './testing/session-world'

const MINUTE = 60_000
const ME = { email: 'owner@oakwood.example', password: 'oaklet-demo-2026' }

let world: SessionWorld
let auth: FakeAuth
let browser: FakeBrowser
let session: Session
const status = (of = session) => of.store.getState().status

beforeEach(() => {
  world = createSessionWorld()
  ;({ auth, browser } = world)
  ;({ session } = world.open())
})

afterEach(async () => {
  expect(await world.close()).toEqual({ timers: 0, listeners: 0 })
})

describe('several tabs', () => {
  it('take over a token that one of them renewed', async () => {
    await session.login(ME)
    const other = world.open()
    await other.session.restore()
    await session.credentials.refresh()
    await settle()
    expect(other.session.credentials.bearer()).toBe(session.credentials.bearer())
    expect(other.session.credentials.csrf()).not.toBeNull()
  })

  it('know how long a renewed token lives, also when its parts reach them one after the other', async () => {
    await session.login(ME)
    const other = world.open()
    await other.session.restore()
    const writer = browser.openTab()
    const issuedMs = writer.now()
    const hear = async (change: () => void) => {
      change()
      writer.tellOtherTabs()
      await settle()
    }
    await hear(() => browser.shared.remove('sessionExpiry'))
    await hear(() => browser.shared.set('accessToken', 'new.token.value'))
    await hear(() => browser.shared.set('tokenTimestamp', String(issuedMs)))
    await hear(() => browser.shared.set('sessionExpiry', String(issuedMs + 5 * MINUTE)))
    expect(other.session.credentials.bearer()).toBe('new.token.value')
    const before = world.count('refresh')
    await browser.clock.advance(4 * MINUTE)
    expect(world.count('refresh') - before).toBe(1)
  })

  it('renew once when all fall due together', async () => {
    await session.login(ME)
    const others = [world.open(), world.open()]
    for (const other of others) await other.session.restore()
    const before = world.count('refresh')
    await browser.clock.advance(14 * MINUTE)
    expect(world.count('refresh') - before).toBe(1)
  })

  it('follow when another person signs in in one of them', async () => {
    await session.login(ME)
    const other = world.open()
    await other.session.restore()
    auth.user = aUser({ id: fixtureId(8), name: 'Bea' })
    await other.session.login(ME)
    const epoch = session.credentials.epoch()
    await settle()
    expect(session.store.getState()).toMatchObject({ status: 'signed-in', user: { name: 'Bea' } })
    expect(session.credentials.epoch()).toBe(epoch)
    expect(session.credentials.csrf()).not.toBe('csrf-one')
  })

  it('sign in with one that does', async () => {
    await session.restore()
    expect(status()).toBe('signed-out')
    const other = world.open()
    await other.session.login(ME)
    await settle()
    expect(status()).toBe('signed-in')
  })

  it('all say that the session ended when the server refuses to renew it for one of them', async () => {
    await session.login(ME)
    const other = world.open()
    await other.session.restore()
    auth.isRevoked = true
    await other.session.credentials.refresh()
    await settle()
    for (const of of [session, other.session])
      expect(of.store.getState()).toMatchObject({ status: 'signed-out', reason: 'expired' })
    expect(browser.shared.get('accessToken')).toBeNull()
  })

  it('are all signed out by one that signs out without having heard of a newer sign-in', async () => {
    await session.login(ME)
    const others = [world.open(), world.open()]
    for (const other of others) await other.session.restore()
    const login = others[0]?.session.login(ME)
    const leaving = login?.then(() => session.logout())
    await leaving
    await settle()
    for (const { session: of } of [{ session }, ...others]) expect(status(of)).toBe('signed-out')
  })

  it('leave no token that one of them wrote just as another signed out', async () => {
    await session.login(ME)
    const other = world.open()
    await other.session.restore()
    const leaving = session.logout()
    browser.shared.set('accessToken', 'late.r.token')
    await leaving
    await settle()
    expect(status(other.session)).toBe('signed-out')
    expect(browser.shared.get('accessToken')).toBeNull()
  })

  it('can sign in anew after that, and are told apart from the session that ended', async () => {
    await session.login(ME)
    auth.isRevoked = true
    await session.credentials.refresh()
    await session.login(ME)
    const other = world.open()
    await other.session.restore()
    expect(status(other.session)).toBe('signed-in')
  })

  it('notice a sign-out that they got no hint of, before they send a request', async () => {
    await session.login(ME)
    browser.shared.remove('accessToken')
    browser.shared.remove('signInId')
    session.credentials.epoch()
    expect(status()).toBe('signed-out')
  })
})
