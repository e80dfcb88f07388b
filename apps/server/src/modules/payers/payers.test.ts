import type { Claim, Payer, PayerInput, PayerRule, RemittanceDetails } from '@oaklet/api/contract'
import { aPayerInput } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import { coverages } from '../../db/schema/coverages-table'
import { inTenant } from '../../db/tenant'
import { aClaimDesk, anInsuredSession, makeClaim } from '../../testing/a-claim'
import { requester } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aPractice } from '../../testing/a-practice'
import { aRemittanceFile, importOne, postRemittance, saidOf } from '../../testing/a-remittance'
import { addClient, dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

onOneDatabase('payers', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const biller = await practice.as('Biller')
    const call = (method: string, rest: string, body?: unknown) =>
      biller.request(method, practice.path(`payers${rest}`), body)
    const add = async (changes: Partial<PayerInput> = {}): Promise<Payer> =>
      dataOf(await call('POST', '', aPayerInput(changes)))
    const list = async (): Promise<Payer[]> => dataOf(await call('GET', ''))
    const change = (payer: Payer, changes: Partial<PayerInput>) =>
      call('PUT', `/${payer.id}`, { ...aPayerInput(), version: payer.version, ...changes })
    const trail = (id: string) => auditTrail(test, practice, 'payer', id)
    return { practice, biller, call, add, list, change, trail }
  }

  /** Adds a coverage that has ended already. */
  async function insureClient({ practice }: Awaited<ReturnType<typeof aDesk>>, payerId: string) {
    const { id: clientId } = await addClient(practice, await practice.as('Owner'))
    const { organizationId, practiceId } = practice
    const now = test.deps.clock.now()
    await inTenant(test.deps.db, organizationId, (tx) =>
      tx.insert(coverages).values({
        ...{ organizationId, practiceId, clientId, payerId, id: test.deps.newId() },
        ...{ priority: 1, memberId: 'W1', groupNumber: '', groupName: '', planName: '' },
        ...{ relation: 'self', effectiveFrom: '2025-01-01', effectiveTo: '2025-12-31' },
        ...{ acceptsAssignment: true, status: 'unverified', createdAt: now, updatedAt: now },
      }),
    )
  }

  describe('adding', () => {
    rule('keeps everything typed, in a list by folded name', async () => {
      const { practice, biller, add, list, trail } = await aDesk()
      const aetna = await add()
      expect(aetna).toMatchObject({ ...aPayerInput(), practiceId: practice.practiceId, version: 1 })
      const others = [await add({ name: 'Zürich' }), await add({ name: 'ácme' })]
      expect((await list()).map(({ name }) => name)).toEqual(['ácme', 'Aetna', 'Zürich'])
      expect(others).toHaveLength(2)
      const [event] = await trail(aetna.id)
      expect(event).toMatchObject({ action: 'created', userId: biller.userId })
      expect(event?.changed).toContain('filingDays')
    })

    rule('is refused at the name where a payer of this folded name has this payer id', async () => {
      const { add, call, list } = await aDesk()
      await add({ name: 'Blue Cross', payerId: 'SB580' })
      const again = await call('POST', '', aPayerInput({ name: 'BLUE-CROSS', payerId: 'sb580' }))
      expect(refusal(again)).toEqual([422, 'validation_failed', 'name'])
      expect(again.body.fieldErrors?.[0]?.message).toBe(
        'There is a payer of this name with this payer id already',
      )
      await add({ name: 'Blue Cross', payerId: '00720' })
      expect(await list()).toHaveLength(2)
    })

    rule('twice at once succeeds once', async () => {
      const { call, list } = await aDesk()
      const answers = await Promise.all([call('POST', '', aPayerInput()), call('POST', '', aPayerInput())])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
      expect(await list()).toHaveLength(1)
    })

    rule('the same name and payer id are free in another practice', async () => {
      const { practice, add } = await aDesk()
      await add()
      const { otherPracticeId } = practice
      const owner = await practice.as('Owner', { practiceIds: [otherPracticeId] })
      const answer = await owner.request('POST', `/api/v1/practices/${otherPracticeId}/payers`, aPayerInput())
      expect(answer.status).toBe(200)
    })

    rule.each([
      ['name', { name: ' ' }],
      ['payerId', { payerId: '6 0054' }],
      ['phone', { phone: '(800) 624-0756' }],
      ['filingDays', { filingDays: 0 }],
      ['claimAddress.zipCode', { claimAddress: { ...aPayerInput().claimAddress, zipCode: '1' } }],
    ])('refuses a wrong %s at its field', async (path, changes) => {
      const { call, list } = await aDesk()
      const answer = await call('POST', '', { ...aPayerInput(), ...changes })
      expect(refusal(answer)).toEqual([422, 'validation_failed', path])
      expect(await list()).toEqual([])
    })
  })

  describe('changing', () => {
    rule('replaces it as a whole, and is audited with the names of what changed', async () => {
      const { biller, add, change, trail } = await aDesk()
      const payer = await add()
      const changed = dataOf<Payer>(await change(payer, { isActive: false, claimAddress: null }))
      expect(changed).toMatchObject({ isActive: false, claimAddress: null, version: 2 })
      expect((await trail(payer.id))[1]).toEqual({
        action: 'updated',
        changed: ['claimAddress', 'isActive'],
        userId: biller.userId,
      })
    })

    rule('may leave name and payer id as they are, but not take those of another', async () => {
      const { add, change } = await aDesk()
      await add()
      const other = await add({ name: 'Cigna', payerId: '62308' })
      expect(refusal(await change(other, {}))).toEqual([422, 'validation_failed', 'name'])
      const kept = await change(other, { name: 'CIGNA', payerId: '62308' })
      expect(dataOf<Payer>(kept).name).toBe('CIGNA')
    })

    rule('is refused on an older version, with the payer as it is now', async () => {
      const { add, change } = await aDesk()
      const payer = await add()
      const now = await change(payer, { filingDays: 180 })
      const stale = await change(payer, { filingDays: 90 })
      expect(refusal(stale)).toEqual([409, 'stale_edit'])
      expect(stale.body['current']).toEqual(now.data)
    })
  })

  describe('deleting', () => {
    rule('takes it off the list, with an audit event', async () => {
      const { add, call, list, trail } = await aDesk()
      const payer = await add()
      expect(await call('DELETE', `/${payer.id}`)).toMatchObject({ status: 200, data: null })
      expect(await list()).toEqual([])
      expect((await call('DELETE', `/${payer.id}`)).status).toBe(404)
      expect((await trail(payer.id)).map(({ action }) => action)).toEqual(['created', 'deleted'])
    })

    rule('is refused for one that a coverage names, even one that has ended', async () => {
      const desk = await aDesk()
      const payer = await desk.add()
      await insureClient(desk, payer.id)
      const refused = await desk.call('DELETE', `/${payer.id}`)
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body['message']).toBe(
        'Clients have or had this insurance. Make it inactive instead, so that it can’t be chosen for new coverage.',
      )
      expect(await desk.list()).toEqual([payer])
    })
  })

  describe('rules about what a payer calls the client’s by other codes than 1 to 3', () => {
    const DENIED = [['PR', '96', 14_500]] as const

    async function aDecidingDesk() {
      const desk = await aClaimDesk(test)
      const { practice, owner, client, coverage, step } = desk
      const path = (rest: string) => practice.path(`remittances${rest}`)
      const sentFor = async (day: string): Promise<Claim> => {
        const session = await anInsuredSession(practice, owner, { client, day })
        const made = await makeClaim(practice, owner, coverage, [session])
        return dataOf(await step(made, 'submit', { way: 'paper', allowWarnings: true }))
      }
      const one = (claim: Claim, traceNumber = 'EFT1') =>
        importOne(practice, owner, aRemittanceFile([saidOf(claim, DENIED)], { traceNumber }))
      const decide = ({ id, version, decisions }: RemittanceDetails, changes: object) =>
        owner.request('PUT', path(`/${id}/decisions`), { ...decisions, version, ...changes })
      const post = async (remittance: RemittanceDetails) =>
        dataOf<RemittanceDetails>(await postRemittance(practice, owner, remittance))
      const rules = async () => dataOf<PayerRule[]>(await owner.request('GET', practice.path('payer-rules')))
      return { ...desk, claim: await desk.sent(), path, sentFor, one, decide, post, rules }
    }

    rule(
      'stays open until a person says that it is theirs, which may become a rule of the payer',
      async () => {
        const { practice, owner, client, claim, sentFor, one, decide, post, rules } = await aDecidingDesk()
        const first = await one(claim)
        const shown = { code: '96', cents: 14_500, claimCount: 1 }
        expect(first).toMatchObject({
          ...{ state: 'ready', plan: { entries: [], standings: [{ state: 'denied' }] } },
          reasons: [{ ...shown, isClients: false, decidedBy: 'nothing', ruledOn: null }],
        })
        const reasons = [{ code: '96', isClients: true }]
        const decided = dataOf<RemittanceDetails>(await decide(first, { reasons, rules: ['96'] }))
        expect(decided).toMatchObject({
          ...{ decisions: { reasons }, claims: [{ openReasons: [] }] },
          plan: { shares: [{ client: { id: client.id }, cents: 14_500 }], standings: [{ state: 'paid' }] },
          reasons: [{ ...shown, isClients: true, decidedBy: 'person' }],
        })
        await post(decided)
        const [ruled] = await rules()
        expect(ruled).toMatchObject({ payer: { name: 'Aetna' }, code: '96', isClients: true })
        expect(ruled).toMatchObject({ decidedByName: 'Olivia Bennett' })
        expect(await auditTrail(test, practice, 'payer', claim.payer.id)).toContainEqual({
          ...{ action: 'updated', changed: ['rules'], userId: owner.userId },
        })

        const later = await one(await sentFor('2026-10-13'), 'EFT2')
        const byRule = { ...shown, isClients: true, decidedBy: 'rule', ruledOn: ruled?.since }
        expect(later).toMatchObject({ plan: { shares: [{ cents: 14_500 }] }, reasons: [byRule] })
        const stays = [{ code: '96', isClients: false }]
        const otherwise = dataOf<RemittanceDetails>(await decide(later, { reasons: stays }))
        expect(otherwise).toMatchObject({
          plan: { entries: [] },
          reasons: [{ isClients: false, decidedBy: 'person', ruledOn: ruled?.since }],
        })
        const posted = await post(dataOf(await decide(otherwise, { reasons: [] })))
        expect(posted).toMatchObject({ reasons: [byRule], plan: { shares: [{ cents: 14_500 }] } })
      },
    )

    rule('is decided on by whom the file and the permissions allow, and by nobody else', async () => {
      const { practice, claim, one, path } = await aDecidingDesk()
      const { id, version, decisions } = await one(claim)
      const biller = await practice.as('Biller')
      const may = await aPersonWhoMay(test, practice, 'Scheduler', ['claims:view', 'claims:post'])
      const decideAs = (by: typeof may, changes: object) =>
        by.request('PUT', path(`/${id}/decisions`), { ...decisions, version, ...changes })
      const reasons = [{ code: '96', isClients: true }]
      expect(refusal(await decideAs(may, { reasons, rules: ['96'] }))).toEqual([403, 'forbidden'])
      const twice = await decideAs(biller, { reasons: [...reasons, ...reasons] })
      expect(refusal(twice)).toContain('reasons.1.code')
      const unknown = await decideAs(biller, { reasons: [{ code: '45', isClients: true }] })
      expect(refusal(unknown)).toContain('reasons.0.code')
      expect(refusal(await decideAs(biller, { reasons, rules: ['97'] }))).toContain('rules.0')
      expect((await decideAs(may, { reasons })).status).toBe(200)
    })

    rule('has its rule taken away by whom the settings allow, in their own practice', async () => {
      const { practice, owner, claim, one, decide, rules } = await aDecidingDesk()
      const remittance = await one(claim)
      await decide(remittance, { reasons: [{ code: '96', isClients: true }], rules: ['96'] })
      const [kept] = await rules()
      const stranger = await (await aPractice(test)).as('Owner')
      const path = `payer-rules/${kept?.id}`
      expect(refusal(await stranger.request('DELETE', practice.path(path)))).toEqual([404, 'not_found'])
      const { otherPracticeId } = practice
      const beside = await practice.as('Owner', { practiceIds: [otherPracticeId] })
      const elsewhere = await beside.request('DELETE', `/api/v1/practices/${otherPracticeId}/${path}`)
      expect(refusal(elsewhere)).toEqual([404, 'not_found'])
      const clinician = await practice.as('Clinician')
      expect(refusal(await clinician.request('DELETE', practice.path(path)))).toEqual([403, 'forbidden'])
      expect(refusal(await clinician.request('GET', practice.path('payer-rules')))).toEqual([
        403,
        'forbidden',
      ])
      expect((await owner.request('DELETE', practice.path(path))).status).toBe(200)
      expect(await rules()).toEqual([])
      expect(refusal(await owner.request('DELETE', practice.path(path)))).toEqual([404, 'not_found'])
    })
  })

  describe('access', () => {
    rule('everyone of the practice reads payers; changing them needs billing:edit', async () => {
      const { practice, add } = await aDesk()
      const payer = await add()
      const scheduler = await practice.as('Scheduler')
      const ask = (method: string, rest: string, body?: unknown) =>
        scheduler.request(method, practice.path(`payers${rest}`), body)
      expect((await ask('GET', '')).data).toEqual([payer])
      const refused = [
        await ask('POST', '', aPayerInput()),
        await ask('PUT', `/${payer.id}`, { ...aPayerInput(), version: 1 }),
        await ask('DELETE', `/${payer.id}`),
      ]
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    })

    rule('is refused without a session', async () => {
      const { practice } = await aDesk()
      expect((await requester(test)('GET', practice.path('payers'))).status).toBe(401)
    })

    rule('a payer of another practice or organization isn’t there', async () => {
      const { practice, add } = await aDesk()
      const payer = await add()
      const { otherPracticeId } = practice
      const beside = await practice.as('Owner', { practiceIds: [practice.practiceId, otherPracticeId] })
      const stranger = await (await aPractice(test)).as('Owner')
      const body = { ...aPayerInput(), version: 1 }
      const paths = [
        [beside, `/api/v1/practices/${otherPracticeId}/payers/${payer.id}`],
        [stranger, practice.path(`payers/${payer.id}`)],
      ] as const
      for (const [person, path] of paths) {
        expect((await person.request('PUT', path, body)).status).toBe(404)
        expect((await person.request('DELETE', path)).status).toBe(404)
      }
      expect((await stranger.request('GET', practice.path('payers'))).status).toBe(404)
    })
  })
})
