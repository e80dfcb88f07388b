import { aRole, aUser, createDeferred, fixtureId, settle } from '@oaklet/api/testing'
import { ApiError, UnauthorizedError, type User } from '@oaklet/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Session } from './Session'
import type { FakeAuth, FakeBrowser, FakeTab } from './testing'
import { createSessionWorld, type SessionWorld } from './testing/session-world'

const MINUTE = 60_000
const ME = { email: 'owner@oakwood.example', password: 'oaklet-demo-2026' }
const facts = { code: 'not_found', status: 404, serverMessage: null, requestId: null } as const

let world: SessionWorld
let auth: FakeAuth
let browser: FakeBrowser
let session: Session
let tab: FakeTab
const user = () => session.store.getState().user
const asked = () => world.count('getCurrentUser')

beforeEach(async () => {
  world = createSessionWorld()
  ;({ auth, browser } = world)
  ;({ session, tab } = world.open())
  await session.login(ME)
})

afterEach(async () => {
  expect(await world.close()).toEqual({ timers: 0, listeners: 0 })
})

it('the user is not asked for again within five minutes', async () => {
  await browser.clock.advance(5 * MINUTE - 1)
  expect(await session.currentUser()).toEqual(aUser())
  expect(asked()).toBe(0)
})

it('the user is asked for anew after five minutes, so that a changed role shows', async () => {
  const roles = [aRole({ permissions: ['clients:view'] })]
  auth.user = aUser({ roles, permissions: [] })
  await browser.clock.advance(5 * MINUTE)
  expect(asked()).toBe(1)
  expect(user()?.permissions).toEqual(['clients:view'])
})

it('an unchanged user stays the same, so that nothing is drawn anew', async () => {
  const before = user()
  await browser.clock.advance(5 * MINUTE)
  expect(asked()).toBe(1)
  expect(user()).toBe(before)
})

it('the user is asked for once by all who wait', async () => {
  browser.clock.sleep(6 * MINUTE)
  tab.wake()
  expect(await Promise.all([session.currentUser(), session.currentUser()])).toEqual([aUser(), aUser()])
  expect(asked()).toBe(1)
})

it('the practice chosen here stays chosen', async () => {
  auth.user = aUser({ assignedPractices: [fixtureId(3), fixtureId(4)] })
  await browser.clock.advance(5 * MINUTE)
  session.setCurrentPractice(fixtureId(4))
  auth.user = aUser({ assignedPractices: [fixtureId(3), fixtureId(4)], name: 'New' })
  await browser.clock.advance(5 * MINUTE)
  expect(user()).toMatchObject({ name: 'New', currentPractice: fixtureId(4) })
})

it('a 401 leaves the cached user', async () => {
  auth.getCurrentUser = () => Promise.reject(new UnauthorizedError({ ...facts, status: 401 }))
  await browser.clock.advance(5 * MINUTE)
  expect(user()).toEqual(aUser())
})

it('a 404 ends the session', async () => {
  auth.getCurrentUser = () => Promise.reject(new ApiError(facts))
  await browser.clock.advance(5 * MINUTE)
  expect(session.store.getState()).toMatchObject({ status: 'signed-out', reason: 'expired' })
  expect(browser.shared.get('accessToken')).toBeNull()
})

it('a server that can’t be reached leaves the user, and is asked again', async () => {
  auth.isOnline = false
  await browser.clock.advance(6 * MINUTE)
  expect(user()).toEqual(aUser())
  auth.isOnline = true
  auth.user = aUser({ name: 'New' })
  await browser.clock.advance(5 * MINUTE)
  expect(user()?.name).toBe('New')
})

it('a tab takes the user that another tab asked for', async () => {
  const other = world.open()
  await other.session.restore()
  auth.user = aUser({ name: 'New' })
  browser.clock.sleep(6 * MINUTE)
  await session.currentUser()
  expect((await other.session.currentUser())?.name).toBe('New')
  expect(asked()).toBe(1)
})

it('the user is asked for at once after a change, and refreshes with the new e-mail from then on', async () => {
  auth.user = aUser({ email: 'olivia@oakwood.example', name: 'Liv Wren' })
  expect(await session.reloadUser()).toMatchObject({ name: 'Liv Wren' })
  expect(asked()).toBe(1)
  expect(user()?.email).toBe('olivia@oakwood.example')
  const refresh = vi.spyOn(auth, 'refresh')
  await browser.clock.advance(15 * MINUTE)
  expect(refresh.mock.calls[0]?.[0]).toMatchObject({ username: 'olivia@oakwood.example' })
})

it('another tab refreshes with the new e-mail too', async () => {
  const other = world.open()
  await other.session.restore()
  auth.user = aUser({ email: 'olivia@oakwood.example' })
  await session.reloadUser()
  session.dispose()
  const refresh = vi.spyOn(auth, 'refresh')
  await browser.clock.advance(15 * MINUTE)
  expect(refresh.mock.calls[0]?.[0]).toMatchObject({ username: 'olivia@oakwood.example' })
})

it('a reload that nobody answers leaves the user as it was', async () => {
  auth.isOnline = false
  const reloading = session.reloadUser()
  const refused = expect(reloading).rejects.toMatchObject({ kind: 'network' })
  await browser.clock.advance(MINUTE)
  await refused
  expect(user()).toEqual(aUser())
})

it('a reload that nobody answered is made up for by the next question', async () => {
  auth.isOnline = false
  const refused = expect(session.reloadUser()).rejects.toMatchObject({ kind: 'network' })
  await browser.clock.advance(MINUTE)
  await refused
  auth.isOnline = true
  auth.user = aUser({ name: 'Liv Wren' })
  expect(await session.currentUser()).toMatchObject({ name: 'Liv Wren' })
})

it('a reload while the user is asked for already asks once more', async () => {
  browser.clock.sleep(6 * MINUTE)
  const late = createDeferred<User>()
  vi.spyOn(auth, 'getCurrentUser').mockReturnValueOnce(late.promise)
  const asking = session.currentUser()
  await settle()
  const reloading = session.reloadUser()
  auth.user = aUser({ name: 'Liv Wren' })
  late.resolve(aUser())
  await asking
  expect(await reloading).toMatchObject({ name: 'Liv Wren' })
})

it('a reload while nobody is signed in asks nobody', async () => {
  await session.logout()
  expect(await session.reloadUser()).toBeNull()
  expect(asked()).toBe(0)
})

it('nobody is the user any more when the person signs out before the answer', async () => {
  browser.clock.sleep(6 * MINUTE)
  const late = createDeferred()
  auth.delay = () => late.promise
  const asking = session.currentUser()
  await settle()
  const leaving = session.logout()
  late.resolve()
  expect(await asking).toBeNull()
  await leaving
})

it('nobody is the user while nobody is signed in', async () => {
  await session.logout()
  expect(await session.currentUser()).toBeNull()
  await settle()
  expect(asked()).toBe(0)
})
