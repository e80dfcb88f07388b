import { aUser, fixtureId } from '@oaklet/api/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { PREFERENCE_KEYS, readPreference, writePreference } from '../shared/local-preference'
import { signedInSession } from '../testing/fake-services'
import { serverNow } from '../shared/server-clock'
import { fakeNow } from '../testing/fake-now'
import { createServices, forgetOnChangeOver, forgetOnLogout } from './services'

const nobody = { status: 'signed-out', user: null, organization: null } as const

beforeEach(() => {
  writePreference(PREFERENCE_KEYS.selectedClient, 'a-client')
  writePreference(PREFERENCE_KEYS.sidebarCollapsed, 'true')
  writePreference(PREFERENCE_KEYS.lastInput, '1800000000000')
})

test.each(['logged-out', 'logged-out-elsewhere'] as const)(
  'forgets the person’s traces when %s',
  (reason) => {
    const session = signedInSession()
    forgetOnLogout(session)
    session.set({ ...nobody, reason })
    expect(readPreference(PREFERENCE_KEYS.selectedClient)).toBeNull()
    expect(readPreference(PREFERENCE_KEYS.sidebarCollapsed)).toBe('true')
  },
)

test('keeps them when the session ran out, for the person comes back', () => {
  const session = signedInSession()
  forgetOnLogout(session)
  session.set({ ...nobody, reason: 'expired' })
  expect(readPreference(PREFERENCE_KEYS.selectedClient)).toBe('a-client')
})

test.each([
  ['forgets', 'expired', null],
  ['keeps, for the session is kept too', 'unreachable', '1800000000000'],
] as const)('%s the time of the last input when %s', (_, reason, kept) => {
  const session = signedInSession()
  forgetOnLogout(session)
  session.set({ ...nobody, reason })
  expect(readPreference(PREFERENCE_KEYS.lastInput)).toBe(kept)
})

test('forgets the client who was open when the person changes over, and nothing when they only change', () => {
  const session = signedInSession()
  forgetOnChangeOver(session)
  session.set({ status: 'signed-in', user: aUser({ name: 'Liv Wren' }), reason: null })
  expect(readPreference(PREFERENCE_KEYS.selectedClient)).toBe('a-client')
  session.set({ status: 'signed-in', user: aUser({ organizationId: fixtureId(70) }), reason: null })
  expect(readPreference(PREFERENCE_KEYS.selectedClient)).toBeNull()
})

test('every answer of the server says what time it is', async () => {
  const date = new Date(fakeNow() - 34_560_000_000).toUTCString()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { headers: { date } })))
  const { http, session } = createServices()
  await http.send({ method: 'GET', path: '/healthz' })
  expect(serverNow().toUTCString()).toBe(date)
  session.dispose()
})
