import {
  CLAIM_LABELS,
  CLAIM_STATES,
  type Claim,
  type ClaimBook,
  type ClaimSummary,
  type Page,
  type RemittanceDetails,
} from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims, claimSessions } from '../../db/schema/claims-table'
import { coverages } from '../../db/schema/coverages-table'
import { inTenant } from '../../db/tenant'
import { fileOf, stepOfClaim } from '../../testing/a-claim'
import { undoRemittance } from '../../testing/a-remittance'
import { aSampleDesk } from '../../testing/a-sample-desk'
import { dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import type { ClaimEntryKind } from '../../x12/posting/claims-book'
import type { Reason } from '../../x12/testing/a-payment'
import { sampleCase } from '../../x12/testing/sample-case'

/** Of 185.00: nothing paid. */
const DENIED: readonly Reason[] = [['CO', '197', 18_500]]
/** Of 185.00: 90.00 paid, 35.00 by contract, a copay of 25.00, and 35.00 refused. */
const PART_PAID: readonly Reason[] = [
  ['CO', '45', 3_500],
  ['PR', '3', 2_500],
  ['CO', '97', 3_500],
]
/** Of 185.00: 125.00 paid, 35.00 by contract, and a copay of 25.00. */
const AGREED: readonly Reason[] = [
  ['CO', '45', 3_500],
  ['PR', '3', 2_500],
]

onOneDatabase('a claim to the second insurance by hand', (test, rule) => {
  /** A claim of 185.00 that was sent to the first insurance of a client; the second one is entered later. */
  async function aDesk() {
    const desk = await aSampleDesk(test)
    const { practice, owner, get, sent, covered, claimWith, decided, post } = desk
    const [need, secondNeed] = sampleCase('06-secondary').needs
    if (need === undefined || secondNeed === undefined) throw new Error('The sample needs two claims')
    const { id, pcn } = await sent(need)
    const claim = () => claimWith(pcn)
    const decide = async (reasons: readonly Reason[], trace = 'FIRST', status = '1') =>
      post(await decided(await claim(), reasons, { trace, said: { status } }))
    const enterSecond = () => covered(secondNeed, 2)
    const make = async (of?: Claim, coverageId?: string) => {
      const from = of ?? (await claim())
      const next = coverageId ?? from.nextInsurance?.coverageId ?? (await enterSecond()).id
      return stepOfClaim(practice, owner, from, 'second-claim', { coverageId: next })
    }
    const made = async () => dataOf<Claim>(await make())
    const read = (one: Pick<Claim, 'id'>) => get<Claim>(`claims/${one.id}`)
    const book = (one: Pick<Claim, 'id'>) => get<ClaimBook>(`claims/${one.id}/book`)
    const remove = (one: Pick<Claim, 'id'>) => owner.request('DELETE', practice.path(`claims/${one.id}`))
    const undoing = async (remittance: RemittanceDetails) => {
      const { body, status } = await undoRemittance(practice, owner, remittance)
      return { status, message: body.message }
    }
    return { ...desk, id, pcn, claim, decide, enterSecond, make, made, read, book, remove, undoing }
  }

  rule('takes over what is open, with what the first insurance did, and both histories say so', async () => {
    const { decide, enterSecond, claim, made, book, id, pcn } = await aDesk()
    await decide(PART_PAID)
    const before = await claim()
    expect(before).toMatchObject({ state: 'partially_paid', nextInsurance: null })
    expect(before.steps).not.toContain('second_claim')
    const { id: coverageId } = await enterSecond()
    const { steps, nextInsurance } = await claim()
    expect(steps).toContain('second_claim')
    expect(nextInsurance).toMatchObject({
      ...{ coverageId, payer: { name: 'Sample Mutual' } },
      ...{ openCents: 3_500, toClientCents: 2_500, isForwarded: false },
    })
    const second = await made()
    expect(second).toMatchObject({ state: 'ready', priority: 2, coverageId, openCents: 3_500, errorCount: 0 })
    expect(second.form.otherInsurance?.answer).toMatchObject({
      ...{ paidCents: 9_000, adjustments: [] },
      lines: [
        {
          ...{ controlNumber: `${second.pcn}01`, paidCents: 9_000, clientShareCents: 2_500 },
          adjustments: PART_PAID.map(([group, code, cents]) => ({ group, code, cents })),
        },
      ],
    })
    expect(second.history).toMatchObject([{ kind: 'created', reason: `With what was open on claim ${pcn}` }])
    const first = await claim()
    expect(first).toMatchObject({ state: 'paid', openCents: 0, nextInsurance: null })
    expect(first.history[0]).toMatchObject({
      ...{ kind: 'second_claim_made', state: 'paid', reason: `Claim ${second.pcn} to Sample Mutual` },
      changes: [{ field: 'movedOutCents', before: '0', after: '3500' }],
    })
    expect(await book({ id })).toMatchObject({ toClientCents: 2_500, movedOutCents: 3_500, openCents: 0 })
    expect(await book(second)).toMatchObject({ billedCents: 0, movedInCents: 3_500, openCents: 3_500 })
  })

  rule('leads to the first one, and that to it, until it is void', async () => {
    const { decide, enterSecond, claim, made, read, remove, id, pcn } = await aDesk()
    await decide(PART_PAID)
    await enterSecond()
    expect((await claim()).beside).toEqual([])
    const second = await made()
    const named = { id: second.id, pcn: second.pcn, payerName: 'Sample Mutual', priority: 2, state: 'ready' }
    expect((await claim()).beside).toEqual([named])
    expect((await read(second)).beside).toMatchObject([{ id, pcn, priority: 1, state: 'paid' }])
    expect((await claim()).label).toBe('waiting_for_second')
    expect((await remove(second)).status).toBe(200)
    expect(await claim()).toMatchObject({ beside: [], label: null })
  })

  rule('is what a posting makes of the same decision, on paper and in the file', async () => {
    const byHand = await aDesk()
    await byHand.decide([['CO', '197', 18_500]])
    await byHand.enterSecond()
    const second = await byHand.made()
    const posted = await aDesk()
    await posted.enterSecond()
    await posted.decide([['PR', '1', 18_500]])
    const other = (await posted.sums()).books.find(({ pcn }) => pcn !== posted.pcn)
    const drafted = await posted.claimWith(other?.pcn ?? '')
    const reasons = { adjustments: [], clientShareCents: 0 }
    const withoutReasons = ({ form, ...rest }: Claim) => ({
      ...{ state: rest.state, findings: rest.findings, filingDueOn: rest.filingDueOn },
      ...{ steps: rest.steps.filter((step) => step !== 'remove'), openCents: rest.openCents },
      form: {
        ...form,
        ...{
          lines: form.lines.map((line) => ({ ...line, appointmentId: '' })),
          payer: { ...form.payer, id: '' },
        },
        otherInsurance: form.otherInsurance?.answer && {
          ...form.otherInsurance,
          answer: {
            ...form.otherInsurance.answer,
            lines: form.otherInsurance.answer.lines.map((line) => ({ ...line, ...reasons })),
          },
        },
      },
    })
    expect(withoutReasons(second)).toEqual(withoutReasons(drafted))
    const { id } = await fileOf(byHand.practice, byHand.owner, [second])
    const { bytes } = await byHand.owner.request('GET', byHand.practice.path(`claim-batches/${id}/file`))
    const file = new TextDecoder().decode(bytes)
    expect(file).toContain('SBR*S*')
    expect(file).toContain('CAS*CO*197*185~')
  })

  rule('is paid as any other, and the sums of both books stay together', async () => {
    const { decide, enterSecond, made, send, decided, post, book, id } = await aDesk()
    await decide(DENIED)
    await enterSecond()
    const second = await send(await made())
    expect(await book(second)).toMatchObject({ billedCents: 0, movedInCents: 18_500, openCents: 18_500 })
    await post(await decided(second, AGREED, { payer: '99902', trace: 'SECOND', said: { status: '2' } }))
    expect(await book(second)).toMatchObject({
      ...{ insurancePaidCents: 12_500, contractualCents: 3_500, toClientCents: 2_500, openCents: 0 },
    })
    expect(await book({ id })).toMatchObject({ billedCents: 18_500, movedOutCents: 18_500, openCents: 0 })
  })

  rule.each([
    ['denied', DENIED],
    ['partially_paid', PART_PAID],
  ] as const)('that is deleted gives back all of it: the claim is %s as before', async (state, reasons) => {
    const { decide, enterSecond, made, remove, claim, sums, read } = await aDesk()
    await decide(reasons)
    await enterSecond()
    const before = await sums()
    const { steps, nextInsurance } = await claim()
    const second = await made()
    expect(second.steps).toContain('remove')
    expect((await remove(second)).status).toBe(200)
    expect(await sums()).toEqual(before)
    const first = await claim()
    expect(first).toMatchObject({ state, steps, nextInsurance })
    expect(first.history[0]).toMatchObject({
      ...{ kind: 'second_claim_given_up', reason: `Claim ${second.pcn} to Sample Mutual` },
    })
    expect(await read(second)).toMatchObject({
      ...{ state: 'void', openCents: 0, steps: [], reason: 'Given up before it was sent' },
    })
    expect((await remove(second)).status).toBe(409)
    expect((await made()).state).toBe('ready')
  })

  rule('that was rejected gives it back once it is void; one that was accepted keeps it', async () => {
    const { practice, owner, decide, enterSecond, made, send, remove, sums, read } = await aDesk()
    await decide(DENIED)
    await enterSecond()
    const before = await sums()
    const sent = await send(await made())
    expect(refusal(await remove(sent))).toEqual([409, 'transition_refused'])
    const number = { payerClaimNumber: '2026X' }
    const accepted = dataOf<Claim>(await stepOfClaim(practice, owner, sent, 'accept', number))
    expect(accepted.steps).not.toContain('cancel')
    const cancelled = await stepOfClaim(practice, owner, accepted, 'cancel', number)
    expect(refusal(cancelled)).toEqual([409, 'transition_refused'])
    const reason = { reason: 'Member id' }
    const rejected = dataOf<Claim>(await stepOfClaim(practice, owner, accepted, 'reject', reason))
    expect(rejected.movedInCents).toBe(18_500)
    dataOf(await stepOfClaim(practice, owner, rejected, 'void', { reason: 'Not covered' }))
    expect(await read(sent)).toMatchObject({ state: 'void', openCents: 0, movedInCents: 0 })
    expect(await sums()).toEqual(before)
  })

  rule('has to be given up before the posting under it is undone', async () => {
    const { decide, enterSecond, made, remove, undoing, undo, sums, pcn } = await aDesk()
    const before = await sums()
    const posted = await decide(PART_PAID)
    await enterSecond()
    const second = await made()
    expect(await undoing(posted)).toEqual({
      status: 409,
      message: `What was open on claim ${pcn} was moved to the next insurance since (Claim ${second.pcn} to Sample Mutual). Give that claim up first.`,
    })
    expect((await remove(second)).status).toBe(200)
    await undo(posted)
    expect(await sums()).toEqual(before)
  })

  rule('stays where a payment that came later is undone', async () => {
    const { decide, enterSecond, made, remove, undo, undoing, sums, pcn } = await aDesk()
    await decide(DENIED)
    await enterSecond()
    const second = await made()
    const before = await sums()
    const again = await decide(DENIED, 'AGAIN')
    expect(await sums()).toEqual(before)
    await undo(again)
    expect(await sums()).toEqual(before)
    const third = await decide(DENIED, 'A THIRD TIME')
    expect((await remove(second)).status).toBe(200)
    expect((await undoing(third)).message).toBe(
      `What was open on claim ${pcn} was moved to the next insurance and back since, so that this posting can’t be undone any more.`,
    )
  })

  rule('makes a person look at what the first insurance pays after it', async () => {
    const { decide, enterSecond, made, decided, claim } = await aDesk()
    await decide(DENIED)
    await enterSecond()
    await made()
    const { claims } = await decided(await claim(), AGREED, { trace: 'LATER' })
    expect(claims).toMatchObject([
      {
        outcome: 'needs_person',
        words: 'What was open was moved to the next insurance by hand: give that claim up first',
      },
    ])
  })

  rule('counts as sent where the first insurance has sent it on itself', async () => {
    const { decide, enterSecond, claim, made } = await aDesk()
    await decide(DENIED, 'FIRST', '19')
    await enterSecond()
    expect((await claim()).nextInsurance).toMatchObject({ isForwarded: true })
    expect(await made()).toMatchObject({ state: 'submitted', submissions: [{ way: 'elsewhere' }] })
  })

  rule('does not take from the client what they were asked for', async () => {
    const { decide, enterSecond, claim, make, undo, sums, pcn } = await aDesk()
    const posted = await decide(AGREED)
    await enterSecond()
    const paid = await claim()
    expect(paid.nextInsurance).toMatchObject({ openCents: 0, toClientCents: 2_500 })
    expect(paid.steps).not.toContain('second_claim')
    const { status, body } = await make()
    expect([status, body.message]).toEqual([
      409,
      'What this insurance left is on an invoice of the client. Undo the posting of its payment and post it again: then it goes to the next insurance.',
    ])
    await undo(posted)
    await decide(AGREED, 'ONCE MORE')
    expect((await sums()).books.filter((one) => one.pcn !== pcn)).toMatchObject([{ movedInCents: 2_500 }])
  })

  rule('is refused without a decision, another insurance, or the one that was named', async () => {
    const { decide, enterSecond, claim, make, made } = await aDesk()
    const { id: coverageId } = await enterSecond()
    expect(refusal(await make(undefined, coverageId))).toEqual([409, 'transition_refused'])
    await decide(DENIED)
    const denied = await claim()
    const other = await make(undefined, denied.coverageId)
    expect([other.status, other.body.message]).toEqual([
      409,
      'Sample Mutual comes next by now. Look at the claim again.',
    ])
    const stale = await make({ ...denied, version: denied.version - 1 })
    expect(refusal(stale)).toEqual([409, 'stale_edit'])
    await made()
    expect(refusal(await make(undefined, coverageId))).toEqual([409, 'transition_refused'])
  })

  rule('is made once, when two people do so at once', async () => {
    const { decide, enterSecond, claim, make, sums } = await aDesk()
    await decide(DENIED)
    await enterSecond()
    const denied = await claim()
    const answers = await Promise.all([1, 2].map(() => make(denied)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await sums()).books).toHaveLength(2)
  })

  rule('is out of reach of those who may not make claims, and of other practices', async () => {
    const { practice, id, decide, enterSecond, claim } = await aDesk()
    await decide(DENIED)
    const { id: coverageId } = await enterSecond()
    const body = { version: (await claim()).version, coverageId }
    const clinician = await practice.as('Clinician')
    const refused = await clinician.request('POST', practice.path(`claims/${id}/second-claim`), body)
    expect(refusal(refused)).toEqual([403, 'forbidden'])
    const elsewhere = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
    const path = `/api/v1/practices/${practice.otherPracticeId}/claims/${id}/second-claim`
    expect((await elsewhere.request('POST', path, body)).status).toBe(404)
  })

  /** What books may say: the line, the kind and the cents of each entry. */
  const BOOKS = [
    'A charged 100, A paid -100',
    'A charged 100, A to_client -100',
    'A charged 100, A paid -60, A to_client -40',
    'A charged 100, A paid -100, A taken_back 100, A to_client -100',
    'A charged 100, A paid -130',
    'A charged 100, A paid -130, B charged 100',
    'A charged 100, A paid -60, A moved_out -40',
    'A charged 100, A to_client -60, A moved_out -40',
    'A charged 100, A paid -90, A moved_out -40',
  ]

  rule('or none: a list narrowed to a label has exactly the claims that show it', async () => {
    const desk = await aDesk()
    const { practice, decide, made, enterSecond, get, id } = desk
    const { organizationId } = practice
    const listed = async (filters: string) =>
      (await get<Page<ClaimSummary>>(`claims?limit=100${filters}`)).items
    await decide(PART_PAID)
    await enterSecond()
    const { id: secondId } = await made()
    const of = (one: string) => and(eq(claims.organizationId, organizationId), eq(claims.id, one))
    // The session of both claims has one more of each state and book, each with a coverage of its own.
    await inTenant(test.deps.db, organizationId, async (tx) => {
      const [first] = await tx.select().from(claims).where(of(id))
      const [session] = await tx.select().from(claimSessions).where(eq(claimSessions.claimId, id))
      const [coverage] = await tx
        .select()
        .from(coverages)
        .where(eq(coverages.id, first?.coverageId ?? ''))
      if (first === undefined || session === undefined || coverage === undefined)
        throw new Error('There is no claim')
      let count = 0
      for (const state of CLAIM_STATES) {
        for (const book of BOOKS) {
          count += 1
          const claimId = test.deps.newId()
          const pcn = `K9${String(count).padStart(8, '0')}`
          const coverageId = test.deps.newId()
          await tx.insert(coverages).values({ ...coverage, id: coverageId, status: 'inactive' })
          await tx.insert(claims).values({ ...first, id: claimId, pcn, state, coverageId, reason: 'No' })
          if (state !== 'void') await tx.insert(claimSessions).values({ ...session, claimId, coverageId })
          const { practiceId } = first
          const written = { organizationId, practiceId, claimId, writtenAt: first.createdAt }
          const entries = book.split(', ').map((entry) => {
            const [lineNumber = '', kind = '', cents = ''] = entry.split(' ')
            const says = { lineNumber, kind: kind as ClaimEntryKind, cents: Number(cents) }
            return { ...written, id: test.deps.newId(), ...says }
          })
          await tx.insert(claimEntries).values(entries)
        }
      }
    })
    for (const state of ['accepted', 'paid'] as const) {
      await inTenant(test.deps.db, organizationId, (tx) =>
        tx.update(claims).set({ state, submittedOn: '2026-11-17' }).where(of(secondId)),
      )
      const all = await listed('')
      expect(all).toHaveLength(CLAIM_STATES.length * BOOKS.length + 2)
      for (const label of CLAIM_LABELS) {
        const shown = all.filter((claim) => claim.label === label).map((claim) => claim.id)
        expect((await listed(`&state=${label}`)).map((claim) => claim.id)).toEqual(shown)
        const isWaiting = label === 'waiting_for_second'
        expect(shown.length > 0).toBe(!isWaiting || state === 'accepted')
      }
    }
  })
})
