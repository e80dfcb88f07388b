import type { Invoice } from '@oaklet/api/contract'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '../../db/database'
import { inTenant } from '../../db/tenant'
import { aShareDesk, type Posted } from '../../testing/a-share-desk'
import { adjustment, payFor, refund } from '../../testing/an-invoice'
import { onOneDatabase } from '../../testing/on-each-database'
import { isCharge, isPayment, isWriteOff } from '../../testing/recount-money'
import { runs } from '../../testing/sample-size'

/** What postings do: leave a share, take a part of one back, do both as a correction does, and be undone. */
const POSTING_VERBS = ['share', 'share', 'take-back', 'correct', 'undo', 'try-out'] as const
/** What people do with what is there. */
const DESK_VERBS = [
  ...(['pay', 'pay', 'hold', 'release', 'apply-credit', 'unapply-payment'] as const),
  ...(['adjust', 'reverse', 'refund', 'void'] as const),
]

const step = fc.record({
  verb: fc.constantFrom(...POSTING_VERBS, ...DESK_VERBS),
  which: fc.nat(20),
  cents: fc.integer({ min: 1, max: 300 }),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Entry {
  kind: string
  cents: number
  invoice: string | null
  session: string | null
}

const total = (all: readonly { cents: number }[]): number => all.reduce((sum, { cents }) => sum + cents, 0)

onOneDatabase('shares of clients', (test, rule) => {
  const aDesk = async () => ({ ...(await aShareDesk(test)), standing: [] as (Posted & { id: string })[] })
  type Desk = Awaited<ReturnType<typeof aDesk>>

  /** What the tables hold: the ledger, and what of each line of the claim clients are asked for. */
  const recount = ({ practice }: Desk) =>
    inTenant(test.deps.db, practice.organizationId, async (tx) => ({
      ledger: await rowsOf<Entry>(
        tx,
        sql`select kind, amount_cents::int as cents, invoice_id as invoice, appointment_id as session
          from ledger_entries`,
      ),
      asked: await rowsOf<{ line: string; cents: number }>(
        tx,
        sql`select line, sum(cents)::int as cents from (
          select l.line_number as line, l.unit_price_cents as cents
          from invoice_lines l join invoices i on i.id = l.invoice_id where i.state = 'issued'
          union all
          select e.data ->> 'lineNumber', e.amount_cents
          from ledger_entries e join invoices i on i.id = e.invoice_id
          where e.reason_code = 'insurer_took_back' and i.state = 'issued'
        ) parts group by line`,
      ),
      isVoid: new Set(
        (await rowsOf<{ id: string }>(tx, sql`select id from invoices where state = 'void'`)).map(
          ({ id }) => id,
        ),
      ),
    }))

  /** What the standing postings leave to the client of a line, in cents. */
  const leftOf = ({ standing }: Pick<Desk, 'standing'>, lineNumber: string): number =>
    standing.reduce((sum, { shares = [], credits = [] }) => {
      const of = (all: Posted['shares'] = []) =>
        all.reduce((cents, [line, amount]) => cents + (line.lineNumber === lineNumber ? amount : 0), 0)
      return sum + of(shares) - of(credits)
    }, 0)

  async function expectAgreement(desk: Desk): Promise<void> {
    const { ledger, asked, isVoid } = await recount(desk)
    for (const { lineNumber } of desk.lines) {
      expect(asked.find(({ line }) => line === lineNumber)?.cents ?? 0).toBe(leftOf(desk, lineNumber))
    }
    for (const invoice of new Set(ledger.map((entry) => entry.invoice))) {
      const there = ledger.filter((entry) => entry.invoice === invoice)
      if (invoice === null) expect(total(there)).toBeLessThanOrEqual(0)
      else expect(total(there)).toBeGreaterThanOrEqual(0)
      for (const session of new Set(there.map((entry) => entry.session))) {
        const money = there.filter((entry) => entry.session === session && isPayment(entry))
        expect(total(money)).toBeLessThanOrEqual(0)
      }
      if (invoice === null || !isVoid.has(invoice)) continue
      for (const isPart of [isPayment, isWriteOff]) expect(total(there.filter(isPart))).toBe(0)
    }
    expect(total(ledger.filter(({ kind }) => kind === 'moved'))).toBe(0)
  }

  /** What is billed, collected and written off, what the client has, and what is held for which session, in cents. */
  async function sumsOf(desk: Desk) {
    const { ledger } = await recount(desk)
    return {
      sums: [isCharge, isPayment, isWriteOff].map((isPart) => total(ledger.filter(isPart))),
      credit: total(ledger.filter(({ invoice }) => invoice === null)),
      held: desk.lines.map(({ appointmentId }) =>
        total(ledger.filter(({ invoice, session }) => invoice === null && session === appointmentId)),
      ),
    }
  }

  async function post(desk: Desk, posted: Posted): Promise<void> {
    desk.standing.push({ ...posted, id: await desk.post(posted) })
  }

  const undoNewest = async (desk: Desk): Promise<void> => {
    const newest = desk.standing.pop()
    if (newest !== undefined) await desk.undo(newest.id)
  }

  /** A share, what a later decision takes back of those there are, or both. */
  function postingOf(desk: Desk, { verb, which, cents }: Step): Posted {
    const line = desk.lines[which % 2] ?? desk.lines[0]
    const other = desk.lines[(which + 1) % 2] ?? desk.lines[1]
    const left = leftOf(desk, line.lineNumber)
    const both = which % 3 === 0 ? ([[other, cents + 1]] as const) : []
    if (verb === 'share') return { shares: [[line, cents], ...both] }
    if (verb === 'take-back') return { credits: left === 0 ? [] : [[line, Math.min(left, cents)]] }
    return { credits: left === 0 ? [] : [[line, left]], shares: [[line, cents], ...both] }
  }

  /** Does one thing that people do, or has it refused. */
  async function act(desk: Desk, { verb, which, cents }: Step): Promise<void> {
    const { practice, owner, client, onInvoice } = desk
    const visit = desk.lines[which % 2] ?? desk.lines[0]
    if (verb === 'release') {
      await owner.request(
        'POST',
        practice.path(`clients/${client.id}/holds/${visit.appointmentId}/release`),
        {},
      )
    }
    if (verb === 'hold') await desk.hold(visit, cents)
    const all = await desk.invoices()
    const invoice = all[which % Math.max(1, all.length)]
    if (invoice === undefined) return
    const { status } = await onChosen(invoice)
    expect(status).toBeLessThan(500)

    function onChosen(one: Invoice) {
      const entry = one.ledger[which % Math.max(1, one.ledger.length)]
      switch (verb) {
        case 'pay':
          return payFor(practice, owner, one, Math.min(cents, Math.max(1, one.balanceCents)), {
            credit: which % 4 === 0 ? which : 0,
          })
        case 'adjust':
          return onInvoice(
            one,
            'adjustments',
            adjustment(cents, which % 2 === 0 ? 'credited' : 'written_off'),
          )
        case 'reverse':
          return onInvoice(one, `adjustments/${entry?.id ?? one.id}/reverse`, {})
        case 'refund':
          return owner.request(
            'POST',
            practice.path(`payments/${entry?.paymentId ?? one.id}/refunds`),
            refund(cents, one.id),
          )
        default:
          return onInvoice(one, verb, { version: one.version, amountCents: cents })
      }
    }
  }

  async function play(desk: Desk, steps: readonly Step[]): Promise<void> {
    for (const one of steps) {
      const { verb } = one
      if (verb === 'undo') await undoNewest(desk)
      else if (verb === 'try-out') {
        const before = await sumsOf(desk)
        await post(desk, postingOf(desk, one))
        await undoNewest(desk)
        expect(await sumsOf(desk)).toEqual(before)
      } else if (POSTING_VERBS.some((each) => each === verb)) await post(desk, postingOf(desk, one))
      else await act(desk, one)
      await expectAgreement(desk)
    }
  }

  rule(
    'what claims leave to clients is what their invoices ask for, whatever is posted, undone and done by people',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }), async (steps) => {
          const desk = await aDesk()
          await play(desk, steps)
          while (desk.standing.length > 0) await undoNewest(desk)
          await expectAgreement(desk)
          const { sums } = await sumsOf(desk)
          expect([sums[0], sums[2]]).toEqual([0, 0])
        }),
        { numRuns: runs({ gate: 3, long: 1_000 }) },
      )
    },
    1_200_000,
  )
})
