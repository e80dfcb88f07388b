import type { OwnOrganization, Refreshed, SignedIn } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { staff } from '../../db/schema/staff-table'
import { inTenant } from '../../db/tenant'
import { TEST_DEVICE } from '../../testing/a-login'
import { requester } from '../../testing/a-person'
import { aPersonInTwo } from '../../testing/a-person-in-two'
import { aPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { createTestApp } from '../../testing/create-test-app'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp(() => createTestApp({ env: { trustsProxy: true } }))
const SWITCH = '/api/auth/organization'
const LIST = '/api/auth/organizations'
let people = 0

const inTwo = () => aPersonInTwo(test, `two-${(people += 1)}@oakwood.example`)

const deactivate = (userId: string, organizationId: string) =>
  inTenant(test.deps.db, organizationId, (tx) =>
    tx.update(staff).set({ isActive: false }).where(eq(staff.userId, userId)),
  )

describe('the list of one’s organizations', () => {
  it('names them in order, and says which one the session belongs to', async () => {
    const { person, own, other, as } = await inTwo()
    expect(dataOf<OwnOrganization[]>(await as(person.token)('GET', LIST))).toEqual([
      { id: other.organizationId, name: 'Test Group', isCurrent: false },
      { id: own.organizationId, name: 'Wren Counseling', isCurrent: true },
    ])
  })

  it('leaves out one where the person was deactivated', async () => {
    const { person, other, as } = await inTwo()
    await deactivate(person.userId, other.organizationId)
    const found = dataOf<OwnOrganization[]>(await as(person.token)('GET', LIST))
    expect(found.map(({ name }) => name)).toEqual(['Wren Counseling'])
  })

  it('is for those who are signed in', async () => {
    expect((await requester(test)('GET', LIST)).status).toBe(401)
  })
})

describe('changing over to another organization', () => {
  it('answers a token and the person as they are there', async () => {
    const { other, as, to } = await inTwo()
    const answer = (await to(other.organizationId)).body as unknown as SignedIn
    expect(answer.user).toMatchObject({
      organizationId: other.organizationId,
      practiceId: other.practiceId,
      roles: [{ name: 'Biller' }],
    })
    const practice = `/api/v1/practices/${other.practiceId}/clients`
    expect((await as(answer.token)('GET', practice)).status).toBe(200)
  })

  it('ends what the token of the one before stood for', async () => {
    const { person, other, as, to } = await inTwo()
    await to(other.organizationId)
    expect((await as(person.token)('GET', '/api/auth/me')).status).toBe(401)
  })

  it('reaches nothing of the one before', async () => {
    const { own, other, as, to } = await inTwo()
    const { token } = (await to(other.organizationId)).body as unknown as SignedIn
    const settings = `/api/v1/organizations/${own.organizationId}/settings`
    expect((await as(token)('GET', settings)).status).toBe(404)
  })

  it('has the refresh cookie bring tokens of the new one, so that a lost answer ends nothing', async () => {
    const { person, other, as } = await inTwo()
    const signedIn = await person.login()
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const { token } = signedIn.body as unknown as SignedIn
    await as(token)('POST', SWITCH, { organizationId: other.organizationId })
    const body = { username: person.email, deviceId: TEST_DEVICE }
    const refreshed = await requester(test)('POST', '/api/auth/refresh', body, { Cookie: cookie })
    const renewed = refreshed.body as unknown as Refreshed
    expect(renewed.organizationId).toBe(other.organizationId)
    const me = await as(renewed.token ?? '')('GET', '/api/auth/me')
    expect(me.body).toMatchObject({ user: { organizationId: other.organizationId } })
  })

  it('is written in the audit of both', async () => {
    const { person, own, other, as, to } = await inTwo()
    const sessionId = String(decodeJwt(person.token)['sid'])
    const { token } = (await to(other.organizationId)).body as unknown as SignedIn
    await as(token)('POST', SWITCH, { organizationId: own.organizationId })
    const trail = async (of: { organizationId: string }) =>
      (await auditTrail(test, of, 'session', sessionId)).map(({ action }) => action)
    expect(await trail(own)).toEqual(['signed_in_with_code', 'signed_out', 'signed_in'])
    expect(await trail(other)).toEqual(['signed_in', 'signed_out'])
  })

  it('to the one where the person is changes nothing, and writes nothing', async () => {
    const { person, own, as, to } = await inTwo()
    expect((await to(own.organizationId)).status).toBe(200)
    expect((await as(person.token)('GET', '/api/auth/me')).status).toBe(200)
  })

  it('finds no organization of others, and none that there isn’t', async () => {
    const { person, as, to } = await inTwo()
    const strange = await aPractice(test)
    for (const id of [strange.organizationId, test.deps.newId()]) expect((await to(id)).status).toBe(404)
    expect((await as(person.token)('GET', '/api/auth/me')).status).toBe(200)
  })

  it('finds none where the person was deactivated', async () => {
    const { person, other, to } = await inTwo()
    await deactivate(person.userId, other.organizationId)
    expect((await to(other.organizationId)).status).toBe(404)
  })

  it('is for those who are signed in, and wants an id', async () => {
    const { other, to } = await inTwo()
    expect((await to(other.organizationId, 'a.b.c')).status).toBe(401)
    expect((await to('elsewhere')).status).toBe(422)
  })

  it('wants the session’s CSRF token from a browser', async () => {
    const { person, other, as } = await inTwo()
    const browser = { Origin: 'http://localhost', Host: 'localhost', 'Sec-Fetch-Site': 'same-origin' }
    const body = { organizationId: other.organizationId }
    const refused = await as(person.token, browser)('POST', SWITCH, body)
    expect(refused).toMatchObject({ status: 403, body: { code: 'csrf_refused' } })
  })

  it('by two calls at once happens once, and the other has to ask again', async () => {
    const { other, to } = await inTwo()
    const answers = await Promise.all([to(other.organizationId), to(other.organizationId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })
})

describe('signing in', () => {
  const placeOf = async ({ login }: Awaited<ReturnType<typeof inTwo>>['person']) =>
    ((await login()).body as unknown as SignedIn).user.organizationId

  it('leads to the organization that was used last', async () => {
    const { person, own, other, as, to } = await inTwo()
    expect(await placeOf(person)).toBe(own.organizationId)
    test.clock.advance(1_000)
    const { token } = (await to(other.organizationId)).body as unknown as SignedIn
    expect(await placeOf(person)).toBe(other.organizationId)
    test.clock.advance(1_000)
    await as(token)('POST', SWITCH, { organizationId: own.organizationId })
    expect(await placeOf(person)).toBe(own.organizationId)
  })

  it('leads to another one where the person was deactivated there since', async () => {
    const { person, own, other, to } = await inTwo()
    test.clock.advance(1_000)
    await to(other.organizationId)
    await deactivate(person.userId, other.organizationId)
    expect(await placeOf(person)).toBe(own.organizationId)
  })
})
