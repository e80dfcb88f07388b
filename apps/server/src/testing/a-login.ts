import type { SignedIn } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema/users-table'
import { asAuth } from '../db/tenant'
import { requester, type TestAnswer, type TestRequest } from './a-person'
import type { TestApp } from './create-test-app'
import { registerPerson } from './register-person'

export const TEST_PASSWORD = 'a long enough passphrase'
export const TEST_DEVICE = '3f1e9c1e-60f5-4a8e-9a43-0d0a3c1a8b11'

/** A person with a password of their own, signed in once by registering. */
export interface TestLogin {
  email: string
  userId: string
  organizationId: string
  token: string
  /** Makes sign-ins wait for a code, or no longer. */
  setMfa: (method: 'email' | null) => Promise<void>
  login: (password?: string, deviceId?: string, address?: string) => Promise<TestAnswer>
  /** Signs in as far as the code; the attempt's token. */
  challenge: (deviceId?: string, address?: string) => Promise<string>
}

/** Registers them in an organization of their own; every address is their own unless another is given. */
export async function aLogin(test: TestApp, email: string): Promise<TestLogin> {
  const call: TestRequest = requester(test)
  const registered = await registerPerson(
    test,
    {
      email,
      password: TEST_PASSWORD,
      deviceId: TEST_DEVICE,
      name: 'Ada Wren',
      practiceName: 'Wren Counseling',
      timeZone: 'America/Chicago',
    },
    from(email),
  )
  const { user, token } = registered.body as unknown as SignedIn
  const login: TestLogin['login'] = (password = TEST_PASSWORD, deviceId = TEST_DEVICE, address = email) =>
    call('POST', '/api/auth/login', { email, password, deviceId }, from(address))
  return {
    email,
    userId: user.id,
    organizationId: user.organizationId ?? '',
    token,
    login,
    setMfa: async (mfaMethod) => {
      await asAuth(test.deps.db, (tx) => tx.update(users).set({ mfaMethod }).where(eq(users.id, user.id)))
    },
    challenge: async (deviceId, address) =>
      String((await login(TEST_PASSWORD, deviceId, address)).body['mfaToken']),
  }
}

/** The header that makes a call come from `address`, when the app trusts its proxy. */
export const from = (address: string): Record<string, string> => ({ 'X-Forwarded-For': address })
