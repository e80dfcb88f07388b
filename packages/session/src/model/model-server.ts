import { PEOPLE, PERSON, type PersonName, type Place } from './model-people'

/** A replaced refresh token that comes back this soon gets the same successor; later, it ends the session. */
const GRACE_MS = 10_000
/** The life of an access token, by the server's own clock. */
const TOKEN_LIFE_S = 900

/** A sign-in on the server: one family of refresh tokens. */
export interface ServerSession {
  readonly number: number
  readonly person: PersonName
  readonly csrf: string
  readonly deviceId: string
  /** Where the person works with it; it can change. */
  organizationId: string
  refreshToken: string
  previous: { token: string; replacedAtMs: number } | null
  /** Null while it lives. */
  endedBy: 'sign-out' | 'server' | 'reuse' | null
}

export interface ServerRequest {
  path: string
  isUnsafe: boolean
  body: unknown
  bearer: string | null
  csrf: string | null
  cookie: string | null
}

/** An answer. `cookie`: the one it sets, null to clear it, undefined to leave it. */
export interface ServerAnswer {
  status: number
  body: unknown
  cookie?: string | null
  /** The access token that was made for it. */
  minted?: string
}

export interface ModelServer {
  answer(request: ServerRequest, nowMs: number): ServerAnswer
  /** The session that an access, refresh or CSRF token belongs to. */
  sessionOf(secret: string | null): ServerSession | null
  /** The organization that an access token was made for; null for anything else. */
  organizationOf(bearer: string | null): string | null
  /** When an access token ends, in true time. */
  endOf(bearer: string): number
  /** Ends every living session, as an administrator may. */
  endAll(): void
  secretsOf(session: ServerSession): readonly string[]
  readonly sessions: readonly ServerSession[]
}

const placeOf = ({ person, organizationId }: ServerSession): Place => {
  const { places } = PERSON[person]
  return places.find(({ organization }) => organization.id === organizationId) ?? places[0]
}

const refused = (status: number, code: string): ServerAnswer => ({ status, body: { code } })

/** One server with the product's rules: rotation, grace, reuse, CSRF and the life of tokens. */
export function createModelServer(): ModelServer {
  const sessions: ServerSession[] = []
  const secrets = new Map<string, ServerSession>()
  const ends = new Map<string, number>()
  const organizations = new Map<string, string>()
  let made = 0

  const secret = (kind: string, session: ServerSession): string => {
    made += 1
    const value = kind === 'access' ? `access.${made}.signed` : `${kind}-${made}`
    secrets.set(value, session)
    return value
  }
  const access = (session: ServerSession, nowMs: number) => {
    const token = secret('access', session)
    ends.set(token, nowMs + TOKEN_LIFE_S * 1000)
    const { organizationId } = session
    organizations.set(token, organizationId)
    const life = { expiresIn: TOKEN_LIFE_S, expiresAt: Math.floor(nowMs / 1000) + TOKEN_LIFE_S }
    return { success: true, token, csrfToken: session.csrf, organizationId, ...life }
  }
  const bearerSession = (bearer: string | null, nowMs: number): ServerSession | null => {
    const session = secrets.get(bearer ?? '')
    if (bearer === null || session === undefined || session.endedBy !== null) return null
    if (organizations.get(bearer) !== session.organizationId) return null
    return (ends.get(bearer) ?? 0) > nowMs ? session : null
  }

  const login = ({ body }: ServerRequest, nowMs: number): ServerAnswer => {
    const { email, deviceId } = body as { email: string; deviceId: string }
    const person = PEOPLE.find((name) => PERSON[name].answered.email === email)
    if (person === undefined) return refused(401, 'invalid_credentials')
    const number = sessions.length + 1
    const csrf = `csrf-${number}`
    const organizationId = PERSON[person].organization.id
    const session: ServerSession = {
      ...{ number, person, csrf, deviceId, organizationId, refreshToken: '', previous: null, endedBy: null },
    }
    secrets.set(csrf, session)
    session.refreshToken = secret('refresh', session)
    sessions.push(session)
    const signedIn = { ...access(session, nowMs), user: PERSON[person].answered }
    return { status: 200, body: signedIn, cookie: session.refreshToken, minted: signedIn.token }
  }

  const refresh = ({ cookie, csrf, body }: ServerRequest, nowMs: number): ServerAnswer => {
    const session = secrets.get(cookie ?? '')
    // The cookie stays: by the time of its arrival, the refusal might clear a newer sign-in's.
    const over = refused(401, 'refresh_refused')
    if (cookie === null || session === undefined) return over
    if (csrf !== null && csrf !== session.csrf) return refused(403, 'csrf_refused')
    const { deviceId, username } = body as { deviceId: string; username: string }
    // The cookie of another person, set by another tab's sign-in, stays.
    if (username !== PERSON[session.person].answered.email) return over
    if (session.endedBy !== null || session.deviceId !== deviceId) return over
    if (cookie === session.refreshToken) {
      session.previous = { token: cookie, replacedAtMs: nowMs }
      session.refreshToken = secret('refresh', session)
    } else if (cookie !== session.previous?.token || nowMs - session.previous.replacedAtMs > GRACE_MS) {
      session.endedBy = 'reuse'
      return over
    }
    const renewed = access(session, nowMs)
    return { status: 200, body: renewed, cookie: session.refreshToken, minted: renewed.token }
  }

  const logout = ({ bearer, cookie, csrf, body }: ServerRequest, nowMs: number): ServerAnswer => {
    const session = bearerSession(bearer, nowMs) ?? secrets.get(cookie ?? '')
    if (session !== undefined && csrf !== null && csrf !== session.csrf) return refused(403, 'csrf_refused')
    const { global } = body as { global: boolean }
    for (const each of sessions) {
      const isMeant = each === session || (global && each.person === session?.person)
      if (isMeant && each.endedBy === null) each.endedBy = 'sign-out'
    }
    const isOver = secrets.get(cookie ?? '')?.endedBy !== null
    return { status: 200, body: { success: true }, ...(isOver && { cookie: null }) }
  }

  /** The refresh token stays, so that a lost answer ends nothing. */
  const switchOrganization = (
    session: ServerSession,
    { body }: ServerRequest,
    nowMs: number,
  ): ServerAnswer => {
    const { organizationId } = body as { organizationId: string }
    if (!PERSON[session.person].places.some(({ organization }) => organization.id === organizationId))
      return refused(404, 'not_found')
    session.organizationId = organizationId
    const renewed = { ...access(session, nowMs), user: placeOf(session).answered }
    return { status: 200, body: renewed, minted: renewed.token }
  }

  const signedIn = (request: ServerRequest, nowMs: number): ServerAnswer => {
    const session = bearerSession(request.bearer, nowMs)
    if (session === null) return refused(401, 'unauthenticated')
    if (request.isUnsafe && request.csrf !== session.csrf) return refused(403, 'csrf_refused')
    const { answered, organization } = placeOf(session)
    if (request.path === '/api/auth/organization') return switchOrganization(session, request, nowMs)
    if (request.path === '/api/auth/me') return { status: 200, body: { success: true, user: answered } }
    if (request.path === '/api/auth/me/organization')
      return { status: 200, body: { success: true, organization } }
    return { status: 200, body: { success: true, data: [] } }
  }

  const routes: Record<string, (request: ServerRequest, nowMs: number) => ServerAnswer> = {
    '/api/auth/login': login,
    '/api/auth/refresh': refresh,
    '/api/auth/logout': logout,
  }
  return {
    sessions,
    answer: (request, nowMs) => (routes[request.path] ?? signedIn)(request, nowMs),
    sessionOf: (value) => (value === null ? null : (secrets.get(value) ?? null)),
    organizationOf: (bearer) => organizations.get(bearer ?? '') ?? null,
    endOf: (bearer) => ends.get(bearer) ?? 0,
    endAll: () => {
      for (const session of sessions) session.endedBy ??= 'server'
    },
    secretsOf: (session) => [...secrets].filter(([, owner]) => owner === session).map(([value]) => value),
  }
}
