import type { PlantedFault } from './model-parts'
import { ApiError, isUnauthorized, UnauthorizedError } from '@oaklet/api'
import { REFRESH_PATH } from './model-ledger'

const nothing = (): void => undefined
const refusal = { status: 401, code: 'refresh_refused', serverMessage: null, requestId: null } as const

/** One way to spoil a session for each of its promises, by the number of the promise. */
export const PLANTED_FAULTS: readonly (PlantedFault & { name: string; breaks: number })[] = [
  {
    name: 'a lock that excludes nobody',
    breaks: 1,
    platform: (platform) => ({ ...platform, withLock: (_name, _options, run) => run() }),
  },
  {
    name: 'a 401 that is not known to be late',
    breaks: 2,
    http: (http) => ({
      ...http,
      send: (request) =>
        http.send(request).catch((error: unknown) => {
          if (!isUnauthorized(error) || request.path.startsWith('/api/auth/')) throw error
          throw new ApiError({ ...refusal, code: 'csrf_refused', status: 403 })
        }),
    }),
  },
  {
    name: 'a store that forgets nothing',
    breaks: 3,
    platform: (platform) => ({ ...platform, shared: { ...platform.shared, remove: nothing } }),
  },
  {
    name: 'a tab that forgets nothing',
    breaks: 3,
    platform: (platform) => ({ ...platform, perTab: { ...platform.perTab, remove: nothing } }),
  },
  {
    name: 'a refresh that is signed like any request',
    breaks: 4,
    http: (http, page) => ({
      ...http,
      send: (request) =>
        http.send(
          request.path === REFRESH_PATH
            ? { ...request, bearer: page.session().credentials.bearer() }
            : request,
        ),
    }),
  },
  {
    name: 'a queue without a deadline',
    breaks: 4,
    http: (http) => ({ ...http, platform: { ...http.platform, startTimer: () => nothing } }),
    session: (session) => ({
      ...session,
      credentials: { ...session.credentials, refresh: () => new Promise(nothing) },
    }),
  },
  {
    name: 'a lost network that is taken for a refusal',
    breaks: 5,
    auth: (auth) => ({
      ...auth,
      refresh: (body, options) =>
        auth.refresh(body, options).catch(() => {
          throw new UnauthorizedError(refusal)
        }),
    }),
  },
  {
    name: 'a token that is thought to live for an hour',
    breaks: 6,
    auth: (auth) => ({
      ...auth,
      login: async (body, options) => ({ ...(await auth.login(body, options)), expiresIn: 3600 }),
      refresh: async (body, options) => ({ ...(await auth.refresh(body, options)), expiresIn: 3600 }),
    }),
  },
  {
    name: 'a tab that tells the others nothing',
    breaks: 7,
    platform: (platform) => ({ ...platform, tellOtherTabs: nothing }),
  },
  {
    name: 'a session without epochs',
    breaks: 7,
    session: (session) => ({ ...session, credentials: { ...session.credentials, epoch: () => 0 } }),
  },
  {
    name: 'a refresh that does not say which organization it is for',
    breaks: 7,
    auth: (auth) => ({
      ...auth,
      refresh: async (body, options) => ({
        ...(await auth.refresh(body, options)),
        organizationId: undefined,
      }),
    }),
  },
  {
    name: 'a listener that stays',
    breaks: 8,
    platform: (platform) => ({
      ...platform,
      onWake: (listener) => {
        platform.onWake(listener)
        return nothing
      },
    }),
  },
  {
    name: 'a timer that can’t be stopped',
    breaks: 8,
    platform: (platform) => ({
      ...platform,
      startTimer: (callback, delayMs) => {
        platform.startTimer(callback, delayMs)
        return nothing
      },
    }),
  },
]
