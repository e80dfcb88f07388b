import * as firstResources from './first-resources'
import { createAuthorizedHttp } from './http/authorized-http'
import type { Http } from './http/create-http'
import type { Credentials } from './http/credentials'
import * as lateResources from './late-resources'
import { resourcesOn, type ResourcesOf } from './resources-on'

/**
 * Every call that a signed-in person can make.
 * @interface
 */
export type Api = ResourcesOf<typeof firstResources> & ResourcesOf<typeof lateResources>

/**
 * The client of the signed-in person: requests carry `credentials`, an expired token is renewed once for all, and a
 * creation with an Idempotency-Key is sent again when its answer was lost.
 */
export function createApi(http: Http, credentials: Credentials): Api {
  return resourcesOn(createAuthorizedHttp(http, credentials), { ...firstResources, ...lateResources })
}
