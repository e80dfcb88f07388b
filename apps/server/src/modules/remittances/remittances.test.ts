import type {
  Claim,
  ClaimTotals,
  Client,
  ImportedRemittances,
  Page,
  RemittanceDetails,
  RemittanceSummary,
} from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { aClaimDesk, anInsuredSession, makeClaim } from '../../testing/a-claim'
import { addCoverage, insertPayer } from '../../testing/a-coverage'
import {
  AGREED,
  aRemittanceFile,
  importFile,
  importOne,
  postRemittance,
  saidOf,
} from '../../testing/a-remittance'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { takenBack } from '../../x12/testing/a-payment'

onOneDatabase('remittances', (test, rule) => {
  async function aDesk() {
    const desk = await aClaimDesk(test)
    const { practice, owner, client, coverage, step } = desk
    const claim = await desk.sent()
    const sentFor = async (day: string): Promise<Claim> => {
      const session = await anInsuredSession(practice, owner, { client, day })
      const made = await makeClaim(practice, owner, coverage, [session])
      return dataOf(await step(made, 'submit', { way: 'paper', allowWarnings: true }))
    }
    const take = (text: string) => importFile(practice, owner, text)
    const taken = async (text: string) => dataOf<ImportedRemittances>(await take(text))
    const one = (text: string) => importOne(practice, owner, text)
    const path = (rest: string) => practice.path(`remittances${rest}`)
    const read = async (id: string) => dataOf<RemittanceDetails>(await owner.request('GET', path(`/${id}`)))
    const list = async (query = '') =>
      dataOf<Page<RemittanceSummary>>(await owner.request('GET', path(query)))
    const decide = ({ id, version, decisions }: RemittanceDetails, changes: object) =>
      owner.request('PUT', path(`/${id}/decisions`), { ...decisions, version, ...changes })
    const post = async (remittance: RemittanceDetails) =>
      dataOf<RemittanceDetails>(await postRemittance(practice, owner, remittance))
    const waiting = async () => {
      const totals = await owner.request('GET', practice.path('claims/totals'))
      const { remittancesToReviewCount, remittancesToPostCount } = dataOf<ClaimTotals>(totals)
      return { toReview: remittancesToReviewCount, toPost: remittancesToPostCount }
    }
    return { ...desk, waiting, claim, sentFor, post, take, taken, one, path, read, list, decide }
  }

  describe('importing', () => {
    rule('keeps a payment with the claim that it is for, and says what posting will write', async () => {
      const { practice, owner, claim, one, list, client } = await aDesk()
      const remittance = await one(aRemittanceFile([saidOf(claim)]))
      const line = { claimId: claim.id, lineNumber: 'K00000001801' }
      expect(remittance).toMatchObject({
        ...{ fileName: 'payment.835', state: 'ready', payer: { name: 'Aetna' }, amountCents: 9_000 },
        ...{ claimCount: 1, reviewCount: 0, importedByName: 'Olivia Bennett', refusal: null },
        ...{ paidOn: '2026-11-18', traceNumber: 'EFT1', imbalances: [], warnings: [] },
        claims: [
          {
            ...{ outcome: 'posted', claimId: claim.id, words: 'The control number and the charge' },
            said: { pcn: claim.pcn, services: [{ reasons: [{ code: '45' }, { words: 'Copay' }] }] },
            differences: [],
          },
        ],
        records: [{ id: claim.id, client: { name: 'Mari Vega' }, openCents: 14_500 }],
        plan: {
          entries: [
            { ...line, kind: 'paid', cents: -9_000 },
            { ...line, kind: 'contractual', cents: -3_000 },
            { ...line, kind: 'to_client', cents: -2_500 },
          ],
          shares: [{ client: { id: client.id, name: 'Mari Vega' }, cents: 2_500 }],
          deposit: { cents: 9_000, claimsCents: 9_000 },
          standings: [{ claimId: claim.id, state: 'paid', shownAs: 'paid' }],
        },
      })
      expect(await list()).toMatchObject({ total: 1, items: [{ id: remittance.id, state: 'ready' }] })
      expect(await auditTrail(test, practice, 'remittance', remittance.id)).toEqual([
        { action: 'created', changed: [], userId: owner.userId },
      ])
    })

    rule('adds the same payment once: in the same file, in another one, and for two at once', async () => {
      const { claim, take, taken, list } = await aDesk()
      const text = aRemittanceFile([saidOf(claim)])
      const answers = await Promise.all([take(text), take(text)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const repeated = answers.map((answer) => dataOf<ImportedRemittances>(answer).isRepeated)
      expect(repeated.toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true])
      expect(await taken(text.replace('*000000001*', '*000000002*'))).toMatchObject({
        isRepeated: true,
        remittances: [{ traceNumber: 'EFT1' }],
      })
      expect((await list()).total).toBe(1)
    })

    rule('takes several payments of a file, and leaves out those to somebody else', async () => {
      const { claim, taken } = await aDesk()
      const setsOf = (text: string) => text.slice(text.indexOf('ST*'), text.indexOf('GE*'))
      const other = { name: 'OTHER', npi: '1245319599', taxId: '999999999' }
      const text = aRemittanceFile([saidOf(claim)])
      const second = setsOf(
        aRemittanceFile([saidOf(claim, [['CO', '197', 14_500]])], { traceNumber: 'EFT2' }),
      )
      const foreign = setsOf(aRemittanceFile([saidOf(claim)], { traceNumber: 'EFT3', payee: other }))
      const { remittances, otherCount } = await taken(text.replace('GE*1', `${second}${foreign}GE*3`))
      expect(remittances.map(({ traceNumber }) => traceNumber)).toEqual(['EFT1', 'EFT2'])
      expect(otherCount).toBe(1)
      const turned = text.replace('ST*', `${second}ST*`).replace('GE*1', 'GE*2')
      const again = await taken(turned)
      expect(again.remittances.map(({ traceNumber }) => traceNumber)).toEqual(['EFT2', 'EFT1'])
      const stranger = await aDesk().then(({ take }) =>
        take(aRemittanceFile([saidOf(claim)], { payee: other })),
      )
      expect(refusal(stranger)).toEqual([409, 'not_ours'])
      expect(JSON.stringify(stranger.body)).not.toContain('OTHER')
    })

    rule('refuses what is no remittance, a test, and a payment that says too little, with why', async () => {
      const { claim, take } = await aDesk()
      const text = aRemittanceFile([saidOf(claim)])
      const refused = [
        ...['hello', '%PDF-1.7', text.replace('ST*835', 'ST*999'), text.replace('*145*', '*145.001*')],
        ...[aRemittanceFile([saidOf(claim)], { isTest: true }), text.replace('EFT1', 'EFT\u00001')],
      ]
      const answers = await Promise.all(refused.map(take))
      expect(answers.map(refusal)).toEqual(refused.map(() => [422, 'validation_failed', 'content']))
      expect(answers[2]?.body.fieldErrors?.[0]?.message).toContain('import it under Answers')
      expect(answers[1]?.body.fieldErrors?.[0]?.message).toContain('type the payment in by hand')
    })

    rule('keeps one whose sums do not agree, and shows by how much', async () => {
      const { claim, one, waiting } = await aDesk()
      const remittance = await one(aRemittanceFile([saidOf(claim)], { amountCents: 9_100 }))
      expect(remittance).toMatchObject({
        ...{ state: 'needs_review', refusal: 'out_of_balance' },
        imbalances: [{ at: 'payment', saidCents: 9_100, sumCents: 9_000, differenceCents: -100 }],
        plan: { entries: [] },
      })
      expect(await waiting()).toEqual({ toReview: 1, toPost: 0 })
    })

    rule('tells those who post, but not who imported it, that one waits for review', async () => {
      const { practice, owner, claim, one } = await aDesk()
      const biller = await practice.as('Biller')
      const clinician = await practice.as('Clinician')
      const heard = (person: typeof owner) => notified(practice, person, { event: 'remittance_to_review' })
      await one(aRemittanceFile([saidOf(claim)]))
      expect(await heard(biller)).toEqual([])
      const { id } = await one(aRemittanceFile([saidOf(claim)], { traceNumber: 'EFT2', amountCents: 9_100 }))
      const link = `/billing/claims/remittances/${id}`
      expect(await heard(biller)).toMatchObject([
        { subject: 'A payment of AETNA waits for review', link, status: 'unread' },
      ])
      expect([await heard(owner), await heard(clinician)]).toEqual([[], []])
    })

    rule('counts it as one that waits until it is posted', async () => {
      const { claim, one, post, waiting } = await aDesk()
      const remittance = await one(aRemittanceFile([saidOf(claim)]))
      expect(await waiting()).toEqual({ toReview: 0, toPost: 1 })
      await post(remittance)
      expect(await waiting()).toEqual({ toReview: 0, toPost: 0 })
    })

    rule('takes what it pays from what the client’s page says is with insurance, once posted', async () => {
      const { practice, owner, claim, one, post, client } = await aDesk()
      const withInsurance = async () =>
        dataOf<Client>(await owner.request('GET', practice.path(`clients/${client.id}`))).withInsuranceCents
      const remittance = await one(aRemittanceFile([saidOf(claim)]))
      expect(await withInsurance()).toBe(14_500)
      await post(remittance)
      expect(await withInsurance()).toBe(0)
    })
  })

  describe('who paid', () => {
    const UNKNOWN = { payer: { name: 'HUDSON MUTUAL', id: '', otherIds: [] }, tracePayerId: '1777' }

    rule('is chosen by a person where nobody knows it, and remembered', async () => {
      const { claim, payerId, one, decide } = await aDesk()
      const unknown = await one(aRemittanceFile([saidOf(claim)], UNKNOWN))
      expect(unknown).toMatchObject({
        ...{ state: 'needs_review', payer: null, plan: null, reviewCount: 1 },
        claims: [{ outcome: 'needs_person', words: 'Choose the insurance that paid first' }],
      })
      const decided = dataOf<RemittanceDetails>(await decide(unknown, { payerId }))
      expect(decided).toMatchObject({ state: 'ready', payer: { name: 'Aetna' }, version: 2, reviewCount: 0 })
      const next = await one(aRemittanceFile([saidOf(claim)], { ...UNKNOWN, traceNumber: 'EFT2' }))
      expect(next.payer).toEqual(decided.payer)
      expect(refusal(await decide(unknown, { payerId }))).toEqual([409, 'stale_edit'])
      const nobody = await decide(decided, { payerId: test.deps.newId() })
      expect(refusal(nobody)).toEqual([422, 'validation_failed', 'payerId'])
    })

    rule('is not deleted any more', async () => {
      const { practice, owner, claim, one } = await aDesk()
      const payerId = await insertPayer(test, practice, {
        name: 'Hudson Mutual',
        payerId: '',
        remittanceIds: [],
      })
      await one(aRemittanceFile([saidOf(claim)], UNKNOWN))
      const gone = await owner.request('DELETE', practice.path(`payers/${payerId}`))
      expect(refusal(gone)).toEqual([409, 'transition_refused'])
    })
  })

  describe('a claim of a file', () => {
    const STRANGER = { controlNumber: 'PINEAVERY' }

    rule('that names no number of ours is suggested by its client, day and code, and chosen', async () => {
      const { practice, owner, claim, one, decide, list } = await aDesk()
      const unmatched = await one(
        aRemittanceFile([{ ...saidOf(claim, AGREED, STRANGER), lines: bare(claim) }]),
      )
      const [said] = unmatched.claims
      expect(unmatched).toMatchObject({ state: 'needs_review', reviewCount: 1, plan: { entries: [] } })
      expect(said).toMatchObject({ outcome: 'needs_person', claimId: null, suggestedIds: [claim.id] })
      expect(unmatched.records.map(({ pcn }) => pcn)).toEqual([claim.pcn])
      expect((await list('?state=ready')).total).toBe(0)
      const claims = [{ segment: said?.segment, claimId: claim.id, isAsWritten: false }]
      const chosen = dataOf<RemittanceDetails>(await decide(unmatched, { claims }))
      expect(chosen).toMatchObject({
        ...{ state: 'ready', claims: [{ outcome: 'posted', words: 'Chosen by a person' }] },
        decisions: { claims },
      })
      expect((await list('?state=ready')).items).toMatchObject([{ id: chosen.id, reviewCount: 0 }])
      const aside = [{ ...claims[0], claimId: null }]
      const set = dataOf<RemittanceDetails>(await decide(chosen, { claims: aside }))
      expect(set.plan).toMatchObject({ entries: [], deposit: { claimsCents: 0, unappliedCents: 9_000 } })
      expect(await auditTrail(test, practice, 'remittance', set.id)).toContainEqual({
        ...{ action: 'updated', changed: ['claims'], userId: owner.userId },
      })
    })

    rule(
      'is matched only with what was sent, and decided on only as the file and the practice allow',
      async () => {
        const { practice, owner, coverage, client, claim, one, decide } = await aDesk()
        const session = await anInsuredSession(practice, owner, { client, day: '2026-10-13' })
        const draft = await makeClaim(practice, owner, coverage, [session])
        const remittance = await one(aRemittanceFile([saidOf(draft)]))
        expect(remittance.claims).toMatchObject([{ outcome: 'needs_person', suggestedIds: [] }])
        const segment = remittance.claims[0]?.segment
        const choice = { segment, claimId: draft.id, isAsWritten: false }
        expect(refusal(await decide(remittance, { claims: [choice] }))).toContain('claims.0.claimId')
        const sent = { ...choice, claimId: claim.id }
        expect(refusal(await decide(remittance, { claims: [sent, sent] }))).toContain('claims.1.segment')
        const recovery = { position: 0, claimId: claim.id, lineNumber: 'K00000001801' }
        expect(refusal(await decide(remittance, { recoveries: [recovery] }))).toContain(
          'recoveries.0.position',
        )
        const line = { segment, lineNumber: 'K00000001801' }
        expect(refusal(await decide(remittance, { lines: [line] }))).toContain('lines.0.segment')
      },
    )

    rule('with another code or person says so, and what stays open', async () => {
      const { claim, one } = await aDesk()
      const said = saidOf(claim, [['CO', '197', 14_500]])
      const lines = said.lines.map((service) => ({ ...service, code: '90832' }))
      const remittance = await one(
        aRemittanceFile([{ ...said, lines, client: { ...said.client, lastName: 'VEGAS' } }]),
      )
      expect(remittance.claims).toMatchObject([
        {
          differences: [
            { what: 'name', said: 'VEGAS, Marisol', ours: 'Vega, Marisol' },
            { what: 'code', said: '90832', ours: '90834' },
          ],
          openReasons: [{ code: '197', cents: 14_500, step: 'appeal', lineNumber: 'K00000001801' }],
        },
      ])
      expect(remittance.plan?.standings).toMatchObject([{ state: 'denied' }])
    })

    rule('leaves its share to the insurance that comes next', async () => {
      const { practice, owner, claim, client, one } = await aDesk()
      const payerId = await insertPayer(test, practice, { name: 'Second Mutual', payerId: '77777' })
      const second = await addCoverage(practice, owner, client.id, { payerId, priority: 2 })
      const { plan } = await one(aRemittanceFile([saidOf(claim)]))
      expect(plan).toMatchObject({
        entries: [{ kind: 'paid' }, { kind: 'contractual' }, { kind: 'moved_out', cents: -2_500 }],
        ...{ shares: [], secondClaims: [{ coverageId: second.id, claimId: null, cents: 2_500 }] },
      })
    })

    rule('that pays less than the contract allows is offered as underpaid', async () => {
      const { practice, owner, claim, payerId, one } = await aDesk()
      const line = { code: '90834', modifier: '', credential: '', allowedCents: 12_000 }
      const schedule = { payerId, startsOn: '2026-01-01', endsOn: null, lines: [line] }
      dataOf(await owner.request('POST', practice.path('fee-schedules'), schedule))
      const { plan } = await one(aRemittanceFile([saidOf(claim)]))
      expect(plan?.offers).toEqual([
        {
          kind: 'underpaid',
          claimId: claim.id,
          lineNumber: 'K00000001801',
          cents: 500,
          contractCents: 12_000,
        },
      ])
    })
  })

  describe('what was posted before', () => {
    rule('under the same number keeps another payment back until a person says what it is', async () => {
      const { claim, one, decide, sentFor, post } = await aDesk()
      await post(await one(aRemittanceFile([saidOf(claim)])))
      const other = await one(aRemittanceFile([saidOf(await sentFor('2026-10-20'))]))
      expect(other).toMatchObject({ state: 'needs_review', refusal: 'trace_used', reviewCount: 0 })
      const decided = await decide(other, { isAnotherPayment: true })
      expect(dataOf(decided)).toMatchObject({ state: 'ready', refusal: null })
    })

    rule('of a claim is taken back as it was written, share and all', async () => {
      const { claim, one, post } = await aDesk()
      await post(await one(aRemittanceFile([saidOf(claim)])))
      const back = takenBack(saidOf(claim))
      const carried = [{ segment: 0, code: 'FB', reference: 'R7', cents: -9_000 }]
      const { claims, plan, adjustments } = await one(
        aRemittanceFile([back], { traceNumber: 'EFT2', amountCents: 0, providerAdjustments: carried }),
      )
      expect(claims).toMatchObject([{ outcome: 'reversed', claimId: claim.id }])
      expect(plan).toMatchObject({
        entries: [
          { kind: 'to_client', cents: 2_500 },
          { kind: 'contractual', cents: 3_000 },
          { kind: 'paid', cents: 9_000 },
        ],
        shareCredits: [{ lineNumber: 'K00000001801', cents: 2_500, copayCents: 2_500 }],
        standings: [{ state: 'accepted' }],
      })
      expect(adjustments).toMatchObject([{ kind: 'float', position: 0 }])
    })

    rule('and carried forward is answered by what recovers it', async () => {
      const { claim, one, post } = await aDesk()
      await post(await one(aRemittanceFile([saidOf(claim)])))
      const carried = [{ segment: 0, code: 'FB', reference: 'R7', cents: -9_000 }]
      const back = { traceNumber: 'EFT2', amountCents: 0, providerAdjustments: carried }
      await post(await one(aRemittanceFile([takenBack(saidOf(claim))], back)))
      const recovery = [{ segment: 0, code: 'FB', reference: 'R7', cents: 4_000 }]
      const next = await one(
        aRemittanceFile([saidOf(claim)], {
          ...{ traceNumber: 'EFT3', amountCents: 5_000, providerAdjustments: recovery },
        }),
      )
      expect(next.adjustments).toMatchObject([{ kind: 'float', cents: 4_000, needsPerson: false }])
      expect(next.plan?.deposit).toMatchObject({ cents: 5_000, claimsCents: 9_000, adjustmentsCents: 4_000 })
    })
  })

  rule('are listed by pages, those imported last first', async () => {
    const { claim, sentFor, one, list } = await aDesk()
    const first = await one(aRemittanceFile([saidOf(claim)]))
    test.clock.advance(1_000)
    const other = await sentFor('2026-10-20')
    const second = await one(aRemittanceFile([saidOf(other)], { traceNumber: 'EFT2' }))
    const page = await list('?limit=1')
    expect(page).toMatchObject({ total: 2, items: [{ id: second.id }] })
    expect((await list(`?limit=1&cursor=${page.nextCursor}`)).items).toMatchObject([{ id: first.id }])
  })

  rule('are those of one practice, for who may see and post its claims', async () => {
    const { practice, claim, one, take, path } = await aDesk()
    const { id } = await one(aRemittanceFile([saidOf(claim)]))
    const { otherPracticeId } = practice
    const neighbour = await practice.as('Owner', { practiceIds: [otherPracticeId] })
    const elsewhere = `/api/v1/practices/${otherPracticeId}/remittances`
    expect((await neighbour.request('GET', `${elsewhere}/${id}`)).status).toBe(404)
    expect((await neighbour.request('GET', path(`/${id}`))).status).not.toBe(200)
    const clinician = await practice.as('Clinician')
    expect((await clinician.request('GET', path(''))).status).toBe(403)
    const body = { name: 'x.835', content: 'eA==' }
    expect((await clinician.request('POST', path(''), body)).status).toBe(403)
    expect((await take('')).status).toBe(422)
  })

  /** The services of a claim without the numbers of its lines. */
  const bare = (claim: Claim) => saidOf(claim).lines.map((line) => ({ ...line, controlNumber: '' }))
})
