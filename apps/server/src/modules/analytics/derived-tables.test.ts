import {
  APPOINTMENT_STATUSES,
  type Analytics,
  type Appointment,
  type Claim,
  type Invoice,
} from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { addDays } from '../../calendar-day'
import { rowsOf, type Tx } from '../../db/database'
import { inTenant } from '../../db/tenant'
import { aClaimableSession, anInsuredSession, makeClaim, stepOfClaim } from '../../testing/a-claim'
import { addCoverage } from '../../testing/a-coverage'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, dataOf } from '../../testing/an-appointment'
import { adjustment, draftInvoice, invoiceInput, issue, payFor } from '../../testing/an-invoice'
import { aBilledClient } from '../../testing/a-superbill'
import { onEachDatabase } from '../../testing/on-each-database'
import { expectClaimsKept } from '../../testing/recount-claims'
import { daysFrom, sum } from '../../testing/recount-rows'
import { runs } from '../../testing/sample-size'

/** The next step of a person: `which` picks a record, `days` passes time or dates something back or ahead. */
const step = fc.record({
  verb: fc.constantFrom(
    'book',
    'status',
    'status',
    'move',
    'bill',
    'bill',
    'void',
    'pay',
    'pay',
    'adjust',
    'wait',
  ),
  which: fc.nat(20),
  status: fc.constantFrom('completed' as const, 'completed' as const, ...APPOINTMENT_STATUSES),
  days: fc.integer({ min: -100, max: 100 }),
  cents: fc.integer({ min: 1, max: 150 }),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** The next step with insured sessions: `which` picks a record and people, and `status` and `isGroup` say what it becomes. */
const insuredStep = fc.record({
  verb: fc.constantFrom(
    ...(['book', 'status', 'status', 'edit', 'claim', 'claim', 'claim', 'send', 'send'] as const),
    ...(['reject', 'reject', 'void', 'void', 'remove'] as const),
    ...(['superbill', 'no_superbill', 'invoice', 'no_invoice'] as const),
  ),
  which: fc.nat(3),
  status: fc.constantFrom('completed' as const, 'completed' as const, 'checked_in' as const),
  isGroup: fc.boolean(),
})
type InsuredStep = typeof insuredStep extends fc.Arbitrary<infer Value> ? Value : never

interface Desk {
  practice: TestPractice
  owner: SignedInPerson
  clientIds: string[]
  appointmentIds: string[]
  invoiceIds: string[]
  today: string
}

const pick = (ids: readonly string[], which: number): string | undefined =>
  ids[which % Math.max(1, ids.length)]

onEachDatabase('the tables that triggers derive', (test, rule) => {
  async function aDesk(): Promise<Desk> {
    test.clock.set('2026-01-15T15:00:00Z')
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const clientIds = [(await addClient(practice, owner)).id, (await addClient(practice, owner)).id]
    return { practice, owner, clientIds, appointmentIds: [], invoiceIds: [], today: '2026-01-15' }
  }

  /** Does one step, or has it refused: in either case the derived tables must be right. */
  async function act(desk: Desk, { verb, which, status, days, cents }: Step): Promise<void> {
    const { practice, owner, appointmentIds, invoiceIds } = desk
    const clientId = pick(desk.clientIds, which) ?? ''
    const day = addDays(desk.today, days)
    const times = { startsAt: at('10:00', day), endsAt: at('10:50', day), allowOverlap: true }
    const get = async <Data>(path: string) => dataOf<Data>(await owner.request('GET', practice.path(path)))
    if (verb === 'wait') {
      desk.today = addDays(desk.today, Math.abs(days))
      test.clock.set(`${desk.today}T15:00:00Z`)
    }
    if (verb === 'book') {
      const body = appointmentBody(practice, { clientId, clinicianId: owner.staffId }, times)
      const booked = dataOf<Appointment>(
        await owner.request('POST', practice.path('appointments'), { ...body, clientIds: desk.clientIds }),
      )
      appointmentIds.push(booked.id)
    }
    if (verb === 'bill') {
      const draft = await draftInvoice(practice, owner, invoiceInput(clientId, cents))
      invoiceIds.push((await issue(practice, owner, draft)).id)
    }
    const appointmentId = pick(appointmentIds, which)
    if (appointmentId !== undefined && (verb === 'status' || verb === 'move')) {
      const path = `appointments/${appointmentId}`
      const { version } = await get<Appointment>(path)
      const [part, body] = verb === 'move' ? ['time', times] : ['status', { status, allowOverlap: true }]
      await owner.request('PATCH', practice.path(`${path}/${part}`), {
        ...body,
        allowOutsideHours: true,
        version,
      })
    }
    const invoiceId = pick(invoiceIds, which)
    if (invoiceId !== undefined && (verb === 'void' || verb === 'pay' || verb === 'adjust')) {
      const invoice = await get<Invoice>(`invoices/${invoiceId}`)
      const { version } = invoice
      if (verb === 'void') {
        await owner.request('POST', practice.path(`invoices/${invoiceId}/void`), { version })
      } else if (verb === 'adjust') {
        const kind = which % 2 === 0 ? 'credited' : 'written_off'
        await owner.request(
          'POST',
          practice.path(`invoices/${invoiceId}/adjustments`),
          adjustment(cents, kind),
        )
      } else {
        await payFor(practice, owner, invoice, cents, { receivedOn: day })
      }
    }
  }

  const read = <Row extends object>({ practice }: Desk, query: Parameters<typeof rowsOf>[1]) =>
    inTenant(test.deps.db, practice.organizationId, (tx) => rowsOf<Row>(tx, query))

  /** The open balance at the end of a day, from the whole ledger. */
  async function recountOwed(desk: Desk, day: string) {
    const rows = await read<{ id: string; kind: string; day: string; cents: number }>(
      desk,
      sql`select invoice_id::text as id, kind, occurred_on::text as day, amount_cents::int as cents
        from ledger_entries where invoice_id is not null`,
    )
    const debts = desk.invoiceIds.map((id) => {
      const entries = rows.filter((entry) => entry.id === id)
      const issuedOn = entries.find(({ kind }) => kind === 'issued')?.day ?? ''
      const cents = sum(entries.filter((entry) => entry.day <= day).map((entry) => entry.cents))
      return { age: daysFrom(issuedOn, day), cents: Math.max(0, cents) }
    })
    const owed = (from: number, to: number) =>
      sum(debts.filter(({ age }) => age >= from && age <= to).map(({ cents }) => cents))
    return [owed(0, Infinity), owed(0, 30), owed(31, 60), owed(61, 90), owed(91, Infinity)]
  }

  async function derivedOwed({ owner }: Desk, day: string) {
    const query = `dateRange=custom&startDate=${day}&endDate=${day}`
    const { figures } = dataOf<Analytics>(await owner.request('GET', `/api/analytics/financial?${query}`))
    return ['outstanding', 'agingUpTo30', 'agingUpTo60', 'agingUpTo90', 'agingOver90'].map(
      (id) => figures.find((figure) => figure.id === id)?.value,
    )
  }

  rule(
    'are what a recount of the ledger and of the appointments gives, whatever was written and however it was dated',
    async () => {
      const manySteps = fc.array(step, { minLength: 10, maxLength: 40, size: 'max' })
      const someDays = fc.array(fc.integer({ min: -400, max: 100 }), { minLength: 3, maxLength: 3 })
      await fc.assert(
        fc.asyncProperty(manySteps, someDays, async (steps, daysAgo) => {
          const desk = await aDesk()
          for (const each of steps) await act(desk, each)
          for (const day of [desk.today, ...daysAgo.map((days) => addDays(desk.today, days))]) {
            expect([day, await derivedOwed(desk, day)]).toEqual([day, await recountOwed(desk, day)])
          }
          const visits = await read<{ kept: Date | null; is_attended: boolean; starts_at: Date }>(
            desk,
            sql`select ac.attended_at::text as kept, a.starts_at::text as starts_at,
                a.status = 'completed' and ac.attendance = 'present' as is_attended
              from appointment_clients ac join appointments a on a.id = ac.appointment_id`,
          )
          expect(visits.map(({ kept }) => kept)).toEqual(
            visits.map(({ is_attended, starts_at }) => (is_attended ? starts_at : null)),
          )
        }),
        { numRuns: runs({ gate: 3, long: 12 }) },
      )
    },
    240_000,
  )

  rule('stay in their organization', async () => {
    const [mine, theirs] = [await aDesk(), await aDesk()]
    const bill: Step = { verb: 'bill', which: 0, status: 'completed', days: 0, cents: 100 }
    await act(mine, bill)
    expect(await read(theirs, sql`select * from debts`)).toEqual([])
    expect(await read(mine, sql`select cents::int as cents from debts`)).toEqual([{ cents: 100 }])
  })

  rule('forget a session that is no longer completed, and follow one that gets another start', async () => {
    const desk = await aDesk()
    const one = { which: 0, status: 'completed' as const, days: 0, cents: 1 }
    await act(desk, { ...one, verb: 'book' })
    await act(desk, { ...one, verb: 'status' })
    const attended = () =>
      read(desk, sql`select distinct extract(epoch from attended_at)::int as at from appointment_clients`)
    const secondsOf = (instant: string) => Date.parse(instant) / 1000
    expect(await attended()).toEqual([{ at: secondsOf(at('10:00', desk.today)) }])
    // No verb does either of these, yet.
    await read(desk, sql`update appointments set starts_at = starts_at - interval '1 hour'`)
    expect(await attended()).toEqual([{ at: secondsOf(at('09:00', desk.today)) }])
    await read(desk, sql`update appointments set status = 'no_show'`)
    expect(await attended()).toEqual([{ at: null }])
  })

  /** Two insured clients, of whom sessions are held and billed in every way there is. */
  async function anInsuredDesk() {
    test.clock.set('2026-11-17T15:00:00Z')
    const practice = await aPractice(test)
    const owner = await practice.as('Owner', { name: 'Olivia Bennett' })
    const { client, coverage, payerId, session } = await aClaimableSession(test, practice, owner)
    const partner = await aBilledClient(practice, owner)
    const coverages = [coverage, await addCoverage(practice, owner, partner.id, { payerId })]
    const clientIds = [client.id, partner.id]
    const coverageIds = coverages.map(({ id }) => id)
    const made: Record<'appointments' | 'claims' | 'superbills' | 'invoices', string[]> = {
      ...{ appointments: [session.id], claims: [], superbills: [], invoices: [] },
    }
    const call = (method: string, path: string, body?: object) =>
      owner.request(method, practice.path(path), body)

    /** Makes a record, or has it refused. */
    async function make(kind: keyof typeof made, body: object): Promise<void> {
      const { status, data } = await call('POST', kind, body)
      if (status === 200) made[kind].push((data as { id: string }).id)
    }

    /** Changes a record that is there still, or has that refused. */
    async function change(path: string, ask: (version: number) => Promise<unknown>): Promise<void> {
      const { status, data } = await call('GET', path)
      if (status === 200) await ask((data as { version: number }).version)
    }

    /** What is booked: a group, a couple or one client, insured or not. */
    function booking({ which, isGroup }: InsuredStep) {
      const who = which % 3 === 0 ? clientIds.toReversed() : clientIds.slice(which % 2)
      const times = { startsAt: at('10:00', '2026-11-10'), endsAt: at('10:50', '2026-11-10') }
      return {
        ...appointmentBody(practice, { clientId: client.id, clinicianId: owner.staffId }, times),
        lines: [{ serviceCode: isGroup ? '90853' : '90834', modifiers: [], units: 1, feeCents: 15_000 }],
        ...{ clientIds: who, allowOverlap: true },
        billingType: which % 4 === 0 ? ('self_pay' as const) : ('insurance' as const),
      }
    }

    async function act(step: InsuredStep): Promise<void> {
      const { verb, which, status } = step
      const one = (kind: keyof typeof made) => pick(made[kind], which) ?? ''
      const clientId = pick(clientIds, which) ?? ''
      const appointmentId = one('appointments')
      const path = `appointments/${appointmentId}`
      const allowed = { allowOverlap: true, allowClientOverlap: true, allowOutsideHours: true }
      const ofClaim = (name: 'submit' | 'reject' | 'void', body: object) => {
        const id = one('claims')
        return change(`claims/${id}`, (version) => stepOfClaim(practice, owner, { id, version }, name, body))
      }
      const verbs: Record<InsuredStep['verb'], () => Promise<unknown>> = {
        book: () => make('appointments', booking(step)),
        status: () => change(path, (version) => call('PATCH', `${path}/status`, { status, version })),
        edit: () => change(path, (version) => call('PUT', path, { ...booking(step), ...allowed, version })),
        claim: () =>
          make('claims', {
            coverageId: pick(coverageIds, which % 3 === 0 ? 1 : which),
            appointmentIds: [appointmentId],
          }),
        send: () => ofClaim('submit', { way: 'paper', allowWarnings: true }),
        reject: () => ofClaim('reject', { reason: 'Member id not found' }),
        void: () => ofClaim('void', { reason: 'Not insured there' }),
        remove: () => call('DELETE', `claims/${one('claims')}`),
        superbill: () =>
          make('superbills', {
            ...{ clientId, clinicianId: owner.staffId, from: '2026-10-01', to: '2026-11-17' },
          }),
        no_superbill: () => call('DELETE', `superbills/${one('superbills')}`),
        invoice: () =>
          make('invoices', {
            ...invoiceInput(clientId, 1),
            lines: [{ appointmentId, description: 'Session', quantity: 1, unitPriceCents: 15_000 }],
          }),
        no_invoice: () => call('DELETE', `invoices/${one('invoices')}`),
      }
      await verbs[verb]()
    }
    return { practice, owner, partner, coverages, session, act }
  }

  rule(
    'count the claims and name the sessions that wait for one, whatever was booked, held and billed',
    async () => {
      const steps = fc.array(insuredStep, { minLength: 20, maxLength: 40, size: 'max' })
      await fc.assert(
        fc.asyncProperty(steps, async (all) => {
          const { practice, act } = await anInsuredDesk()
          for (const each of all) {
            await act(each)
            await expectClaimsKept(test, practice)
          }
        }),
        { numRuns: runs({ gate: 2, long: 12 }) },
      )
    },
    240_000,
  )

  rule('count claims that several people change at once, and nobody waits for that', async () => {
    const { practice, owner, partner, coverages, session } = await anInsuredDesk()
    const [mine, theirs] = coverages
    const others = await anInsuredSession(practice, owner, { client: partner })
    if (mine === undefined || theirs === undefined) throw new Error('Both are insured')
    const one = await makeClaim(practice, owner, mine, [session])
    const other = await makeClaim(practice, owner, theirs, [others])
    const ready = ({ id }: Claim) => sql`update claims set state = 'ready' where id = ${id}`
    const inPractice = <Result>(work: (tx: Tx) => Promise<Result>) =>
      inTenant(test.deps.db, practice.organizationId, work)
    await inPractice(async (tx) => {
      await tx.execute(ready(one))
      // The embedded database has one transaction after the other.
      if (test.database.hasConcurrency) await inPractice((another) => another.execute(ready(other)))
    })
    await expectClaimsKept(test, practice)
    const drafts = sql`update claims set state = 'draft' where state = 'ready'`
    await inPractice((tx) => tx.execute(drafts))
    await expectClaimsKept(test, practice)
    // What two wrote at once becomes one row with the next change.
    const ofState = sql`select from claim_counts where state = 'draft'`
    expect(await inPractice((tx) => rowsOf(tx, ofState))).toHaveLength(1)
  })
})
