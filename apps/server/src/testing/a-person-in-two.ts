import { aLogin } from './a-login'
import { requester } from './a-person'
import { aPractice } from './a-practice'
import { alsoWorksIn } from './also-works-in'
import type { TestApp } from './create-test-app'

/** The owner of one organization who bills for another, signed in to their own. */
export async function aPersonInTwo(test: TestApp, email: string) {
  const person = await aLogin(test, email)
  const other = await aPractice(test)
  await alsoWorksIn(test, person, other)
  const own = { organizationId: person.organizationId }
  const as = (token: string, headers: Record<string, string> = {}) => {
    const call = requester(test, () => Promise.resolve(token))
    return (method: string, path: string, body?: unknown) => call(method, path, body, headers)
  }
  /** Has the session change over. */
  const to = (organizationId: string, token = person.token) =>
    as(token)('POST', '/api/auth/organization', { organizationId })
  return { person, own, other, as, to }
}
