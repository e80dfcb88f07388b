import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { fixtureId } from '../testing/fixture-id'
import { createRecordingHttp } from '../testing/recording-http'
import { createJoinApi } from './invitations-api'
import { AcceptInvitationBody, InviteBody } from './invitations-contract'
import { anInvitation, anInvitationView, anInviteBody } from './invitations-fixtures'
import { INVITATIONS_MESSAGES } from './invitations-messages'

const params = { orgId: 'o', staffId: 's' }
const all = '/api/v1/organizations/o/invitations'

it('lists the open invitations', async () => {
  const { api, http } = apiAnswering([anInvitation()])
  expect(await api.invitations.list(params)).toEqual([anInvitation()])
  expect(http.sent).toMatchObject([{ method: 'GET', path: all }])
})

it('invites once for each idempotency key, sends again and revokes', async () => {
  const { api, http } = apiAnswering(anInvitation())
  expect(await api.invitations.create(params, anInviteBody(), { idempotencyKey: 'k' })).toEqual(
    anInvitation(),
  )
  expect(await api.invitations.resend(params)).toEqual(anInvitation())
  const revoked = apiAnswering(null)
  await revoked.api.invitations.revoke(params)
  expect([...http.sent, ...revoked.http.sent]).toMatchObject([
    { method: 'POST', path: all, idempotencyKey: 'k', body: anInviteBody() },
    { method: 'POST', path: `${all}/s/resend` },
    { method: 'DELETE', path: `${all}/s` },
  ])
})

it('joins with the account that is signed in', async () => {
  const joined = { organizationId: fixtureId(2), organizationName: 'Oakwood' }
  const { api, http } = apiAnswering(joined)
  expect(await api.invitations.join({ token: 't' })).toEqual(joined)
  expect(http.sent).toMatchObject([
    { method: 'POST', path: '/api/v1/invitations/join', body: { token: 't' } },
  ])
})

it('looks up and accepts without being signed in, and with no token in the address', async () => {
  const http = createRecordingHttp(({ path }) => ({
    success: true,
    data: path.endsWith('accept') ? { email: 'ivy@oakwood.example' } : anInvitationView(),
  }))
  const join = createJoinApi(http)
  expect(await join.lookUp({ token: 't' })).toEqual(anInvitationView())
  const body = { token: 't', name: 'Ivy Park', password: 'a long enough passphrase' }
  expect(await join.accept(body)).toEqual({ email: 'ivy@oakwood.example' })
  expect(http.sent).toMatchObject([
    { method: 'POST', path: '/api/v1/invitations/look-up', body: { token: 't' } },
    { method: 'POST', path: '/api/v1/invitations/accept', body },
  ])
})

it.each([{ email: 'ivy' }, { name: '' }, { roleIds: [] }, { practiceIds: [] }])('takes no %j', (changes) => {
  expect(InviteBody.safeParse(anInviteBody(changes)).success).toBe(false)
})

it('takes the passwords that registering takes', () => {
  const body = { token: 't', name: 'Ivy' }
  expect(AcceptInvitationBody.safeParse({ ...body, password: 'eleven chars' }).success).toBe(true)
  expect(AcceptInvitationBody.safeParse({ ...body, password: 'too short' }).success).toBe(false)
})

it('has a sentence for each call that fails', () => {
  const { api, http } = apiAnswering(null)
  const calls = { ...api.invitations, ...createJoinApi(http) }
  expect(Object.keys(INVITATIONS_MESSAGES).toSorted()).toEqual(Object.keys(calls).toSorted())
})
