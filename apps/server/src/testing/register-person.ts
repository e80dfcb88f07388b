import type { MfaRequired, RegisterBody } from '@oaklet/api/contract'
import { requester, type TestAnswer } from './a-person'
import type { TestApp } from './create-test-app'

/** Registers and enters the mailed code; the answer of the call that ended it. */
export async function registerPerson(
  test: TestApp,
  body: RegisterBody,
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  const call = requester(test)
  const { email, deviceId } = body
  const asked = await call('POST', '/api/auth/register', body, headers)
  if (asked.status !== 200) return asked
  await test.mailer.settled()
  const code = test.mailer.codeFor(email)
  test.mailer.forget(email)
  const { mfaToken } = asked.body as unknown as MfaRequired
  return call('POST', '/api/auth/mfa/verify', { mfaToken, code, deviceId }, headers)
}
