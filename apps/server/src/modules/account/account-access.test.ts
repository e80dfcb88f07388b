import { expect, it } from 'vitest'
import { aPractice } from '../../testing/a-practice'
import { requester } from '../../testing/a-person'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
const call = requester(test)

const SESSION = '3f1e9c1e-60f5-4a8e-9a43-0d0a3c1a8b99'
const PASSWORD = 'x'.repeat(12)
const CALLS = [
  ['PATCH', '/api/auth/me', { name: 'Ada' }],
  ['POST', '/api/auth/me/email', { email: 'ada@example.com', currentPassword: PASSWORD }],
  ['POST', '/api/auth/me/email/confirm', { code: '123456' }],
  ['POST', '/api/auth/password/change', { currentPassword: PASSWORD, newPassword: PASSWORD }],
  ['GET', '/api/auth/sessions', undefined],
  ['DELETE', `/api/auth/sessions/${SESSION}`, undefined],
  ['POST', '/api/auth/sessions/end-others', undefined],
  ['GET', '/api/auth/me/preferences', undefined],
  ['PATCH', '/api/auth/me/preferences', { shortcuts: false }],
] as const

it.each(CALLS)('%s %s is refused to whoever is not signed in', async (method, path, body) => {
  expect(refusal(await call(method, path, body))).toEqual([401, 'unauthenticated'])
})

it.each(CALLS.filter(([method]) => method !== 'GET'))(
  '%s %s is refused from a page that does not hold the CSRF token',
  async (method, path, body) => {
    const person = await (await aPractice(test)).as('Read-only')
    const headers = { Origin: 'http://localhost', Host: 'localhost', 'Sec-Fetch-Site': 'same-origin' }
    expect(refusal(await person.request(method, path, body, headers))).toEqual([403, 'csrf_refused'])
  },
)

it.each([
  ['PATCH', '/api/auth/me', { name: '  ' }, 'name'],
  ['PATCH', '/api/auth/me', { name: 'x'.repeat(121) }, 'name'],
  ['POST', '/api/auth/me/email', { email: 'ada', currentPassword: PASSWORD }, 'email'],
  ['POST', '/api/auth/me/email', { email: 'a@example.com', currentPassword: '' }, 'currentPassword'],
  ['POST', '/api/auth/me/email/confirm', { code: '12345' }, 'code'],
  ['POST', '/api/auth/password/change', { currentPassword: '', newPassword: PASSWORD }, 'currentPassword'],
  ['POST', '/api/auth/password/change', { currentPassword: 'p', newPassword: 'short' }, 'newPassword'],
  ['PATCH', '/api/auth/me/preferences', { density: 'cosy' }, 'density'],
  ['PATCH', '/api/auth/me/preferences', { shortcuts: 'yes' }, 'shortcuts'],
] as const)('%s %s with %j is refused at %s', async (method, path, body, field) => {
  const person = await (await aPractice(test)).as('Owner')
  expect(refusal(await person.request(method, path, body))).toEqual([422, 'validation_failed', field])
})
