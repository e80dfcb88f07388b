import { ENDPOINTS, type Endpoint } from '@oaklet/api/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app'
import { routePath } from './http/route-path'
import { requester, type SignedInPerson } from './testing/a-person'
import { aPractice, type TestPractice } from './testing/a-practice'
import { startTestApp } from './testing/start-test-app'

const test = startTestApp()
const anonymous = requester(test)
let practice: TestPractice
let owner: SignedInPerson

beforeAll(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
})

const SOME_ID = '7d0f1a52-6c56-4a1c-9a59-2b7a4d1f7a11'
const all = ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const guarded = all.filter(([, { access }]) => access !== 'public')
const needing = guarded.filter(([, { access }]) => access !== 'signed-in' && access !== 'packet')
const inPractice = guarded.filter(([, { path }]) => path.includes('{practiceId}'))
const inOrganization = guarded.filter(([, { path }]) => path.includes('{orgId}'))

const fill = ({ path }: Endpoint, place: { orgId?: string; practiceId?: string } = {}) =>
  path
    .replace('{orgId}', place.orgId ?? practice.organizationId)
    .replace('{practiceId}', place.practiceId ?? practice.practiceId)
    .replace('{day}', 'monday')
    .replace('{report}', 'aging')
    .replace('{list}', 'invoices')
    .replace('{measure}', 'phq9')
    .replace(/\{\w+\}/g, SOME_ID)

const bodyOf = ({ body }: Endpoint) => (body === undefined ? undefined : {})

describe('the whole contract', () => {
  it.each(all)('%s is mounted exactly once', (_, { method, path }) => {
    const mounted = test.app.routes.filter(
      (route) => route.method === method && route.path === routePath(path),
    )
    expect(mounted).toHaveLength(1)
  })

  it('mounts nothing under /api beside it but its description and the webhook of the payment provider', () => {
    const known = new Set(ENDPOINTS.map(({ method, path }) => `${method} ${routePath(path)}`))
    const mounted = test.app.routes.filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL')
    const unlisted = mounted.map(({ method, path }) => `${method} ${path}`).filter((name) => !known.has(name))
    expect(unlisted.sort()).toEqual(['GET /api/openapi.json', 'POST /api/webhooks/stripe'])
  })

  it.each(guarded)('%s refuses who isn’t signed in', async (_, endpoint) => {
    const answer = await anonymous(endpoint.method, fill(endpoint), bodyOf(endpoint))
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated'])
  })

  it.each(needing)('%s refuses a role without the permission', async (_, endpoint) => {
    const powerless = await practice.as('Read-only', { practiceIds: [practice.practiceId] })
    const held = ['clients:view', 'appointments:view', 'invoices:view', 'reports:view']
    const answer = await powerless.request(endpoint.method, fill(endpoint), bodyOf(endpoint))
    if (held.includes(endpoint.access)) expect(answer.status).not.toBe(403)
    else expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
  })

  it.each(inPractice)('%s doesn’t know a practice that the person doesn’t work in', async (_, endpoint) => {
    // Everybody may make so many calls a minute, and the clock stands still.
    const somebody = await practice.as('Owner')
    const elsewhere = await aPractice(test)
    for (const practiceId of [practice.otherPracticeId, elsewhere.practiceId, SOME_ID]) {
      const answer = await somebody.request(endpoint.method, fill(endpoint, { practiceId }), bodyOf(endpoint))
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    }
  })

  it.each(inOrganization)('%s doesn’t know another organization', async (_, endpoint) => {
    const elsewhere = await aPractice(test)
    const path = fill(endpoint, { orgId: elsewhere.organizationId })
    expect((await owner.request(endpoint.method, path, bodyOf(endpoint))).status).toBe(404)
  })

  it.each(all.filter(([, { access, body }]) => body !== undefined && access !== 'packet'))(
    '%s names the refused fields of an empty body',
    async (_, endpoint) => {
      const answer = await owner.request(endpoint.method, fill(endpoint), {})
      expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed'])
      const paths = answer.body.fieldErrors?.map(({ path }) => path) ?? []
      expect(paths.length).toBeGreaterThan(0)
      expect(new Set(paths).size).toBe(paths.length)
    },
  )

  it('is all in the OpenAPI document', async () => {
    const { body } = await anonymous('GET', '/api/openapi.json')
    const paths = body['paths'] as Record<string, Record<string, { operationId: string }>>
    const described = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(described.sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort())
  })
})

it('says at /healthz when the database doesn’t answer', async () => {
  const app = createApp(test.deps, () => Promise.reject(new Error('gone')))
  expect((await test.app.request('/healthz')).status).toBe(200)
  expect((await app.request('/healthz')).status).toBe(503)
})
