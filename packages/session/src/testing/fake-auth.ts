import { type AuthApi, NetworkError, UnauthorizedError, type User } from '@oaklet/api'
import { aMfaStatus, anOrganizationSummary, aRefreshed, aSignedIn, aToken, aUser } from '@oaklet/api/testing'

/** A server's side of the session, which the test steers. */
export interface FakeAuth extends AuthApi {
  user: User
  isOnline: boolean
  /** The server has ended the session: every refresh is refused. */
  isRevoked: boolean
  /** Held back until it resolves, where a test wants an answer to be late. */
  delay: () => Promise<void>
  /** The names of the calls that arrived, in order. */
  readonly calls: string[]
}

/** Tokens are named `t1`, `t2` … in the order in which they were given out. */
export function createFakeAuth(): FakeAuth {
  let tokens = 0
  const arrive = async (call: string, signal?: AbortSignal): Promise<void> => {
    if (!fake.isOnline) throw new NetworkError('unreachable')
    fake.calls.push(call)
    await unlessAborted(fake.delay(), signal)
  }
  const nextToken = () => aToken(`t${(tokens += 1)}`)
  const fake: FakeAuth = {
    user: aUser(),
    isOnline: true,
    isRevoked: false,
    delay: () => Promise.resolve(),
    calls: [],
    login: async () => {
      await arrive('login')
      fake.isRevoked = false
      return aSignedIn({ user: fake.user, token: nextToken() })
    },
    register: async () => {
      await arrive('register')
      return { success: true, requiresMfa: true, mfaToken: 'registration' }
    },
    verifyMfa: async () => {
      await arrive('verifyMfa')
      return aSignedIn({ user: fake.user, token: nextToken() })
    },
    resendMfaCode: async () => {
      await arrive('resendMfaCode')
      return { expiresIn: 600, resendIn: 30, triesLeft: 5 }
    },
    getMfaAttempt: async () => {
      await arrive('getMfaAttempt')
      return aMfaStatus()
    },
    forgotPassword: () => arrive('forgotPassword'),
    resetPassword: () => arrive('resetPassword'),
    refresh: async (_body, { signal }) => {
      await arrive('refresh', signal)
      if (fake.isRevoked) throw unauthorized('refresh_refused')
      const { organizationId } = fake.user
      return aRefreshed({ token: nextToken(), ...(organizationId && { organizationId }) })
    },
    switchOrganization: async ({ organizationId }, { signal }) => {
      await arrive('switchOrganization', signal)
      fake.user = { ...fake.user, organizationId, organizationName: 'Elmwood Counseling' }
      return aSignedIn({ user: fake.user, token: nextToken() })
    },
    logout: async () => {
      fake.isRevoked = true
      await arrive('logout')
    },
    getCurrentUser: async () => {
      await arrive('getCurrentUser')
      return fake.user
    },
    getCurrentOrganization: async () => {
      await arrive('getCurrentOrganization')
      return anOrganizationSummary()
    },
  }
  return fake
}

/** Settles with `promise`, or rejects as soon as the caller gives up. */
async function unlessAborted(promise: Promise<void>, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const life = new AbortController()
  const givenUp = new Promise<never>((_, reject) => {
    const giveUp = () => reject(signal?.reason as Error)
    signal?.addEventListener('abort', giveUp, { signal: life.signal })
  })
  await Promise.race([promise, givenUp]).finally(() => life.abort())
}

const unauthorized = (code: 'refresh_refused'): UnauthorizedError =>
  new UnauthorizedError({ code, status: 401, serverMessage: 'Your session has ended', requestId: null })
