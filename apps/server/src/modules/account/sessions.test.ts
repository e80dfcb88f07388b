import type { SignedIn, SignedInDevice } from '@oaklet/api/contract'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { aLogin, from, TEST_DEVICE, TEST_PASSWORD, type TestLogin } from '../../testing/a-login'
import { requester } from '../../testing/a-person'
import { aPersonInTwo } from '../../testing/a-person-in-two'
import { auditTrail } from '../../testing/audit-trail'
import { createTestApp } from '../../testing/create-test-app'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1'
const UNKNOWN = '3f1e9c1e-60f5-4a8e-9a43-0d0a3c1a8b99'

const test = startTestApp(() => createTestApp({ env: { trustsProxy: true } }))
const call = requester(test)
let count = 0

const aPerson = () => aLogin(test, `device${(count += 1)}@example.com`)
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** Signs the person in once more; the token and the cookie of that session. */
async function signInFrom({ email }: TestLogin, address: string, userAgent: string) {
  const body = { email, password: TEST_PASSWORD, deviceId: TEST_DEVICE }
  const headers = { ...from(address), 'User-Agent': userAgent }
  const answer = await call('POST', '/api/auth/login', body, headers)
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { token: String(answer.body['token']), cookie }
}
const listOf = async ({ token }: { token: string }) =>
  (await call('GET', '/api/auth/sessions', undefined, bearer(token))).data as SignedInDevice[]
const isSignedIn = async ({ token }: { token: string }) =>
  (await call('GET', '/api/auth/me', undefined, bearer(token))).status === 200
const endOne = ({ token }: { token: string }, id: string) =>
  call('DELETE', `/api/auth/sessions/${id}`, undefined, bearer(token))
const endOthers = ({ token }: { token: string }) =>
  call('POST', '/api/auth/sessions/end-others', undefined, bearer(token))

it('devices are listed in words with where and when, this one first', async () => {
  const person = await aPerson()
  test.clock.advance(60_000)
  const phone = await signInFrom(person, '198.51.100.4', IPHONE)
  const now = test.clock.now().toISOString()
  expect(await listOf(phone)).toMatchObject([
    {
      device: 'Safari on iPhone',
      address: '198.51.100.4',
      signedInAt: now,
      lastActiveAt: now,
      isCurrent: true,
    },
    { device: 'Unknown device', isCurrent: false },
  ])
  expect((await listOf(person)).map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
    [true, 'Unknown device'],
    [false, 'Safari on iPhone'],
  ])
})

it('a refresh says where the device is now and that it is in use', async () => {
  const person = await aPerson()
  const laptop = await signInFrom(person, '198.51.100.4', IPHONE)
  test.clock.advance(600_000)
  const headers = { ...from('203.0.113.9'), 'User-Agent': FIREFOX, Cookie: laptop.cookie }
  const body = { username: person.email, deviceId: TEST_DEVICE }
  expect((await call('POST', '/api/auth/refresh', body, headers)).status).toBe(200)
  const [current] = await listOf(laptop)
  expect(current).toMatchObject({
    device: 'Firefox on Windows',
    address: '203.0.113.9',
    lastActiveAt: test.clock.now().toISOString(),
  })
})

it('a session that has ended or run out is not listed', async () => {
  const person = await aPerson()
  await signInFrom(person, '198.51.100.4', IPHONE)
  test.clock.advance(13 * 3_600_000)
  const later = await signInFrom(person, '198.51.100.4', FIREFOX)
  const gone = await signInFrom(person, '198.51.100.4', FIREFOX)
  await call('POST', '/api/auth/logout', { global: false }, bearer(gone.token))
  expect(await listOf(later)).toMatchObject([{ isCurrent: true }])
  expect(await listOf(later)).toHaveLength(1)
})

it('one device is signed out at once, and only that one', async () => {
  const person = await aPerson()
  const [phone, laptop] = [
    await signInFrom(person, '198.51.100.4', IPHONE),
    await signInFrom(person, '198.51.100.4', FIREFOX),
  ]
  const [current] = await listOf(phone)
  expect((await endOne(laptop, current?.id ?? '')).status).toBe(200)
  expect([await isSignedIn(phone), await isSignedIn(laptop), await isSignedIn(person)]).toEqual([
    false,
    true,
    true,
  ])
  const refresh = { username: person.email, deviceId: TEST_DEVICE }
  const answer = await call('POST', '/api/auth/refresh', refresh, { Cookie: phone.cookie })
  expect(refusal(answer)).toEqual([401, 'refresh_refused'])
})

it('all other devices are signed out at once, and this one stays', async () => {
  const person = await aPerson()
  const [phone, laptop] = [
    await signInFrom(person, '198.51.100.4', IPHONE),
    await signInFrom(person, '198.51.100.4', FIREFOX),
  ]
  expect((await endOthers(laptop)).data).toEqual({ ended: 2 })
  expect([await isSignedIn(phone), await isSignedIn(laptop), await isSignedIn(person)]).toEqual([
    false,
    true,
    false,
  ])
  expect((await endOthers(laptop)).data).toEqual({ ended: 0 })
})

it('nobody ends another person’s session, one that has ended, or one that never was', async () => {
  const [person, other] = [await aPerson(), await aPerson()]
  const [theirs] = await listOf(other)
  const ended = await signInFrom(person, '198.51.100.4', IPHONE)
  const [mine] = await listOf(ended)
  await endOne(person, mine?.id ?? '')
  for (const id of [theirs?.id ?? '', mine?.id ?? '', UNKNOWN, 'not-an-id']) {
    expect(refusal(await endOne(person, id))).toEqual([404, 'not_found'])
  }
  expect(await isSignedIn(other)).toBe(true)
})

it('the audit says which session was ended, and nothing when none was', async () => {
  const person = await aPerson()
  const phone = await signInFrom(person, '198.51.100.4', IPHONE)
  const [current] = await listOf(phone)
  await endOne(person, current?.id ?? '')
  await endOthers(person)
  const trail = await auditTrail(test, person, 'session', current?.id)
  expect(trail.map(({ action }) => action)).toEqual(['signed_in', 'session_ended'])
  const [here] = await listOf(person)
  const others = await auditTrail(test, person, 'session', here?.id)
  expect(others.map(({ action }) => action)).not.toContain('other_sessions_ended')
})

it('the others are ended once for each Idempotency-Key, also where there are none', async () => {
  const { token } = await aPerson()
  const headers = { ...bearer(token), 'Idempotency-Key': 'once' }
  const ask = () => call('POST', '/api/auth/sessions/end-others', undefined, headers)
  for (const { status, data } of [await ask(), await ask()])
    expect([status, data]).toEqual([200, { ended: 0 }])
})

describe('in several organizations', () => {
  const idOf = (token: string) => String(decodeJwt(token)['sid'])

  /** A person who is signed in to two organizations, on a device for each. */
  async function onTwoDevices() {
    const made = await aPersonInTwo(test, `elsewhere-${(count += 1)}@oakwood.example`)
    const { person, own, other, as, to } = made
    const { token } = (await person.login()).body as unknown as SignedIn
    await to(other.organizationId, token)
    const told = async (of: { organizationId: string }, resource: string, recordId: string) =>
      (await auditTrail(test, of, resource, recordId)).map(({ action }) => action)
    return {
      person,
      own,
      other,
      to,
      call: as(person.token),
      here: idOf(person.token),
      there: idOf(token),
      told,
    }
  }

  it('a device that is signed out is told of where its session was', async () => {
    const { own, other, call, there, told } = await onTwoDevices()
    await call('DELETE', `/api/auth/sessions/${there}`)
    expect(await told(other, 'session', there)).toEqual(['signed_in', 'session_ended'])
    expect(await told(own, 'session', there)).not.toContain('session_ended')
  })

  it('all other devices that are signed out are told of wherever one of them was', async () => {
    const { own, other, person, call, here, told, to } = await onTwoDevices()
    // Signing in leads to where the person worked last.
    const { token } = (await person.login()).body as unknown as SignedIn
    await to(own.organizationId, token)
    await call('POST', '/api/auth/sessions/end-others')
    for (const of of [own, other]) expect(await told(of, 'session', here)).toContain('other_sessions_ended')
  })

  it('a new password is told of wherever it ended a session, and where it was changed', async () => {
    const { own, other, person, call, told } = await onTwoDevices()
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'another long passphrase' }
    expect((await call('POST', '/api/auth/password/change', body)).status).toBe(200)
    for (const of of [own, other]) expect(await told(of, 'user', person.userId)).toContain('password_changed')
  })

  it('signing out everywhere is told of wherever it ended a session', async () => {
    const { own, other, call, here, told } = await onTwoDevices()
    await call('POST', '/api/auth/logout', { global: true })
    for (const of of [own, other]) expect(await told(of, 'session', here)).toContain('signed_out_everywhere')
  })
})
