import { hasErrorCode, isUnauthorized } from '../errors/guards'
import { UnauthorizedError } from '../errors/UnauthorizedError'
import type { Credentials } from './credentials'
import type { Http, HttpRequest } from './create-http'
import { REQUEST_TIMEOUT_MS } from './create-http'
import { untilAborted, withDeadline } from './deadline'
import { singleFlight } from './single-flight'

/**
 * Sends requests as the signed-in person; a 401 is met with one refresh shared by all, and one replay (spec §4). A 401
 * of the replay is thrown once another refresh has told whether the session lives.
 */
export function createAuthorizedHttp(http: Http, credentials: Credentials): Http {
  let failedEpoch: number | null = null

  const refreshOnce = singleFlight(async (epoch: number) => {
    const isRenewed = await credentials.refresh()
    if (!isRenewed && credentials.epoch() === epoch && failedEpoch !== epoch) {
      failedEpoch = epoch
      credentials.onAuthFailure()
    }
    return isRenewed
  })

  const attempt = async ({ epoch: begun, ...request }: HttpRequest, cut: AbortSignal): Promise<unknown> => {
    const epoch = credentials.epoch()
    if (begun !== undefined && begun !== epoch) throw notSignedIn()
    /** Whether the request may go on, with a new token; a cancelled one stops waiting. */
    const isRenewed = async (): Promise<boolean> =>
      !isOver(epoch) && (await untilAborted(refreshOnce(epoch), cut)) && !isOver(epoch)

    // Without a valid token the server can only refuse.
    if (credentials.bearer() === null && !(await isRenewed())) throw notSignedIn()
    const sentWith = credentials.bearer()
    const signed = { ...request, requestId: http.platform.newId(), signal: cut }
    try {
      return await http.send({ ...signed, bearer: sentWith, csrf: credentials.csrf() })
    } catch (error) {
      if (!isRenewable(error) || isOver(epoch)) throw error
      if (!isReplaced(sentWith, error) && !(await isRenewed())) throw error
    }
    const [bearer, csrf] = [credentials.bearer(), credentials.csrf()]
    try {
      return await http.send({ ...signed, bearer, csrf, isRetry: true })
    } catch (error) {
      // Another tab may have got this token before the session ended: only a refresh of its own tells.
      if (isUnauthorized(error)) await isRenewed().catch(() => false)
      throw error
    }
  }

  /** An older sign-in's request is never replayed with the next one's token. */
  const isOver = (epoch: number): boolean => credentials.epoch() !== epoch || failedEpoch === epoch

  /** A late 401 for a token that was replaced meanwhile needs no refresh. */
  const isReplaced = (sentWith: string | null, error: unknown): boolean => {
    const held = credentials.bearer()
    return isUnauthorized(error) && held !== null && held !== sentWith
  }

  const send = (request: HttpRequest): Promise<unknown> => {
    const { signal, timeoutMs = REQUEST_TIMEOUT_MS } = request
    return withDeadline(http.platform, { signal, timeoutMs }, (cut) => attempt(request, cut))
  }

  return { platform: http.platform, send, epoch: credentials.epoch, rateLimit: http.rateLimit }
}

const notSignedIn = (): UnauthorizedError =>
  new UnauthorizedError({ code: 'unauthenticated', status: 401, serverMessage: null, requestId: null })

/** A refresh also brings the CSRF token that a new tab, or one whose session was renewed elsewhere, lacks. */
const isRenewable = (error: unknown): boolean => isUnauthorized(error) || hasErrorCode(error, 'csrf_refused')
