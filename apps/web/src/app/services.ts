import { type AuthApi, createAuthApi, createHttp, type Http } from '@oaklet/api'
import { createSession, type Session } from '@oaklet/session'
import { createBrowserPlatform } from '@oaklet/session/browser'
import { PREFERENCE_KEYS, writePreference } from '../shared/local-preference'
import { learningServerTime } from '../shared/server-clock'

/** What the whole application stands on. */
export interface Services {
  http: Http
  auth: AuthApi
  session: Session
}

/** The one place where the session and the client meet; `createLateApi` joins them once a person is signed in. */
export function createServices(): Services {
  const browser = createBrowserPlatform()
  const platform = { ...browser, fetch: learningServerTime(browser.fetch) }
  const http = createHttp(platform, { baseUrl: window.location.origin, applicationId: 'oaklet-web' })
  const auth = createAuthApi(http)
  const session = createSession({ auth, platform })
  forgetOnLogout(session)
  forgetOnChangeOver(session)
  return { http, auth, session }
}

/**
 * A person who signs out on purpose leaves no trace of whom they looked at; a session that ran out is gone back to. One
 * that only couldn't be checked is still there, for this tab and for others: what is locked stays so.
 */
export function forgetOnLogout({ store }: Pick<Session, 'store'>): () => void {
  return store.subscribe(({ status, reason }) => {
    const isOver = status === 'signed-out' && reason !== 'unreachable'
    if (isOver) writePreference(PREFERENCE_KEYS.lastInput, null)
    if (reason !== 'logged-out' && reason !== 'logged-out-elsewhere') return
    for (const key of PERSONAL_KEYS) writePreference(key, null)
  })
}

/** A record that was open in one organization is none in another. */
export function forgetOnChangeOver({ store }: Pick<Session, 'store'>): () => void {
  return store.subscribe(({ user }, { user: before }) => {
    if (user === null || before === null || user.organizationId === before.organizationId) return
    writePreference(PREFERENCE_KEYS.selectedClient, null)
  })
}

const PERSONAL_KEYS = [
  PREFERENCE_KEYS.selectedClient,
  PREFERENCE_KEYS.clientActiveTab,
  PREFERENCE_KEYS.rememberedEmail,
  PREFERENCE_KEYS.density,
  PREFERENCE_KEYS.shortcuts,
] as const
