import { ClaimInput, type Claim, type ClaimTotals } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { aClaimDesk, anInsuredSession, fileOf, makeClaim, readyForClaims } from '../../testing/a-claim'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { and, eq } from 'drizzle-orm'
import { addDays } from '../../calendar-day'
import { claims } from '../../db/schema/claims-table'
import { clients } from '../../db/schema/clients-table'
import { inTenant } from '../../db/tenant'
import { dataOf } from '../../testing/an-appointment'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import { displayName } from '../caseload'
import { notifyDueClaims } from './notify-due-claims'

onOneDatabase('who may see and change claims', (test, rule) => {
  const aDesk = () => aClaimDesk(test)
  type Desk = Awaited<ReturnType<typeof aDesk>>

  rule('are those with a permission for claims', async () => {
    const { practice, made } = await aDesk()
    const { id } = await made()
    const scheduler = await practice.as('Scheduler')
    for (const path of ['claims', 'claims/totals', 'claim-candidates', `claims/${id}`]) {
      expect((await scheduler.request('GET', practice.path(path))).status).toBe(403)
    }
    const biller = await practice.as('Biller')
    expect((await biller.request('GET', practice.path(`claims/${id}`))).status).toBe(200)
  })

  /** A claim of the owner’s session and one of a clinician’s, both of one client. */
  async function claimsOfTwo(role: 'Clinician' | 'Clinician (own clients)') {
    const desk = await aDesk()
    const { practice, owner, client, coverage, made } = desk
    const clinician = await practice.as(role)
    await readyForClaims(test, practice, clinician)
    const held = { clinicianId: clinician.staffId }
    const session = await anInsuredSession(practice, owner, { client, day: '2026-10-13' }, held)
    await anInsuredSession(practice, owner, { client, day: '2026-10-14' })
    const [others, own] = [await made(), await makeClaim(practice, owner, coverage, [session])]
    const get = (path: string) => clinician.request('GET', practice.path(path))
    return { ...desk, clinician, others, own, get }
  }

  rule('are clinicians too, for the sessions that they held', async () => {
    const { own, others, client, get } = await claimsOfTwo('Clinician')
    const mine = { total: 1, items: [{ id: own.id }] }
    expect(dataOf(await get('claims'))).toMatchObject(mine)
    expect(dataOf(await get(`claims?clientId=${client.id}`))).toMatchObject(mine)
    expect(dataOf(await get(`claims?q=${others.pcn}`))).toMatchObject({ total: 0 })
    const totals = dataOf<ClaimTotals>(await get('claims/totals'))
    expect(totals).toMatchObject({ counts: { ready: 1 }, unclaimedSessionCount: 0 })
    expect(dataOf(await get('dashboard'))).toMatchObject({ claims: { unclaimedSessionCount: 0 } })
    expect(dataOf(await get('billing'))).toMatchObject({ owedByInsurances: null })
    expect(dataOf<Claim>(await get(`claims/${own.id}`))).toMatchObject({ id: own.id, steps: [] })
    for (const part of ['', '/pdf?print=readable', '/book', '/answers']) {
      expect([part, (await get(`claims/${own.id}${part}`)).status]).toEqual([part, 200])
      expect([part, (await get(`claims/${others.id}${part}`)).status]).toEqual([part, 404])
    }
    const found = JSON.stringify(dataOf(await get(`search?q=${client.lastName}`)))
    expect([found.includes(own.id), found.includes(others.id)]).toEqual([true, false])
  })

  rule('are clinicians of own clients for those whose diagnoses they may know', async () => {
    const { practice, client, clinician, own, get } = await claimsOfTwo('Clinician (own clients)')
    expect(dataOf(await get('claims'))).toMatchObject({ total: 0 })
    expect((await get(`claims/${own.id}`)).status).toBe(404)
    const { organizationId } = practice
    await inTenant(test.deps.db, organizationId, (tx) =>
      tx
        .update(clients)
        .set({ primaryClinicianId: clinician.staffId })
        .where(and(eq(clients.organizationId, organizationId), eq(clients.id, client.id))),
    )
    expect(dataOf(await get('claims'))).toMatchObject({ total: 1, items: [{ id: own.id }] })
    expect((await get(`claims/${own.id}`)).status).toBe(200)
  })

  rule('are those who see all claims, for files, answers, payments and sums', async () => {
    const { practice, owner, own } = await claimsOfTwo('Clinician')
    const file = await fileOf(practice, owner, [own])
    const permissions = ['claims:view:own', 'invoices:view', 'reports:view'] as const
    const person = await aPersonWhoMay(test, practice, 'Clinician', permissions)
    const paths = [
      ...['claim-batches', `claim-batches/${file.id}`, 'received-files', `received-files/${own.id}`],
      ...['remittances', `remittances/${own.id}`, 'claim-folders', 'billing-reports/insurance_aging'],
    ]
    const answers: unknown[] = []
    for (const path of paths) answers.push([path, (await person.request('GET', practice.path(path))).status])
    expect(answers).toEqual(paths.map((path) => [path, 403]))
  })

  const TODAY = '2026-11-17'

  /** Has so many days left until the filing limit of a claim. */
  const leave = ({ organizationId }: Desk['practice'], { id }: Pick<Claim, 'id'>, days: number) =>
    inTenant(test.deps.db, organizationId, (tx) =>
      tx
        .update(claims)
        .set({ filingDueOn: addDays(TODAY, days) })
        .where(and(eq(claims.organizationId, organizationId), eq(claims.id, id))),
    )
  const tell = () => notifyDueClaims(test.deps)

  rule('are told once of one that is not filed two weeks before its limit, if they can send it', async () => {
    const { practice, owner, made, client } = await aDesk()
    const people = await Promise.all(
      (['Biller', 'Practice Manager', 'Read-only', 'Clinician'] as const).map((role) => practice.as(role)),
    )
    const elsewhere = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
    const claim = await made()
    await leave(practice, claim, 15)
    await tell()
    expect(await notified(practice, owner)).toEqual([])
    for (const days of [14, 13]) {
      await leave(practice, claim, days)
      await tell()
    }
    const subject = `Claim ${claim.pcn} of ${displayName(client)} has to reach the insurance by Dec 1, 2026`
    expect(await notified(practice, owner)).toMatchObject([
      { event: 'claim_due', subject, link: `/billing/claims/${claim.id}` },
    ])
    const counts = await Promise.all(people.map(async (one) => (await notified(practice, one)).length))
    expect(counts).toEqual([1, 1, 0, 0])
    const beside = `/api/v1/practices/${practice.otherPracticeId}/notifications`
    expect(dataOf(await elsewhere.request('GET', beside))).toMatchObject({ total: 0 })
  })

  rule('are told nothing of one that was sent, or whose limit has passed', async () => {
    const { practice, owner, sent, client, coverage } = await aDesk()
    await leave(practice, await sent(), 5)
    const session = await anInsuredSession(practice, owner, { client, day: '2026-10-13' })
    await leave(practice, await makeClaim(practice, owner, coverage, [session]), -1)
    await tell()
    expect(await notified(practice, owner)).toEqual([])
  })

  /** A claim that waits, one in a file and one that was sent. */
  async function claimsOfOne() {
    const desk = await aDesk()
    const { practice, owner, client, coverage } = desk
    const sent = await desk.sent()
    const filed = await makeClaim(practice, owner, coverage, [
      await anInsuredSession(practice, owner, { client, day: '2026-10-13' }),
    ])
    const file = await fileOf(practice, owner, [filed])
    const waiting = await makeClaim(practice, owner, coverage, [
      await anInsuredSession(practice, owner, { client, day: '2026-10-14' }),
    ])
    const session = await anInsuredSession(practice, owner, { client, day: '2026-10-15' })
    return { ...desk, sent, filed, file, waiting, session }
  }

  const neighbours = {
    'another practice of the organization': async ({ practice }: Pick<Desk, 'practice'>) => {
      const { otherPracticeId } = practice
      const person = await practice.as('Owner', { practiceIds: [otherPracticeId] })
      return { person, base: `/api/v1/practices/${otherPracticeId}` }
    },
    'another organization': async () => {
      const { practice, owner } = await aDesk()
      return { person: owner, base: `/api/v1/practices/${practice.practiceId}` }
    },
  }

  describe.each(Object.keys(neighbours) as (keyof typeof neighbours)[])('nobody of %s', (whose) => {
    rule('finds one, takes a step of it, or reads its files', async () => {
      const desk = await claimsOfOne()
      const { person, base } = await neighbours[whose](desk)
      const { waiting, sent, file } = desk
      const { version } = waiting
      const calls: [string, string, object?][] = [
        ['GET', `claims/${waiting.id}`],
        ['GET', `claims/${waiting.id}/pdf?print=readable`],
        ['PUT', `claims/${waiting.id}`, { ...ClaimInput.parse(waiting.form), version }],
        ['DELETE', `claims/${waiting.id}`],
        ['POST', `claims/${waiting.id}/refresh`, { version }],
        ['POST', `claims/${waiting.id}/submit`, { version, way: 'paper' }],
        ['POST', `claims/${sent.id}/accept`, { version: sent.version, payerClaimNumber: '' }],
        ['POST', `claims/${sent.id}/reject`, { version: sent.version, reason: 'No' }],
        ['POST', `claims/${sent.id}/void`, { version: sent.version, reason: 'No' }],
        ['POST', 'claim-batches', { claims: [{ id: waiting.id, version }] }],
        ['GET', `claim-batches/${file.id}`],
        ['GET', `claim-batches/${file.id}/file`],
        ['POST', `claim-batches/${file.id}/sent`],
        ['DELETE', `claim-batches/${file.id}`],
      ]
      const answers: unknown[] = []
      for (const [method, path, body] of calls) {
        const { status } = await person.request(method, `${base}/${path}`, body)
        answers.push([method, path, status])
      }
      expect(answers).toEqual(calls.map(([method, path]) => [method, path, 404]))
    })

    rule('finds one in a list, or makes one of its sessions', async () => {
      const desk = await claimsOfOne()
      const { person, base } = await neighbours[whose](desk)
      for (const path of ['claims', 'claim-batches']) {
        expect(dataOf(await person.request('GET', `${base}/${path}`))).toMatchObject({ total: 0 })
      }
      const { id } = desk.session
      const candidates = JSON.stringify(dataOf(await person.request('GET', `${base}/claim-candidates`)))
      expect(candidates).not.toContain(id)
      const body = { coverageId: desk.coverage.id, appointmentIds: [id] }
      expect((await person.request('POST', `${base}/claims`, body)).status).toBe(422)
    })

    rule('comes in by the address of the practice either', async () => {
      const desk = await claimsOfOne()
      const { person } = await neighbours[whose](desk)
      const { practice, waiting, file } = desk
      for (const path of ['claims', `claims/${waiting.id}`, `claim-batches/${file.id}/file`]) {
        expect((await person.request('GET', practice.path(path))).status).toBe(404)
      }
      expect(dataOf<Claim>(await desk.call('GET', `/${waiting.id}`)).state).toBe('ready')
    })
  })
})
