import { createAuthApi, createHttp, type Http } from '@oaklet/api'
import { createSession, type Session } from '@oaklet/session'
import { createBrowserPlatform } from '@oaklet/session/browser'

/** What the whole application stands on. */
export interface Services {
  http: Http
  session: Session
}

/** The one place where the session and the client meet; `createApi` joins them once somebody is signed in. */
export function createServices(): Services {
  const platform = createBrowserPlatform()
  const http = createHttp(platform, { baseUrl: window.location.origin, applicationId: 'oaklet-web' })
  const session = createSession({ auth: createAuthApi(http), platform })
  return { http, session }
}
