import {
  type Api,
  createApi,
  createAuthApi,
  createHttp,
  createJoinApi,
  type Http,
  type Platform,
  type SignedIn,
} from '@oaklet/api'
import { DEMO_PASSWORD } from './demo'
import { newId } from './new-id'
import { nextMailedCode } from './outbox'
import { ADDRESS_HEADER, ownAddress } from './own-address'
import { runNow } from './run-clock'
import type { App } from './start-app'

/** Someone who uses the product through its API, to prepare a journey and to check what it left. */
export interface ApiPerson {
  readonly api: Api
  readonly practiceId: string
  readonly signedIn: SignedIn
}

/** The random value of the platform; it only sets the wait before a second try. */
const HALF = 0.5

const nodePlatform: Platform = {
  now: runNow,
  monotonicNow: () => performance.now(),
  newId,
  random: () => HALF,
  startTimer: (callback, delayMs) => {
    const timer = setTimeout(callback, delayMs)
    return () => {
      clearTimeout(timer)
    }
  },
  fetch: (request) => {
    request.headers.set(ADDRESS_HEADER, ownAddress())
    return fetch(request)
  },
  warn: () => undefined,
}

function personOf(http: Http, signedIn: SignedIn): ApiPerson {
  const practiceId = signedIn.user.practiceId ?? signedIn.user.assignedPractices[0]
  if (practiceId === undefined) throw new Error(`${signedIn.user.email} works in no practice`)
  const api = createApi(http, {
    bearer: () => signedIn.token,
    csrf: () => signedIn.csrfToken,
    refresh: () => Promise.resolve(false),
    onAuthFailure: () => undefined,
    epoch: () => 1,
  })
  return { api, practiceId, signedIn }
}

const httpTo = (address: string) =>
  createHttp(nodePlatform, { baseUrl: address, applicationId: 'oaklet-journeys' })

/** Signs in as `npm start` says one can. */
export async function signInToApi(address: string, email: string): Promise<ApiPerson> {
  const http = httpTo(address)
  const body = { email, password: DEMO_PASSWORD, deviceId: newId() }
  const answer = await createAuthApi(http).login(body)
  if (answer.requiresMfa === true) throw new Error(`${email} needs a code`)
  return personOf(http, answer)
}

/** Registers a practice with its owner as the only member of the staff, with the code that the product mails. */
export async function registerPractice(
  { address, dataDir }: Pick<App, 'address' | 'dataDir'>,
  name: string,
): Promise<ApiPerson> {
  const http = httpTo(address)
  const auth = createAuthApi(http)
  const [email, deviceId] = [`owner-${newId()}@practice.example`, newId()]
  const { mfaToken } = await auth.register({
    email,
    password: DEMO_PASSWORD,
    deviceId,
    name: 'Wanda Marsh',
    practiceName: name,
    timeZone: 'America/New_York',
  })
  const code = await nextMailedCode(dataDir, email)
  return personOf(http, await auth.verifyMfa({ mfaToken, code, deviceId }))
}

/** Answers an invitation with a new account, and signs in with it. */
export async function joinInApi(
  address: string,
  { token, name }: { token: string; name: string },
): Promise<ApiPerson> {
  const { email } = await createJoinApi(httpTo(address)).accept({ token, name, password: DEMO_PASSWORD })
  return signInToApi(address, email)
}

/** Ends all of a person's sessions, wherever they are signed in. */
export async function signOutEverywhere(address: string, { signedIn }: ApiPerson): Promise<void> {
  const { token: bearer, csrfToken: csrf } = signedIn
  await createAuthApi(httpTo(address)).logout({ global: true }, { bearer, csrf })
}
