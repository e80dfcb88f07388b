import { createApi, createAuthApi, createHttp } from '@oaklet/api'
import { createSession } from '@oaklet/session'
import { createFileStore, createNodePlatform } from '@oaklet/session/node'
import { createAsking } from './ask.mjs'
import { ScriptError } from './ScriptError.mjs'
import { serverUrl, sessionFile } from './settings.mjs'
import { signIn } from './sign-in.mjs'

/** A session that is kept in a file, and the client that it signs. Call `session.dispose()` at the end. */
export function openSession() {
  const url = serverUrl()
  const file = sessionFile()
  // The sentence at the end says what went wrong, once.
  const platform = createNodePlatform({
    store: createFileStore(file, { server: url }),
    warn: () => undefined,
  })
  const http = createHttp(platform, { baseUrl: url, applicationId: 'oaklet-scripts' })
  const session = createSession({ auth: createAuthApi(http), platform })
  return { session, api: createApi(http, session.credentials), url, file }
}

/**
 * Goes on with the kept session, or signs in when the environment says as whom; answers who it is and where they
 * work. Throws ScriptError when no person is signed in.
 */
export async function requireSignedIn({ session, url }, env = process.env) {
  await session.restore()
  const { user, reason } = session.store.getState()
  if (user !== null) return workOf(user)
  if (reason === 'unreachable') throw new ScriptError(unreachable(url))
  if (env.OAKLET_EMAIL && env.OAKLET_PASSWORD) return workOf(await signInBy(session, env))
  const why = reason === 'expired' ? 'Your session has ended. Sign in again' : 'Sign in first'
  throw new ScriptError(`${why}: node scripts/oaklet-login.mjs`)
}

async function signInBy(session, env) {
  const asking = createAsking()
  try {
    return await signIn(session, asking, env)
  } finally {
    asking.close()
  }
}

const workOf = (user) => ({ user, orgId: user.organizationId, practiceId: user.currentPractice })

export const unreachable = (url) => `Oaklet can’t be reached at ${url}.`
