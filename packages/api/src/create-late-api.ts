import type { Api } from './create-api'
import * as firstResources from './first-resources'
import { createAuthorizedHttp } from './http/authorized-http'
import type { CallOptions } from './http/call'
import { type Http, REQUEST_TIMEOUT_MS } from './http/create-http'
import type { Credentials } from './http/credentials'
import { withDeadline } from './http/deadline'
import { once } from './http/once'
import type * as lateResources from './late-resources'
import { resourcesOn } from './resources-on'

type Late = typeof lateResources

const load = once(() => import('./late-resources'))

/** Written out, as the browser has to know them before the resources are there. */
const LATE_NAMES = Object.keys({
  analytics: 0,
  appointmentSeries: 0,
  audit: 0,
  billing: 0,
  billingProfiles: 0,
  billingReports: 0,
  billingSettings: 0,
  calendarFeeds: 0,
  cards: 0,
  claims: 0,
  clientFiles: 0,
  clientMembers: 0,
  clientPeople: 0,
  coverages: 0,
  documents: 0,
  duplicates: 0,
  estimates: 0,
  exports: 0,
  feeAgreements: 0,
  feeSchedules: 0,
  formTemplates: 0,
  invoices: 0,
  measures: 0,
  mfa: 0,
  packets: 0,
  payers: 0,
  paymentConnection: 0,
  payments: 0,
  payouts: 0,
  receivedFiles: 0,
  reminders: 0,
  remittances: 0,
  roles: 0,
  statements: 0,
  superbills: 0,
  timeline: 0,
  waitlist: 0,
} satisfies Record<keyof Late, 0>) as (keyof Late)[]

/**
 * The client of {@link createApi} for a page: what few screens ask for is loaded with the first call to it. Such a call
 * belongs to the sign-in that it began in. A resource that is loaded late has a function for every name that it is
 * asked for, and lists none.
 */
export function createLateApi(http: Http, credentials: Credentials): Api {
  const signed = createAuthorizedHttp(http, credentials)
  const lateResource = (name: keyof Late) =>
    new Proxy(
      {},
      {
        get:
          (_, functionName) =>
          (...given: unknown[]) =>
            callLate(name, functionName, given),
      },
    )

  const callLate = async (
    name: keyof Late,
    functionName: PropertyKey,
    given: unknown[],
  ): Promise<unknown> => {
    const epoch = credentials.epoch()
    const { signal } = Object(given.at(-1)) as CallOptions
    const late = await withDeadline(http.platform, { signal, timeoutMs: REQUEST_TIMEOUT_MS }, load)
    const begun: Http = {
      ...signed,
      epoch: () => epoch,
      send: (request) => signed.send({ ...request, epoch }),
    }
    const { made } = resourcesOn(begun, { made: late[name] })
    return (made as Record<PropertyKey, (...given: unknown[]) => unknown>)[functionName]?.(...given)
  }

  const late = LATE_NAMES.map((name) => [name, lateResource(name)])
  return { ...resourcesOn(signed, firstResources), ...Object.fromEntries(late) } as Api
}
