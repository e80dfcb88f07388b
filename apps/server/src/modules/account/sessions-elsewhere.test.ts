import type { SignedIn } from '@oaklet/api/contract'
import { decodeJwt } from 'jose'
import { expect, it } from 'vitest'
import { TEST_PASSWORD } from '../../testing/a-login'
import { aPersonInTwo } from '../../testing/a-person-in-two'
import { auditTrail } from '../../testing/audit-trail'
import { createTestApp } from '../../testing/create-test-app'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp(() => createTestApp({ env: { trustsProxy: true } }))
let people = 0

const idOf = (token: string) => String(decodeJwt(token)['sid'])

/** A person who is signed in to two organizations, on a device for each. */
async function onTwoDevices() {
  const made = await aPersonInTwo(test, `elsewhere-${(people += 1)}@oakwood.example`)
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
