import { ApiError, NetworkError, UnauthorizedError } from '@oaklet/api'
import { aUser, createDeferred, fixtureId, settle } from '@oaklet/api/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Session } from './Session'
import type { FakeAuth, FakeBrowser } from './testing'
import { createSessionWorld, type SessionWorld } from './testing/session-world'

const ME = { email: 'owner@oakwood.example', password: 'oaklet-demo-2026' }
const OAKWOOD = aUser().organizationId
const ELMWOOD = fixtureId(70)

let world: SessionWorld
let auth: FakeAuth
let browser: FakeBrowser
let session: Session
const organization = (of = session) => of.store.getState().user?.organizationId

beforeEach(async () => {
  world = createSessionWorld()
  ;({ auth, browser } = world)
  ;({ session } = world.open())
  await session.login(ME)
})

afterEach(async () => {
  expect(await world.close()).toEqual({ timers: 0, listeners: 0 })
})

const refused = (code: 'unauthenticated' | 'not_found', status: number) => {
  const facts = { code, status, serverMessage: null, requestId: null }
  return status === 401 ? new UnauthorizedError(facts) : new ApiError(facts)
}

describe('changing over to another organization', () => {
  it('goes on there with its token, and keeps nothing of the one before', async () => {
    const before = session.credentials.bearer()
    await session.switchOrganization(ELMWOOD)
    expect(session.store.getState()).toMatchObject({
      status: 'signed-in',
      user: { organizationId: ELMWOOD, organizationName: 'Elmwood Counseling' },
    })
    expect(session.credentials.bearer()).not.toBe(before)
    expect(browser.shared.get('organizationId')).toBe(ELMWOOD)
    expect(browser.shared.get('accessToken')).toBe(session.credentials.bearer())
  })

  it('starts a new epoch, so that no answer of the one before is taken', async () => {
    const epoch = session.credentials.epoch()
    await session.switchOrganization(ELMWOOD)
    expect(session.credentials.epoch()).toBeGreaterThan(epoch)
  })

  it('takes the other tabs along', async () => {
    const other = world.open()
    await other.session.restore()
    const epoch = other.session.credentials.epoch()
    await session.switchOrganization(ELMWOOD)
    await settle()
    expect(organization(other.session)).toBe(ELMWOOD)
    expect(other.session.credentials.epoch()).toBeGreaterThan(epoch)
    expect(other.session.credentials.csrf()).not.toBeNull()
  })

  it('drops a refresh that was under way in the one before', async () => {
    const other = world.open()
    await other.session.restore()
    const late = createDeferred()
    auth.delay = () => (auth.calls.at(-1) === 'refresh' ? late.promise : Promise.resolve())
    const refreshed = other.session.credentials.refresh()
    await settle()
    const switched = session.switchOrganization(ELMWOOD)
    late.resolve()
    await Promise.all([refreshed, switched])
    await settle()
    for (const of of [session, other.session]) expect(organization(of)).toBe(ELMWOOD)
  })

  it('to the one where the person is asks nobody', async () => {
    await session.switchOrganization(OAKWOOD ?? '')
    expect(world.count('switchOrganization')).toBe(0)
  })

  it('leaves all as it was where it is refused', async () => {
    const epoch = session.credentials.epoch()
    auth.switchOrganization = () => Promise.reject(refused('not_found', 404))
    await expect(session.switchOrganization(ELMWOOD)).rejects.toMatchObject({ code: 'not_found' })
    expect(organization()).toBe(OAKWOOD)
    expect(session.credentials.epoch()).toBe(epoch)
  })

  it('leaves all as it was while the server is away', async () => {
    auth.isOnline = false
    await expect(session.switchOrganization(ELMWOOD)).rejects.toMatchObject({ kind: 'network' })
    expect(organization()).toBe(OAKWOOD)
  })

  it('renews a token that is refused, and asks once more', async () => {
    const { switchOrganization } = auth
    let refusals = 0
    auth.switchOrganization = (body, options) => {
      if (refusals > 0) return switchOrganization(body, options)
      refusals += 1
      return Promise.reject(refused('unauthenticated', 401))
    }
    await session.switchOrganization(ELMWOOD)
    expect(organization()).toBe(ELMWOOD)
    expect(world.count('refresh')).toBe(1)
  })

  it('ends with the session when the server knows that no more', async () => {
    auth.isRevoked = true
    auth.switchOrganization = () => Promise.reject(refused('unauthenticated', 401))
    await expect(session.switchOrganization(ELMWOOD)).rejects.toMatchObject({ code: 'superseded' })
    expect(session.store.getState()).toMatchObject({ status: 'signed-out', reason: 'expired' })
  })

  it('does not come back from a sign-out that overtook it', async () => {
    const late = createDeferred()
    auth.delay = () => late.promise
    const switched = session.switchOrganization(ELMWOOD).catch((error: unknown) => error)
    await settle()
    auth.delay = () => Promise.resolve()
    const leaving = session.logout()
    late.resolve()
    expect(await switched).toMatchObject({ code: 'superseded' })
    await leaving
    expect(session.store.getState().status).toBe('signed-out')
    expect(browser.shared.get('accessToken')).toBeNull()
  })
})

describe('a change whose answer was lost', () => {
  /** The server has switched the session, and no tab knows it yet. */
  const changeUnheard = () => {
    auth.user = aUser({ organizationId: ELMWOOD, organizationName: 'Elmwood Counseling' })
  }

  it('is followed with the next refresh, in all tabs', async () => {
    const other = world.open()
    await other.session.restore()
    changeUnheard()
    await session.credentials.refresh()
    await settle()
    for (const of of [session, other.session]) expect(organization(of)).toBe(ELMWOOD)
  })

  it('is followed by a page that is loaded anew', async () => {
    changeUnheard()
    await browser.clock.advance(1_000)
    browser.shared.set('tokenTimestamp', '0')
    const { session: again } = world.open()
    await again.restore()
    expect(organization(again)).toBe(ELMWOOD)
  })

  it('ends no session when nobody can tell yet who the person is there', async () => {
    changeUnheard()
    auth.getCurrentUser = () => Promise.reject(refused('unauthenticated', 401))
    await expect(session.credentials.refresh()).rejects.toMatchObject({ code: 'superseded' })
    expect(session.store.getState()).toMatchObject({ status: 'signed-in', user: { organizationId: OAKWOOD } })
    expect(browser.shared.get('organizationId')).toBe(OAKWOOD)
  })

  it('that another tab followed is no failure, also where nobody told', async () => {
    const { session: unaware } = world.open({ ...browser.openTab(), onOtherTab: () => () => undefined })
    await unaware.restore()
    auth.switchOrganization = async () => {
      changeUnheard()
      const followed = session.credentials.refresh()
      await browser.clock.advance(5_000)
      await followed
      throw new NetworkError('unreachable')
    }
    await unaware.switchOrganization(ELMWOOD)
    expect(organization(unaware)).toBe(ELMWOOD)
  })

  it('that was asked for once more is there already', async () => {
    changeUnheard()
    auth.switchOrganization = () => Promise.reject(refused('unauthenticated', 401))
    await session.switchOrganization(ELMWOOD)
    expect(organization()).toBe(ELMWOOD)
  })
})
