import type { BillingHome, BillingReport, Claim, RemittanceDetails } from '@oaklet/api/contract'
import { ne } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims, claimSubmissions } from '../../db/schema/claims-table'
import { ledgerEntries } from '../../db/schema/ledger-table'
import { payerEntries, postingClaims, postings } from '../../db/schema/postings-table'
import { inTenant } from '../../db/tenant'
import { stepOfClaim } from '../../testing/a-claim'
import { importOne, postRemittance, undoRemittance } from '../../testing/a-remittance'
import { aSampleDesk } from '../../testing/a-sample-desk'
import { dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { expectClaimsKept } from '../../testing/recount-claims'
import { refusal } from '../../testing/refusal'
import { runs } from '../../testing/sample-size'
import { bookSums, givenCents, type PostableClaim } from '../../x12/posting/claims-book'
import { sumOf } from '../../x12/remittance/imbalances-of'
import type { RemittanceClaim } from '../../x12/remittance/remittance'
import { aClaim, PAYER, SECOND_PAYER } from '../../x12/testing/a-payment'
import { drawnPayment, somePayments, type DrawnPayment } from '../../x12/testing/random-payments'
import { sampleCase } from '../../x12/testing/sample-case'
import { writtenRemittance } from '../../x12/testing/written-remittance'

type ClaimRow = typeof claims.$inferSelect

const sumsBy = <Row>(
  all: readonly Row[],
  keyOf: (row: Row) => string,
  centsOf: (row: Row) => number,
): Record<string, number> => {
  const groups = [...Map.groupBy(all, keyOf)]
  const sums = groups.map(([key, ofKey]) => [key, sumOf(ofKey.map(centsOf))] as const)
  return Object.fromEntries(sums.filter(([, cents]) => cents !== 0))
}

const REST_VERBS = ['write-off', 'give-to-client'] as const
type RestVerb = (typeof REST_VERBS)[number]

/** What people do with the rest of a claim: the name of each step, and a reason for it. */
const REST_STEPS: Readonly<
  Record<RestVerb | `${RestVerb}/undo`, { name: Claim['steps'][number]; reason?: string }>
> = {
  'write-off': { name: 'write_off', reason: 'uncollectible' },
  'write-off/undo': { name: 'undo_write_off' },
  'give-to-client': { name: 'give_to_client', reason: 'not_covered' },
  'give-to-client/undo': { name: 'undo_give_to_client' },
}

/** What people do with the rests of claims, one after the other. */
const someRestVerbs = fc.array(fc.constantFrom(...REST_VERBS), { minLength: 1, maxLength: 3 })

const SEPARATORS = { element: '*', component: ':', terminator: '~' }

onOneDatabase('whatever insurances pay', (test, rule) => {
  /** Three claims that were sent; a second insurance comes after the last one, to which claims are sent as they come. */
  async function aDesk() {
    const desk = await aSampleDesk(test)
    const { practice, owner, sent, covered } = desk
    for (const name of ['01-plain-pay', '04-partial', '06-secondary']) {
      const [first, second] = sampleCase(name).needs
      if (first !== undefined) await sent(first)
      if (second !== undefined) await covered(second, 2)
    }
    const rows = () =>
      inTenant(test.deps.db, practice.organizationId, async (tx) => ({
        live: await tx.select().from(claims).where(ne(claims.state, 'void')).orderBy(claims.pcn),
        sent: await tx.select().from(claimSubmissions),
        posted: await tx.select().from(postings),
        ofPostings: await tx.select().from(postingClaims),
        ofClaims: await tx.select().from(claimEntries),
        ofPayers: await tx.select().from(payerEntries),
        ofClients: await tx.select().from(ledgerEntries),
      }))

    /** What the books of claims, clients and payers come to. */
    async function sums() {
      const { live, ofClaims, ofPayers, ofClients } = await rows()
      const owed = ofClients.filter(({ invoiceId }) => invoiceId !== null)
      const credit = ofClients.filter(({ invoiceId }) => invoiceId === null)
      return {
        // A second claim that is made again has another number.
        books: live.map(({ id, clientId, priority, state, acceptedNumber }) => ({
          ...{ clientId, priority, state, acceptedNumber },
          ...bookSums(ofClaims.filter(({ claimId }) => claimId === id)),
          personGivenCents: givenCents(ofClaims.filter(({ claimId }) => claimId === id)),
        })),
        owed: sumsBy(
          owed,
          ({ clientId }) => clientId,
          ({ amountCents }) => amountCents,
        ),
        credit: sumOf(credit.map(({ amountCents }) => amountCents)),
        payers: sumsBy(
          ofPayers,
          ({ kind }) => kind,
          ({ cents }) => cents,
        ),
      }
    }

    /** Imports a drawn payment, and sets aside what a person would have to look at. */
    async function taken(drawn: DrawnPayment, turn: number, said: RemittanceClaim[]) {
      const { live, ofPayers } = await rows()
      const floats = ofPayers.filter(({ kind }) => kind === 'float')
      const { remittance, payerId } = drawnPayment(drawn, postable(live), said, floats)
      const payment = {
        ...remittance,
        traceNumber: `EFT${turn}`,
        payer: { ...remittance.payer, otherIds: [payerId] },
      }
      said.push(...remittance.claims)
      const text = writtenRemittance(payment, SEPARATORS).replace('*0*T*', '*0*P*')
      const ready = await importOne(practice, owner, text)
      const waiting = ready.claims.filter(({ outcome }) => outcome === 'needs_person')
      const aside = waiting.map(({ segment }) => ({ segment, claimId: null, isAsWritten: false }))
      const { decisions, version } = ready
      const path = practice.path(`remittances/${ready.id}/decisions`)
      return dataOf<RemittanceDetails>(
        await owner.request('PUT', path, { ...decisions, claims: aside, version }),
      )
    }

    /** What must hold of a payment that was posted last: its sum is what it wrote. */
    async function checkDeposit({ id, amountCents }: RemittanceDetails): Promise<void> {
      const { posted, ofClaims, ofPayers } = await rows()
      const standing = posted.find(({ remittanceId, undoneAt }) => remittanceId === id && undoneAt === null)
      const own = ofPayers.filter(({ postingId }) => postingId === standing?.id)
      const sum = (...kinds: readonly string[]) =>
        sumOf(own.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents))
      const { insurancePaidCents } = bookSums(ofClaims.filter(({ postingId }) => postingId === standing?.id))
      const adjustedCents = sum('interest', 'float', 'unclear', 'other')
      expect(insurancePaidCents - adjustedCents + sum('unapplied')).toBe(sum('deposit'))
      expect(sum('deposit')).toBe(amountCents)
    }

    /** What must hold at all times. */
    async function check(): Promise<void> {
      await expectClaimsKept(test, practice)
      const { books, owed, credit } = await sums()
      for (const book of books) {
        const { billedCents, movedInCents, openCents, personGivenCents, ...given } = book
        const { insurancePaidCents, contractualCents, toClientCents, movedOutCents, writtenOffCents } = given
        const givenCents =
          insurancePaidCents + contractualCents + toClientCents + movedOutCents + writtenOffCents
        expect(givenCents + openCents).toBe(billedCents + movedInCents)
        if (book.state === 'paid') expect(openCents).toBeLessThanOrEqual(0)
        if (book.state === 'closed')
          expect([openCents, writtenOffCents + personGivenCents > 0]).toEqual([0, true])
      }
      const sumOfBooks = (name: 'toClientCents' | 'movedOutCents' | 'movedInCents') =>
        sumOf(books.map((book) => book[name]))
      expect(sumOf(Object.values(owed))).toBe(sumOfBooks('toClientCents'))
      expect(credit).toBe(0)
      expect(sumOfBooks('movedOutCents')).toBe(sumOfBooks('movedInCents'))
    }

    /** The reports about claims come to what the rows come to. */
    async function checkReports(): Promise<void> {
      const { posted, ofClaims } = await rows()
      const totalOf = async (report: string) =>
        (await desk.get<BillingReport>(`billing-reports/${report}`)).totals.at(-1)
      const balances = Object.values(
        sumsBy(
          ofClaims,
          ({ claimId }) => claimId,
          ({ cents }) => cents,
        ),
      )
      const openCents = sumOf(balances.filter((cents) => cents > 0))
      expect(await totalOf('insurance_aging')).toBe(openCents)
      expect((await desk.get<BillingHome>('billing')).owedByInsurances?.totalCents).toBe(openCents)
      const overpaidCents = 0 - sumOf(balances.filter((cents) => cents < 0))
      expect(await totalOf('owed_back')).toBe(overpaidCents)
      const denied = posted
        .flatMap(({ undoneAt, shown }) => (undoneAt === null ? shown.claims : []))
        .flatMap(({ outcome, openReasons }) => (outcome === 'posted' ? openReasons : []))
        .map(({ cents }) => cents)
      expect(await totalOf('denials')).toBe(sumOf(denied.filter((cents) => cents > 0)))
      expect(await totalOf('claims_by_state')).toBe(openCents)
      const writtenOff = ofClaims.filter(({ kind }) => kind === 'written_off')
      const { totals } = await desk.get<BillingReport>('billing-reports/write_offs')
      expect(totals[2]).toBe(0 - sumOf(writtenOff.map(({ cents }) => cents)))
      await checkFirstPass()
    }

    /** Claims count as first sent once, and as answered while a posting that decided on their first sending stands. */
    async function checkFirstPass(): Promise<void> {
      const { posted, ofPostings, sent } = await rows()
      const standing = new Set(posted.filter(({ undoneAt }) => undoneAt === null).map(({ id }) => id))
      const decided = ['paid', 'partially_paid', 'denied', 'closed']
      const answered = ofPostings.filter(
        ({ postingId, attempts, stateAfter }) =>
          standing.has(postingId) && attempts === 1 && decided.includes(stateAfter),
      )
      const answeredCount = new Set(answered.map(({ claimId }) => claimId)).size
      const { totals } = await desk.get<BillingReport>('billing-reports/first_pass')
      const [sentCount, accepted, rejected, denied, unanswered] = totals.map(Number)
      expect(sentCount).toBe(sent.filter(({ attempt }) => attempt === 1).length)
      expect([Number(accepted) + Number(denied), rejected]).toEqual([answeredCount, 0])
      expect(unanswered).toBe(Number(sentCount) - answeredCount)
    }

    /** Takes a step of a claim, if it can be taken, and returns the answer. */
    async function stepOf(id: string, verb: RestVerb | `${RestVerb}/undo`) {
      const { name, reason } = REST_STEPS[verb]
      const claim = await desk.get<Claim>(`claims/${id}`)
      if (!claim.steps.includes(name)) return null
      return stepOfClaim(practice, owner, claim, verb, { reason, note: '' })
    }

    /** Undoes the last posting and posts it again, or finds that what people did since keeps it. */
    async function undoAndPost({ id }: RemittanceDetails): Promise<void> {
      const before = await sums()
      const undone = await undoRemittance(practice, owner, await desk.get(`remittances/${id}`))
      if (undone.status === 200) {
        await check()
        dataOf(await postRemittance(practice, owner, dataOf(undone)))
      } else {
        expect(refusal(undone)).toEqual([409, 'transition_refused'])
      }
      expect(await sums()).toEqual(before)
    }

    /** Moves what is open of all claims to the insurances that come next, and back: everything is as it was. */
    async function moveOnAndBack(last: RemittanceDetails): Promise<void> {
      const before = await sums()
      const made: Claim[] = []
      for (const { id } of (await rows()).live) {
        const claim = await desk.get<Claim>(`claims/${id}`)
        const { steps, nextInsurance } = claim
        if (!steps.includes('second_claim')) continue
        const body = { coverageId: nextInsurance?.coverageId }
        made.push(dataOf(await stepOfClaim(practice, owner, claim, 'second-claim', body)))
      }
      await check()
      await undoAndPost(last)
      for (const { id } of made) {
        expect((await owner.request('DELETE', practice.path(`claims/${id}`))).status).toBe(200)
      }
      expect(await sums()).toEqual(before)
    }

    /** Writes off what is open of all claims, or gives it to their clients, and takes that back: everything is as it was. */
    async function closeAndOpen(verbs: readonly RestVerb[], last: RemittanceDetails): Promise<void> {
      const before = await sums()
      const open = new Set<string>()
      for (const [at, { id }] of (await rows()).live.entries()) {
        const verb = verbs[at % verbs.length] ?? 'write-off'
        const answer = await stepOf(id, verb)
        if (answer === null || answer.status === 200) continue
        expect([verb, ...refusal(answer)]).toEqual(['give-to-client', 409, 'transition_refused'])
        expect(answer.body.message).toMatch(/is not posted yet|comes next, and is not decided on/)
        open.add(id)
      }
      await check()
      await checkReports()
      const { live } = await rows()
      const left = live.filter(({ state }) => state === 'denied' || state === 'partially_paid')
      expect(left.map(({ id }) => id).filter((id) => !open.has(id))).toEqual([])
      await undoAndPost(last)
      for (const { id } of (await rows()).live) {
        for (const verb of REST_VERBS) {
          const answer = await stepOf(id, `${verb}/undo`)
          if (answer !== null) dataOf(answer)
        }
      }
      expect(await sums()).toEqual(before)
    }
    return { ...desk, rows, sums, taken, check, checkDeposit, checkReports, closeAndOpen, moveOnAndBack }
  }

  /** Claims as those who draw payments know them. */
  const postable = (live: readonly ClaimRow[]): PostableClaim[] => {
    const sent = live.filter(({ submittedOn }) => submittedOn !== null)
    return sent.map(({ pcn, priority, clientId, form }) => ({
      ...aClaim(0, {
        lines: form.lines.map(({ controlNumber, appointmentId, date, code, modifiers, chargeCents }) => ({
          ...{
            id: controlNumber,
            controlNumber,
            appointmentId,
            servedOn: date,
            code,
            modifiers,
            chargeCents,
          },
          contractCents: null,
        })),
      }),
      ...{ id: pcn, controlNumber: pcn, clientId, memberId: form.memberId },
      payerId: priority === 1 ? PAYER : SECOND_PAYER,
      client: { lastName: form.client.lastName, firstName: form.client.firstName },
      secondaryOf:
        priority === 1
          ? null
          : (live.find((one) => one.clientId === clientId && one.priority === 1)?.pcn ?? null),
    }))
  }

  rule(
    'the books agree with each other, and undoing leads all sums back',
    async () => {
      await fc.assert(
        fc.asyncProperty(somePayments, someRestVerbs, fc.boolean(), async (payments, verbs, isSecondSent) => {
          const desk = await aDesk()
          const { practice, owner, get, rows, taken, check, checkDeposit, checkReports, sums, send } = desk
          const said: RemittanceClaim[] = []
          const done: { id: string; before: Awaited<ReturnType<typeof sums>> }[] = []
          for (const [turn, drawn] of payments.entries()) {
            const ready = await taken(drawn, turn, said)
            const before = await sums()
            const answer = await postRemittance(practice, owner, ready)
            if (answer.status !== 200) {
              expect(refusal(answer)).toEqual([409, 'transition_refused'])
              expect(await sums()).toEqual(before)
              continue
            }
            await check()
            await checkDeposit(ready)
            const after = await sums()
            const undone = dataOf<RemittanceDetails>(await undoRemittance(practice, owner, dataOf(answer)))
            expect(await sums()).toEqual(before)
            await check()
            await checkReports()
            const postedAgain = await postRemittance(practice, owner, undone)
            expect(await sums()).toEqual(after)
            await checkReports()
            await desk.moveOnAndBack(dataOf(postedAgain))
            await desk.closeAndOpen(verbs, dataOf(postedAgain))
            done.push({ id: ready.id, before })
            const drafts = (await rows()).live.filter(({ state }) => state === 'ready')
            for (const { id } of isSecondSent ? drafts : []) await send(await get(`claims/${id}`))
          }
          for (const { id, before } of done.toReversed()) {
            const one = await owner.request('GET', practice.path(`remittances/${id}`))
            const answer = await undoRemittance(practice, owner, dataOf(one))
            if (answer.status !== 200) {
              // A claim that was sent since stands in the way.
              expect([isSecondSent, ...refusal(answer)]).toEqual([true, 409, 'transition_refused'])
              break
            }
            expect(await sums()).toEqual(before)
          }
          await check()
        }),
        { numRuns: runs({ gate: 2, long: 100 }), endOnFailure: true },
      )
    },
    1_200_000,
  )
})
