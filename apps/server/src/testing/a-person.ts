import { sessions } from '../db/schema/sessions-table'
import { signAccessToken } from '../modules/auth/access-token'
import { asAuth } from '../db/tenant'
import type { TestApp } from './create-test-app'

/** An answer with its JSON read; `data` is the envelope's content. */
export interface TestAnswer {
  status: number
  headers: Headers
  // Tests read whatever shape they expect, and fail when it isn't there.
  body: Record<string, unknown> & { code?: string; fieldErrors?: { path: string; message: string }[] }
  data: unknown
  /** The body as it came. */
  bytes: Uint8Array
}

export type TestRequest = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<TestAnswer>

/** Someone who is signed in for as long as the test lasts. */
export interface SignedInPerson {
  userId: string
  staffId: string
  sessionId: string
  /** A fresh access token. */
  bearer: () => Promise<string>
  request: TestRequest
}

/** Calls the app through all of its middleware; `authorization` is asked for before each call. */
export const requester =
  (test: TestApp, authorization: () => Promise<string | null> = () => Promise.resolve(null)): TestRequest =>
  async (method, path, body, headers = {}) => {
    const bearer = await authorization()
    const response = await test.app.request(path, {
      method,
      headers: {
        ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const parsed = (isJson ? JSON.parse(text) : { text }) as TestAnswer['body']
    return { status: response.status, headers: response.headers, body: parsed, data: parsed['data'], bytes }
  }

/** Signs a person in without a password, which is slow by design. */
export async function signIn(
  test: TestApp,
  who: { userId: string; staffId: string; organizationId: string },
): Promise<SignedInPerson> {
  const { deps } = test
  const { userId, staffId, organizationId } = who
  const sessionId = deps.newId()
  await asAuth(deps.db, (tx) =>
    tx.insert(sessions).values({
      id: sessionId,
      userId,
      organizationId,
      deviceId: deps.newId(),
      refreshHash: sessionId,
      createdAt: deps.clock.now(),
      rotatedAt: deps.clock.now(),
      expiresAt: new Date('2100-01-01'),
    }),
  )
  const bearer = async () => (await signAccessToken(deps, { userId, organizationId, sessionId })).token
  return { userId, staffId, sessionId, bearer, request: requester(test, bearer) }
}
