import type { PasswordConfirmed } from '@oaklet/api/contract'
import { aLogin, from, TEST_DEVICE, TEST_PASSWORD } from '../a-login'
import { requester } from '../a-person'
import { alsoWorksIn } from '../also-works-in'
import type { CallScene, PrepareCall } from './call-scene'

const NEW_PASSWORD = 'another long passphrase'

/** A person with a password, who calls from an address of their own. */
async function aPerson({ test }: CallScene) {
  const email = `${test.deps.newId()}@example.com`
  const person = await aLogin(test, email)
  const call = requester(test, () => Promise.resolve(person.token))
  const headers = from(email)
  const proof = async () => {
    const body = { password: TEST_PASSWORD }
    const answer = await call('POST', '/api/auth/password/confirm', body, headers)
    return (answer.body as unknown as PasswordConfirmed).token
  }
  return { ...person, call, headers, proof, settled: () => test.mailer.settled() }
}

const anyone = ({ test }: CallScene) => requester(test)

/** The calls of signing in, and those that change one's own account. */
export const ACCOUNT_CALLS: Readonly<Record<string, PrepareCall>> = {
  login: async (scene) => {
    const { email, headers } = await aPerson(scene)
    return { by: anyone(scene), body: { email, password: TEST_PASSWORD, deviceId: TEST_DEVICE }, headers }
  },
  logout: async (scene) => {
    const { call, headers } = await aPerson(scene)
    return { by: call, body: { global: true }, headers }
  },
  refresh: async (scene) => {
    const { email, login, headers } = await aPerson(scene)
    const cookies = (await login()).headers.get('set-cookie') ?? ''
    const Cookie = /(__Host-)?oaklet-refresh=[^;]*/.exec(cookies)?.[0] ?? ''
    const body = { username: email, deviceId: TEST_DEVICE }
    return { by: anyone(scene), body, headers: { ...headers, Cookie } }
  },
  switchOrganization: async (scene) => {
    const { call, headers, ...person } = await aPerson(scene)
    await alsoWorksIn(scene.test, person, scene.practice)
    return { by: call, body: { organizationId: scene.practice.organizationId }, headers }
  },
  register: (scene) => {
    const email = `${scene.test.deps.newId()}@example.com`
    const who = { email, password: TEST_PASSWORD, deviceId: TEST_DEVICE, name: 'Ada Wren' }
    const body = { ...who, practiceName: 'Wren Counseling', timeZone: 'America/Chicago' }
    return Promise.resolve({ by: anyone(scene), body, headers: from(email) })
  },
  confirmPassword: async (scene) => {
    const { call, headers } = await aPerson(scene)
    return { by: call, body: { password: TEST_PASSWORD }, headers }
  },
  enableEmailMfa: async (scene) => {
    const { call, proof, headers } = await aPerson(scene)
    return { by: call, body: { token: await proof() }, headers }
  },
  disableMfa: async (scene) => {
    const { call, proof, setMfa, headers } = await aPerson(scene)
    await setMfa('email')
    return { by: call, body: { token: await proof() }, headers }
  },
  resendMfaCode: async (scene) => {
    const { setMfa, challenge, headers } = await aPerson(scene)
    await setMfa('email')
    const mfaToken = await challenge()
    scene.test.clock.advance(31_000)
    return { by: anyone(scene), body: { mfaToken, deviceId: TEST_DEVICE }, headers }
  },
  verifyMfa: async (scene) => {
    const { email, setMfa, challenge, headers } = await aPerson(scene)
    await setMfa('email')
    const mfaToken = await challenge()
    const code = scene.test.mailer.codeFor(email)
    return { by: anyone(scene), body: { mfaToken, code, deviceId: TEST_DEVICE }, headers }
  },
  forgotPassword: async (scene) => {
    const { email, headers } = await aPerson(scene)
    return { by: anyone(scene), body: { email }, headers }
  },
  resetPassword: async (scene) => {
    const { email, headers, settled } = await aPerson(scene)
    await anyone(scene)('POST', '/api/auth/password/forgot', { email }, headers)
    await settled()
    const code = scene.test.mailer.codeFor(email)
    return { by: anyone(scene), body: { email, code, password: NEW_PASSWORD }, headers }
  },
  changePassword: async (scene) => {
    const { call, headers } = await aPerson(scene)
    return { by: call, body: { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }, headers }
  },
  requestEmailChange: async (scene) => {
    const { call, headers } = await aPerson(scene)
    const email = `${scene.test.deps.newId()}@example.com`
    return { by: call, body: { email, currentPassword: TEST_PASSWORD }, headers }
  },
  confirmEmailChange: async (scene) => {
    const { call, headers, settled } = await aPerson(scene)
    const email = `${scene.test.deps.newId()}@example.com`
    await call('POST', '/api/auth/me/email', { email, currentPassword: TEST_PASSWORD }, headers)
    await settled()
    return { by: call, body: { code: scene.test.mailer.codeFor(email) }, headers }
  },
  updateProfile: ({ owner }) => Promise.resolve({ by: owner.request, body: { name: 'Olive Wren' } }),
  updatePreferences: ({ owner }) => Promise.resolve({ by: owner.request, body: { density: 'compact' } }),
  endOtherSessions: async (scene) => {
    const { call, login, headers } = await aPerson(scene)
    await login()
    return { by: call, headers }
  },
  endSession: async (scene) => {
    const { call, login, headers } = await aPerson(scene)
    await login()
    const sessions = (await call('GET', '/api/auth/sessions', undefined, headers)).data
    const other = (sessions as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => !isCurrent)
    return { by: call, params: { sessionId: other?.id ?? '' }, headers }
  },
}
