import { createAuthorizedHttp } from './http/authorized-http'
import { createCall } from './http/call'
import type { Http } from './http/create-http'
import type { Credentials } from './http/credentials'
import { createOpenStream } from './http/open-stream'
import { sendingAgain } from './http/sending-again'
import * as resources from './resources'

/**
 * Every call that a signed-in person can make.
 * @interface
 */
export type Api = { [Name in keyof typeof resources]: ReturnType<(typeof resources)[Name]> }

/**
 * The client of the signed-in person: requests carry `credentials`, an expired token is renewed once for all, and a
 * creation with an Idempotency-Key is sent again when its answer was lost.
 */
export function createApi(http: Http, credentials: Credentials): Api {
  const authorized = createAuthorizedHttp(http, credentials)
  const call = createCall(sendingAgain(authorized))
  const openStream = createOpenStream(authorized)
  const made = Object.entries(resources).map(([name, create]) => [
    name,
    create(call, http.platform, openStream),
  ])
  return Object.fromEntries(made) as Api
}
