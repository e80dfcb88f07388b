import type { Api } from '@oaklet/api'
import { aUser } from '@oaklet/api/testing'
import type { User } from '@oaklet/api/contract'
import type { Session, SessionSnapshot } from '@oaklet/session'
import { vi } from 'vitest'

/** The functions of the client that a test answers itself. */
export type FakeApi = { [Resource in keyof Api]?: Partial<Api[Resource]> | undefined }

/** A client that answers what the test says, and fails by name for every call it didn't foresee. */
export function fakeApi(answers: FakeApi = {}): Api {
  const given: Readonly<Record<string, object | undefined>> = answers
  const resource = (name: string) =>
    new Proxy(given[name] ?? {}, {
      get: (verbs, verb): unknown =>
        Reflect.get(verbs, verb) ??
        (() => Promise.reject(new Error(`The test gives no answer to ${name}.${String(verb)}`))),
    })
  const made: Record<string, unknown> = {}
  return new Proxy({} as Api, {
    get: (_, name): unknown => (typeof name === 'string' ? (made[name] ??= resource(name)) : undefined),
  })
}

type Listener = (state: SessionSnapshot, before: SessionSnapshot) => void

/** A session in the given state; its functions are mocks that the test may replace. */
export function fakeSession(
  initial: Partial<SessionSnapshot> = {},
): Session & { set: (state: SessionSnapshot) => void } {
  let state = { status: 'signed-out', user: null, ...initial } as SessionSnapshot
  const first = state
  const listeners = new Set<Listener>()
  const set = (next: SessionSnapshot) => {
    const before = state
    state = next
    for (const listener of listeners) listener(state, before)
  }
  const store = {
    getState: () => state,
    getInitialState: () => first,
    setState: (next: SessionSnapshot) => set({ ...state, ...next }),
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    set,
    store,
    login: vi.fn(() => Promise.resolve('signed-in' as const)),
    verifyMfa: vi.fn(() => Promise.resolve()),
    resendMfaCode: vi.fn(() => Promise.resolve({ expiresIn: 600, resendIn: 30, triesLeft: 5 })),
    register: vi.fn(() => Promise.resolve('mfa-required' as const)),
    logout: vi.fn(() => Promise.resolve()),
    restore: vi.fn(() => Promise.resolve()),
    switchOrganization: vi.fn(() => Promise.resolve()),
    reloadUser: vi.fn(() => Promise.resolve(null)),
    setCurrentPractice: vi.fn(),
    dispose: vi.fn(),
  } as unknown as Session & { set: (state: SessionSnapshot) => void }
}

/** A session of someone who is signed in; an owner unless said otherwise. */
export const signedInSession = (user: Partial<User> = {}) =>
  fakeSession({ status: 'signed-in', user: aUser(user) })
