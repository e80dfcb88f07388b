import { expect, it } from 'vitest'
import { aUser } from '../auth/auth-fixtures'
import { apiAnswering } from '../testing/api-for'
import { anEmailChange, anOwnOrganization, aSignedInDevice, somePreferences } from './account-fixtures'
import { ACCOUNT_MESSAGES } from './account-messages'
import { DEFAULT_PREFERENCES } from './preferences-contract'

it('changes the person’s own name', async () => {
  const { api, http } = apiAnswering(aUser({ name: 'Liv Wren' }))
  expect(await api.account.updateProfile({ name: 'Liv Wren' })).toMatchObject({ name: 'Liv Wren' })
  expect(http.sent).toMatchObject([{ method: 'PATCH', path: '/api/auth/me', body: { name: 'Liv Wren' } }])
})

it('asks for a new e-mail with the password, in the body and nowhere else', async () => {
  const { api, http } = apiAnswering(anEmailChange())
  const body = { email: 'olivia@oakwood.example', currentPassword: 'p' }
  expect(await api.account.requestEmailChange(body)).toEqual(anEmailChange())
  expect(http.sent).toMatchObject([{ method: 'POST', path: '/api/auth/me/email', body, csrf: 'csrf' }])
})

it('takes the new e-mail with the code', async () => {
  const { api, http } = apiAnswering(aUser())
  expect(await api.account.confirmEmailChange({ code: '123456' })).toEqual(aUser())
  expect(http.sent).toMatchObject([
    { method: 'POST', path: '/api/auth/me/email/confirm', body: { code: '123456' } },
  ])
})

it('changes the password, and says how many sessions ended', async () => {
  const { api, http } = apiAnswering({ ended: 2 })
  const body = { currentPassword: 'old', newPassword: 'a long new passphrase' }
  expect(await api.account.changePassword(body)).toEqual({ ended: 2 })
  expect(http.sent).toMatchObject([{ method: 'POST', path: '/api/auth/password/change', body }])
})

it('lists the devices', async () => {
  const { api, http } = apiAnswering([aSignedInDevice()])
  expect(await api.account.sessions()).toEqual([aSignedInDevice()])
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/auth/sessions' }])
})

it('ends one session, or all others', async () => {
  const one = apiAnswering(null)
  await one.api.account.endSession({ sessionId: 's' })
  expect(one.http.sent).toMatchObject([{ method: 'DELETE', path: '/api/auth/sessions/s' }])
  const others = apiAnswering({ ended: 3 })
  expect(await others.api.account.endOtherSessions()).toEqual({ ended: 3 })
  expect(others.http.sent).toMatchObject([{ method: 'POST', path: '/api/auth/sessions/end-others' }])
})

it('lists the organizations', async () => {
  const { api, http } = apiAnswering([anOwnOrganization()])
  expect(await api.account.organizations()).toEqual([anOwnOrganization()])
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/auth/organizations' }])
})

it('reads the preferences, and changes one alone', async () => {
  const { api, http } = apiAnswering(somePreferences({ density: 'compact' }))
  expect(await api.account.preferences()).toEqual(somePreferences({ density: 'compact' }))
  await api.account.updatePreferences({ density: 'compact' })
  const path = '/api/auth/me/preferences'
  expect(http.sent).toMatchObject([
    { method: 'GET', path },
    { method: 'PATCH', path, body: { density: 'compact' } },
  ])
})

it('breaks the contract when a device has no words', async () => {
  const wordless = { ...aSignedInDevice(), device: null }
  await expect(apiAnswering([wordless]).api.account.sessions()).rejects.toMatchObject({ kind: 'contract' })
})

it('is the same for everybody who never chose', () => {
  expect(DEFAULT_PREFERENCES).toEqual(somePreferences())
})

it('has a sentence for each call that may fail', () => {
  expect(new Set(Object.values(ACCOUNT_MESSAGES)).size).toBe(11)
})
