import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { createCall } from '../http/call'
import { createRecordingHttp } from '../testing/recording-http'
import { aMfaStatus } from './auth-fixtures'
import { createMfaApi } from './mfa-api'
import { MailedCode } from './mfa-contract'

const answering = (answer: unknown) => {
  const http = createRecordingHttp(() => answer)
  return { http, mfa: createMfaApi(createCall(http)) }
}

describe('a person’s own second step', () => {
  it('is asked for without a token in the address', async () => {
    const { http, mfa } = answering(aMfaStatus({ attempt: null }))
    expect(await mfa.status()).toEqual(aMfaStatus({ attempt: null }))
    expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/auth/mfa/status' }])
  })

  it('takes a password for its proof', async () => {
    const proof = { success: true, token: 'a.b.c', expiresIn: 300 }
    const { http, mfa } = answering(proof)
    expect(await mfa.confirmPassword({ password: 'p' })).toEqual(proof)
    expect(http.sent).toMatchObject([
      { method: 'POST', path: '/api/auth/password/confirm', body: { password: 'p' } },
    ])
  })

  it.each([
    ['enableEmail', '/api/auth/mfa/enable-email'],
    ['disable', '/api/auth/mfa/disable'],
  ] as const)('is changed by %s with the proof in the body', async (verb, path) => {
    const { http, mfa } = answering(aMfaStatus())
    expect(await mfa[verb]({ token: 'a.b.c' })).toEqual(aMfaStatus())
    expect(http.sent).toMatchObject([{ method: 'POST', path, body: { token: 'a.b.c' } }])
  })

  it('breaks the contract when the answer says nothing of a method', async () => {
    const { mfa } = answering({ success: true, enabled: true })
    await expect(mfa.status()).rejects.toMatchObject({ kind: 'contract' })
  })
})

describe('a mailed code', () => {
  it.each(['123456', ' 123 456 ', '123\u00a0456', '1 2 3 4 5 6'])('may be typed as %j', (typed) => {
    expect(z.parse(MailedCode, typed)).toBe('123456')
  })

  it.each(['', '12345', '1234567', '12345a', '１２３４５６'])('may not be %j', (typed) => {
    expect(z.safeParse(MailedCode, typed).success).toBe(false)
  })
})
