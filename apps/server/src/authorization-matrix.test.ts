import {
  BUILT_IN_ROLE_PERMISSIONS,
  BUILT_IN_ROLES,
  type BuiltInRole,
  ENDPOINTS,
  type Endpoint,
  isAllowed,
} from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions } from './db/schema/sessions-table'
import { staff, staffRoles } from './db/schema/staff-table'
import { asAuth, inTenant } from './db/tenant'
import type { SignedInPerson } from './testing/a-person'
import { aPractice, type TestPractice } from './testing/a-practice'
import { startTestApp } from './testing/start-test-app'

/** Who calls, and from where they see the record that the path names. */
const SITUATIONS = [
  'anonymous',
  'signed out meanwhile',
  'deactivated meanwhile',
  'without a role by now',
  'another practice',
  'another organization',
] as const

const SOME_ID = '7d0f1a52-6c56-4a1c-9a59-2b7a4d1f7a11'
const GUARDED = ENDPOINTS.filter(({ access }) => access !== 'public' && access !== 'packet').map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
)

const test = startTestApp()
let practice: TestPractice
let elsewhere: TestPractice
const people = new Map<BuiltInRole, SignedInPerson>()
let asserted = 0

beforeAll(async () => {
  practice = await aPractice(test)
  elsewhere = await aPractice(test)
  for (const role of BUILT_IN_ROLES) people.set(role, await practice.as(role))
})
afterAll(() => {
  const routes = `${GUARDED.length} routes (of ${ENDPOINTS.length}, the others are public)`
  const size = `${routes} × ${BUILT_IN_ROLES.length} roles, ${SITUATIONS.length} situations`
  console.info(`authorization matrix: ${size}, ${asserted} asserted`)
})

type Place = Pick<TestPractice, 'organizationId' | 'practiceId'>

/** What the server says to a call with an empty body, which changes nothing before it is refused for that. */
async function statusOf(
  { method, path, body }: Endpoint,
  person: SignedInPerson | null,
  place: Place = practice,
) {
  const filled = path
    .replace('{orgId}', place.organizationId)
    .replace('{practiceId}', place.practiceId)
    .replace('{day}', 'monday')
    .replace('{report}', 'aging')
    .replace('{list}', 'invoices')
    .replace('{measure}', 'phq9')
    .replace(/\{\w+\}/g, SOME_ID)
  const headers = {
    ...(person !== null && { Authorization: `Bearer ${await person.bearer()}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  }
  // Past the limit of calls a minute, everything would be refused.
  test.clock.advance(150)
  const answer = await test.app.request(filled, {
    method,
    headers,
    ...(body !== undefined && { body: '{}' }),
  })
  await answer.body?.cancel()
  asserted += 1
  return answer.status
}

describe.each(BUILT_IN_ROLES)('as %s', (role) => {
  it.each(GUARDED)('%s is open to whom the contract says, and to nobody else', async (_, endpoint) => {
    const { access } = endpoint
    const status = await statusOf(endpoint, people.get(role) ?? null)
    const permissions = BUILT_IN_ROLE_PERMISSIONS[role]
    const isOpen =
      access === 'public' || access === 'signed-in' || (access !== 'packet' && isAllowed(permissions, access))
    if (!isOpen) expect(status).toBe(403)
    else expect([401, 500]).not.toContain(status)
  })
})

describe('whoever could before', () => {
  const gone = async (end: (person: SignedInPerson) => Promise<unknown>) => {
    const person = await practice.as('Owner')
    await end(person)
    return person
  }
  let signedOut: SignedInPerson
  let deactivated: SignedInPerson
  let roleless: SignedInPerson

  beforeAll(async () => {
    const { db, clock } = test.deps
    const { organizationId } = practice
    signedOut = await gone(({ sessionId }) =>
      asAuth(db, (tx) =>
        tx.update(sessions).set({ revokedAt: clock.now() }).where(eq(sessions.id, sessionId)),
      ),
    )
    deactivated = await gone(({ staffId }) =>
      inTenant(db, organizationId, (tx) =>
        tx.update(staff).set({ isActive: false }).where(eq(staff.id, staffId)),
      ),
    )
    roleless = await gone(({ staffId }) =>
      inTenant(db, organizationId, (tx) =>
        tx
          .delete(staffRoles)
          .where(and(eq(staffRoles.organizationId, organizationId), eq(staffRoles.staffId, staffId))),
      ),
    )
  })

  it.each(GUARDED)('is refused at %s from the next call on', async (_, endpoint) => {
    for (const person of [null, signedOut, deactivated]) expect(await statusOf(endpoint, person)).toBe(401)
    if (endpoint.access !== 'signed-in') expect(await statusOf(endpoint, roleless)).toBe(403)
  })
})

describe('an owner', () => {
  it.each(GUARDED.filter(([, { path }]) => path.includes('{practiceId}')))(
    'finds nothing of a practice they don’t work in at %s',
    async (_, endpoint) => {
      const owner = people.get('Owner') ?? null
      const { organizationId, otherPracticeId } = practice
      const other = { organizationId, practiceId: otherPracticeId }
      for (const place of [other, elsewhere]) expect(await statusOf(endpoint, owner, place)).toBe(404)
    },
  )

  it.each(GUARDED.filter(([, { path }]) => path.includes('{orgId}')))(
    'finds nothing of another organization at %s',
    async (_, endpoint) => {
      expect(await statusOf(endpoint, people.get('Owner') ?? null, elsewhere)).toBe(404)
    },
  )
})
