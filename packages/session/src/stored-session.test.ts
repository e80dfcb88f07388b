import { aUser, fixtureId } from '@oaklet/api/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { createStoredSession, type StoredSession } from './stored-session'
import { createFakeBrowser, type FakeTab } from './testing'

let tab: FakeTab
let stored: StoredSession
const moment = () => ({ nowMs: tab.now(), monotonicMs: tab.monotonicNow() })
const aSession = () => ({
  signInId: 's1',
  user: aUser(),
  userFetched: moment(),
  token: { value: 'a.b.c', lifeMs: 900_000, issued: moment() },
  csrf: 'csrf',
})

beforeEach(() => {
  tab = createFakeBrowser().openTab()
  stored = createStoredSession(tab, moment)
})

describe('a kept session', () => {
  it('is found as it was written', () => {
    stored.write(aSession())
    expect(stored.read()).toEqual(aSession())
    expect(stored.peek()).toEqual({ signInId: 's1', token: 'a.b.c', lifeMs: 900_000 })
  })

  it('stands under the specification’s keys, times in epoch milliseconds', () => {
    stored.write(aSession())
    expect(tab.shared.get('accessToken')).toBe('a.b.c')
    expect(tab.shared.get('tokenTimestamp')).toBe(String(tab.now()))
    expect(tab.shared.get('sessionExpiry')).toBe(String(tab.now() + 900_000))
    expect(JSON.parse(tab.shared.get('currentUser') ?? '')).toEqual(aUser())
    expect(tab.shared.get('userEmail')).toBe('owner@oakwood.example')
    expect(tab.shared.get('organizationId')).toBe(fixtureId(2))
    expect(tab.shared.get('practiceId')).toBe(fixtureId(3))
    expect(tab.shared.get('assignedPractices')).toBe(JSON.stringify([fixtureId(3)]))
    expect(tab.shared.get('organizationName')).toBe('Oakwood Therapy Group')
  })

  it('shares no CSRF token with other tabs', () => {
    stored.write(aSession())
    expect(tab.perTab.get('csrfToken')).toBe('csrf')
    expect(tab.shared.get('csrfToken')).toBeNull()
  })

  it('has no CSRF token in a tab that holds another sign-in’s', () => {
    stored.write(aSession())
    tab.perTab.set('signInId', 's0')
    expect(stored.read()?.csrf).toBeNull()
  })

  it('takes no token for another sign-in', () => {
    stored.write(aSession())
    expect(stored.writeToken('s0', { token: { ...aSession().token, value: 'd.e.f' }, csrf: 'other' })).toBe(
      false,
    )
    expect(stored.read()).toEqual(aSession())
  })

  it('has no expiry when none is known', () => {
    stored.write(aSession())
    stored.writeToken('s1', { token: { ...aSession().token, lifeMs: null } })
    expect(stored.read()?.token.lifeMs).toBeNull()
    expect(stored.read()?.csrf).toBe('csrf')
  })

  it.each(['signInId', 'accessToken', 'tokenTimestamp', 'currentUser'])(
    'is not found without its %s',
    (key) => {
      stored.write(aSession())
      tab.shared.remove(key)
      expect(stored.read()).toBeNull()
    },
  )

  it.each([
    ['tokenTimestamp', 'soon'],
    ['currentUser', '{'],
    ['currentUser', '{"id":7}'],
  ])('is not found when its %s is %s', (key, value) => {
    stored.write(aSession())
    tab.shared.set(key, value)
    expect(stored.read()).toBeNull()
  })
})

describe('the person', () => {
  it('is kept with the time when the server was asked', () => {
    stored.write(aSession())
    expect(tab.shared.get('userTimestamp')).toBe(String(tab.now()))
    stored.writeUser('s1', { user: aUser({ name: 'New' }), userFetched: { nowMs: 5, monotonicMs: 0 } })
    expect(stored.read()).toMatchObject({ user: { name: 'New' }, userFetched: { nowMs: 5 } })
  })

  it('of another sign-in is not kept', () => {
    stored.write(aSession())
    stored.writeUser('s0', { user: aUser({ name: 'Other' }), userFetched: moment() })
    expect(stored.read()?.user).toEqual(aUser())
  })
})

describe('the purge at start', () => {
  it('drops the CSRF token of a sign-in that is kept no more', () => {
    stored.write(aSession())
    tab.shared.remove('signInId')
    tab.shared.remove('accessToken')
    stored.purge()
    expect(tab.perTab.get('csrfToken')).toBeNull()
  })

  it('clears everything when a token has no timestamp', () => {
    stored.write(aSession())
    tab.shared.remove('tokenTimestamp')
    stored.purge()
    expect(tab.shared.get('accessToken')).toBeNull()
    expect(tab.shared.get('currentUser')).toBeNull()
  })

  it('names a whole session that has no name yet', () => {
    stored.write(aSession())
    tab.shared.remove('signInId')
    stored.purge()
    expect(stored.read()?.user).toEqual(aUser())
  })

  it('leaves a whole session alone', () => {
    stored.write(aSession())
    stored.purge()
    expect(stored.read()).toEqual(aSession())
  })
})

describe('clearing', () => {
  const LEGACY = 'token idToken tokenExpiry user userData organizationId practiceId assignedPractices'.split(
    ' ',
  )
  const OWN =
    'accessToken tokenTimestamp sessionExpiry currentUser userTimestamp userEmail organizationName'.split(' ')

  it('leaves nothing of the person, earlier versions’ keys included', () => {
    stored.write(aSession())
    for (const key of LEGACY) tab.shared.set(key, 'x')
    stored.clear('logged-out')
    for (const key of [...LEGACY, ...OWN]) expect([key, tab.shared.get(key)]).toEqual([key, null])
    expect(tab.perTab.get('csrfToken')).toBeNull()
  })

  it('leaves other features’ keys and the device’s id alone', () => {
    const deviceId = stored.deviceId()
    tab.shared.set('sidebarCollapsed', 'true')
    stored.clear('logged-out')
    expect(tab.shared.get('sidebarCollapsed')).toBe('true')
    expect(stored.deviceId()).toBe(deviceId)
  })

  it('spares another sign-in when only one has expired', () => {
    stored.write(aSession())
    stored.expire('s0')
    expect(stored.read()).toEqual(aSession())
    expect(stored.ending()).toBeNull()
  })

  it.each(['logged-out', 'expired'] as const)(
    'leaves of a session that is over no more than that it is %s',
    (ending) => {
      stored.write(aSession())
      stored.clear(ending)
      expect(stored.ending()).toBe(ending)
      expect(stored.read()).toBeNull()
      for (const key of OWN) expect([key, tab.shared.get(key)]).toEqual([key, null])
      expect(stored.writeToken('s1', { token: aSession().token })).toBe(false)
    },
  )

  it('keeps why it ended when it is cleared again', () => {
    stored.write(aSession())
    stored.clear('expired')
    stored.clear('logged-out')
    expect(stored.ending()).toBe('expired')
  })

  it('finds nothing in a token that another tab wrote just as the session ended', () => {
    stored.write(aSession())
    stored.clear('logged-out')
    tab.shared.set('accessToken', 'late.r.token')
    tab.shared.set('tokenTimestamp', String(tab.now()))
    tab.shared.set('currentUser', JSON.stringify(aUser()))
    expect(stored.read()).toBeNull()
    stored.purge()
    expect(tab.shared.get('accessToken')).toBeNull()
  })
})

it('makes one device id per browser, and a new one for what is no UUID', () => {
  const made = stored.deviceId()
  expect(made).toMatch(/^[\da-f-]{36}$/)
  expect(stored.deviceId()).toBe(made)
  tab.shared.set('deviceId', 'mine')
  expect(stored.deviceId()).not.toBe('mine')
})
