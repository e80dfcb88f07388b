import {
  type BillingHome,
  type Claim,
  claimFormSchema,
  type ClaimSummary,
  EstimateDocument,
  type Page,
  type RemittanceDetails,
  type Signature,
  type SignatureRecord,
  StatementDocument,
  SuperbillDocument,
} from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cardPayments } from '../db/schema/card-payments-table'
import { cardRefunds } from '../db/schema/card-refunds-table'
import { claims } from '../db/schema/claims-table'
import { disputes } from '../db/schema/disputes-table'
import { estimates } from '../db/schema/estimates-table'
import { paymentDifferences } from '../db/schema/payment-comparisons-table'
import { payoutLines, payouts } from '../db/schema/payouts-table'
import { statements } from '../db/schema/statements-table'
import { superbills } from '../db/schema/superbills-table'
import { inTenant } from '../db/tenant'
import { verifyAuditChain } from '../modules/audit'
import { comparePayments } from '../modules/payment-comparison'
import { actOn, takeMissedEvents } from '../modules/payment-events'
import { createPaymentProvider } from '../payment-provider'
import { aDemonstration } from '../testing/a-demonstration'
import { dataOf } from '../testing/an-appointment'
import { pastTenancy } from '../testing/past-tenancy'
import { DOWNTOWN, OAKWOOD } from './demo-organizations'

const { test, rows, count, signInAs } = aDemonstration()

it.each(['superbill', 'estimate'])(
  'the numbers of each %s have no gaps, and the counter knows the next',
  async (kind) => {
    const counters = sql.identifier(`${kind}_counters`)
    const wrong = sql`
    select count(*)::int as n from ${counters} c
    left join lateral (
      select count(distinct number) as counted, coalesce(max(number), 0) as highest
      from ${sql.identifier(`${kind}s`)} s
      where s.organization_id = c.organization_id and s.practice_id = c.practice_id
    ) numbers on true
    where next_number <> 1 + counted or next_number <> 1 + highest`
    expect(await count(wrong)).toBe(0)
    expect(await count(sql`select count(*)::int as n from ${counters}`)).toBe(3)
  },
)

describe('the superbills of the demonstration', () => {
  it('are some twelve in each practice of the first organization, in every state', async () => {
    const found = await rows<{ states: string[]; n: number }>(sql`
      select array_agg(distinct status order by status) as states, count(*)::int as n from superbills
      where organization_id = ${OAKWOOD.organizationId} group by practice_id`)
    expect(found).toEqual([1, 2].map(() => ({ states: ['draft', 'issued', 'sent', 'void'], n: 12 })))
  })

  it('hold sessions of their client that were held and are paid by the client, unless they are void', async () => {
    const wrong = sql`
      select count(*)::int as n from superbills s
      join superbill_sessions x on x.organization_id = s.organization_id and x.superbill_id = s.id
      left join appointment_clients c on c.organization_id = x.organization_id
        and c.appointment_id = x.appointment_id and c.client_id = s.client_id
      left join appointments a on a.organization_id = x.organization_id and a.id = x.appointment_id
      where s.status = 'void' or c.attended_at is null or a.billing_type <> 'self_pay'
        or a.clinician_id <> s.clinician_id`
    expect(await count(wrong)).toBe(0)
    const documents = await pastTenancy(test, (tx) => tx.select().from(superbills))
    for (const { status, document, sessionCount, chargedCents, paidCents } of documents) {
      if (status === 'draft') continue
      const { lines, ...sums } = SuperbillDocument.parse(document)
      expect(sums).toMatchObject({ chargedCents, paidCents, currency: 'USD' })
      expect(lines).toHaveLength(sessionCount ?? 0)
      expect(lines.length).toBeGreaterThan(0)
    }
    expect(documents.some(({ paidCents }) => (paidCents ?? 0) > 0)).toBe(true)
  })
})

describe('the statements of the demonstration', () => {
  it('are sent ones of the last months, some after three, and drafts of this one', async () => {
    const sums = sql`
      select count(*) filter (where status = 'sent') > 10 as sent, count(distinct date_trunc('month', drafted_on))::int as months,
        count(*) filter (where status = 'draft') > 3 as drafts, count(*) > count(distinct client_id) * 2 as many
      from statements where organization_id = ${OAKWOOD.organizationId} group by practice_id`
    const expected = { sent: true, months: 7, drafts: true, many: true }
    expect(await rows(sums)).toEqual([expected, expected])
  })

  it('agree with themselves, with the one before, and with the ledger', async () => {
    const sent = await pastTenancy(test, (tx) => tx.select().from(statements).orderBy(statements.number))
    const told = new Map<string, number>()
    for (const { clientId, document, owedCents, throughSeq } of sent.filter(
      ({ number }) => number !== null,
    )) {
      const { openingCents, lines, closingCents, aging } = StatementDocument.parse(document)
      const change = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
      const owed = Object.values(aging).reduce((sum, cents) => sum + cents, 0)
      const [ledger] = await rows<{ cents: number }>(sql`
        select sum(amount_cents)::int as cents from ledger_entries
        where client_id = ${clientId} and seq <= ${throughSeq} and invoice_id is not null`)
      // A first one begins with the oldest invoice that is open, and so with what stood before that.
      expect([openingCents, openingCents + change]).toEqual([
        told.get(clientId) ?? openingCents,
        closingCents,
      ])
      expect(closingCents).toBe(ledger?.cents)
      expect([owed, owedCents]).toEqual([closingCents, closingCents])
      told.set(clientId, closingCents)
    }
  })
})

describe('the estimates of the demonstration', () => {
  it('are there in each practice of the first organization, in every state', async () => {
    const found = await rows<{ states: string[]; asked: number }>(sql`
      select array_agg(distinct status order by status) as states,
        count(*) filter (where reason = 'requested')::int as asked
      from estimates where organization_id = ${OAKWOOD.organizationId} group by practice_id`)
    expect(found).toEqual([1, 2].map(() => ({ states: ['draft', 'replaced', 'sent'], asked: 1 })))
  })

  it('say what their lines come to', async () => {
    for (const { status, document, totalCents } of await pastTenancy(test, (tx) =>
      tx.select().from(estimates),
    )) {
      if (status !== 'draft') expect(EstimateDocument.parse(document).totalCents).toBe(totalCents)
      expect(totalCents).toBeGreaterThan(0)
    }
  })
})

const BOOK = sql`
  left join lateral (
    select coalesce(sum(cents), 0) as open from claim_entries e
    where e.organization_id = c.organization_id and e.claim_id = c.id
  ) book on true`

describe('the claims of the demonstration', () => {
  it('are a year of them in all that can have become of them', async () => {
    const found = await rows<{ state: string; n: number }>(sql`
      select state, count(*)::int as n from claims
      where organization_id = ${OAKWOOD.organizationId} group by state order by state`)
    expect(found.map(({ state }) => state)).toEqual([
      ...['accepted', 'closed', 'denied', 'draft', 'paid', 'partially_paid'],
      ...['ready', 'rejected', 'submitted', 'void'],
    ])
    const of = (state: string) => found.find((one) => one.state === state)?.n ?? 0
    expect(found.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThan(300)
    expect(of('paid')).toBeGreaterThan(200)
    // A practice makes them week by week, so that little waits.
    expect(of('draft') + of('ready')).toBeLessThan(30)
  })

  it('are owed what they charge once they were sent, unless they are void or paid', async () => {
    const wrong = sql`
      select count(*)::int as n from claims c ${BOOK}
      where priority = 1 and replaced_state is null and case
        when state = 'partially_paid' then book.open <= 0 or book.open >= c.charged_cents
        else book.open <> case
          when c.submitted_on is null or c.state in ('void', 'paid', 'closed') then 0 else c.charged_cents end
      end`
    expect(await count(wrong)).toBe(0)
    for (const { form } of await pastTenancy(test, (tx) => tx.select().from(claims))) {
      expect(claimFormSchema.safeParse(form).success).toBe(true)
    }
  })

  it('leave few insured sessions to be claimed', async () => {
    const waiting = sql`
      select count(*)::int as n from appointments a where billing_type = 'insurance' and status = 'completed'
        and not exists (select from claim_sessions s where s.appointment_id = a.id)
        and not exists (select from billed_appointments b where b.appointment_id = a.id)
        and (starts_at at time zone 'America/New_York')::date < '2026-11-10'`
    expect(await count(waiting)).toBeLessThan(25)
  })

  it('have sessions that are on no invoice', async () => {
    const wrong = sql`
      select count(*)::int as n from claim_sessions s
      join billed_appointments b on b.organization_id = s.organization_id
        and b.appointment_id = s.appointment_id and b.client_id = s.client_id`
    expect(await count(wrong)).toBe(0)
  })

  it('are appealed, replaced, written off, given to a client, and asked of the next insurance', async () => {
    const of = (where: ReturnType<typeof sql>) => count(sql`select count(*)::int as n from ${where}`)
    const appeals = sql`claim_appeals where outcome is null and answer_due_on`
    expect(await of(sql`${appeals} < '2026-11-17'`)).toBeGreaterThan(0)
    expect(await of(sql`${appeals} >= '2026-11-17'`)).toBeGreaterThan(0)
    expect(await of(sql`claims where replaced_state is not null`)).toBeGreaterThan(0)
    expect(await of(sql`claims where priority = 2`)).toBeGreaterThan(0)
    expect(await of(sql`claim_entries where kind = 'written_off'`)).toBeGreaterThan(0)
    expect(await of(sql`invoices where given_claim_id is not null`)).toBeGreaterThan(0)
  })
})

it('answers to files of claims accept and reject them as their states say', async () => {
  const answers = sql`
    select count(*)::int as n from claim_answers a
    join claims c on c.organization_id = a.organization_id and c.id = a.claim_id
    join claim_submissions s on s.organization_id = a.organization_id and s.claim_id = a.claim_id
      and s.attempt = a.attempt and s.batch_id = a.batch_id
    where s.way = 'file' and c.pcn = a.pcn and a.verdict`
  const all = (await count(sql`select count(*)::int as n from claim_answers`)) ?? 0
  expect(await count(sql`${answers} = 'accepted' and c.state not in ('rejected', 'void')`)).toBeGreaterThan(
    200,
  )
  expect(await count(sql`${answers} = 'rejected' and c.state in ('rejected', 'void')`)).toBeGreaterThan(2)
  expect(
    await count(sql`${answers} in ('accepted', 'rejected') and
    (a.verdict = 'rejected') = (c.state in ('rejected', 'void'))`),
  ).toBe(all)
})

describe('the payments of insurers', () => {
  it('are some thirty over the year: one waits for a person, one is ready', async () => {
    const found = await rows<{ state: string; n: number }>(sql`
      select state, count(*)::int as n from remittances where organization_id = ${OAKWOOD.organizationId}
      group by state order by state`)
    expect(found).toMatchObject([
      { state: 'needs_review', n: 1 },
      { state: 'posted' },
      { state: 'ready', n: 1 },
    ])
    expect(found[1]?.n).toBeGreaterThan(20)
    const kinds = await rows<{ kind: string }>(sql`
      select distinct kind from claim_entries where posting_id is not null
      union select distinct kind from payer_entries order by kind`)
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'contractual',
        'deposit',
        'interest',
        'moved_out',
        'paid',
        'taken_back',
        'to_client',
      ]),
    )
    expect(
      await count(
        sql`select count(*)::int as n from claim_entries where reverses_id is not null and kind = 'paid'`,
      ),
    ).toBeGreaterThan(0)
  })

  it('come to their deposits', async () => {
    const wrong = sql`
      select count(*)::int as n from postings p
      join remittances r on r.organization_id = p.organization_id and r.id = p.remittance_id
      left join lateral (
        select coalesce(sum(0 - cents), 0) as paid from claim_entries e
        where e.posting_id = p.id and kind in ('paid', 'taken_back')
      ) claims on true
      left join lateral (
        select coalesce(sum(0 - cents), 0) as other from payer_entries e where e.posting_id = p.id and kind <> 'deposit'
      ) payer on true
      where claims.paid + payer.other <> r.amount_cents`
    expect(await count(wrong)).toBe(0)
  })

  it('stand in the audit log in their order', async () => {
    const told = await inTenant(test.deps.db, OAKWOOD.organizationId, (tx) =>
      verifyAuditChain(tx, OAKWOOD.organizationId),
    )
    expect(told.flaws).toEqual([])
  })

  it('can be undone and posted again, to the same books', async () => {
    const { request } = await signInAs('Olivia Wren')
    const [found] = await rows<{ id: string; posting: string }>(sql`
      select r.id, p.id as posting from remittances r
      join postings p on p.organization_id = r.organization_id and p.remittance_id = r.id
      where r.practice_id = ${DOWNTOWN.id} and r.state = 'posted' and not exists (
        select from posting_claims x
        join claims c on c.organization_id = x.organization_id and c.id = x.claim_id
        left join posting_claims y on y.organization_id = x.organization_id and y.claim_id = x.claim_id
          and y.posting_id <> x.posting_id
        where x.posting_id = p.id and (c.state <> 'paid' or c.priority <> 1 or y.claim_id is not null or x.is_made)
      ) and exists (select from invoices i where i.posting_id = p.id)
      order by r.paid_on limit 1`)
    const claimIds = sql`select claim_id from posting_claims where posting_id = ${found?.posting}`
    const books = () =>
      rows(sql`
        select claim_id, line_number, kind, sum(cents)::int as cents from claim_entries
        where claim_id in (${claimIds}) group by 1, 2, 3 having sum(cents) <> 0 order by 1, 2, 3`)
    const before = await books()
    expect(before.length).toBeGreaterThan(3)
    const path = `/api/v1/practices/${DOWNTOWN.id}/remittances/${found?.id}`
    const { version } = dataOf<RemittanceDetails>(await request('GET', path))
    const undone = dataOf<RemittanceDetails>(await request('POST', `${path}/undo`, { version }))
    expect(undone.state).toBe('undone')
    const states = () => rows(sql`select distinct state from claims where id in (${claimIds}) order by 1`)
    expect(
      await rows(sql`select distinct kind from claim_entries where claim_id in (${claimIds}) group by
      claim_id, line_number, kind having sum(cents) <> 0`),
    ).toEqual([{ kind: 'charged' }])
    const posted = dataOf<RemittanceDetails>(
      await request('POST', `${path}/post`, { version: undone.version }),
    )
    expect(posted.state).toBe('posted')
    expect(await states()).toEqual([{ state: 'paid' }])
    expect(await books()).toEqual(before)
  })

  it('deny some claims, of which each says why', async () => {
    const { request } = await signInAs('Olivia Wren')
    const get = async <Data>(rest: string) =>
      dataOf<Data>(await request('GET', `/api/v1/practices/${DOWNTOWN.id}/claims${rest}`))
    const { items } = await get<Page<ClaimSummary>>('?state=denied')
    expect(items.length).toBeGreaterThan(0)
    const { decision, form, chargedCents } = await get<Claim>(`/${items[0]?.id}`)
    expect(decision?.openReasons).toHaveLength(form.lines.length)
    expect(decision?.openReasons.reduce((sum, { cents }) => sum + cents, 0)).toBe(chargedCents)
    expect(new Set(decision?.openReasons.map(({ words }) => words))).toEqual(new Set(['No authorization']))
  })
})

describe('the card payments of the demonstration', () => {
  /** The server with the provider that is built in, as it starts without a key. */
  const deps = () => ({ ...test.deps, paymentProvider: createPaymentProvider(test.deps).provider })
  const kept = () =>
    pastTenancy(test, async (tx) => ({
      charges: await tx.select().from(cardPayments).orderBy(cardPayments.paymentId),
      refunds: await tx.select().from(cardRefunds).orderBy(cardRefunds.id),
      disputes: await tx.select().from(disputes).orderBy(disputes.id),
      payouts: (await tx.select().from(payouts).orderBy(payouts.id)).map((row) => ({ ...row, readAt: null })),
      lines: await tx.select().from(payoutLines).orderBy(payoutLines.payoutId, payoutLines.providerId),
    }))

  it('are a year of charges, refunds, payouts and payments by link, with something to do', async () => {
    const { charges, refunds, lines } = await kept()
    expect(charges.length).toBeGreaterThan(300)
    expect(charges.filter(({ checkoutId }) => checkoutId !== null).length).toBeGreaterThan(5)
    expect(refunds.length).toBeGreaterThan(3)
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(
      new Set(['charge', 'refund', 'dispute', 'dispute_won']),
    )
    const open = sql`
      select count(*)::int as n from payment_links l
      where not exists (select from payment_checkouts c where c.link_id = l.id)`
    expect(await count(open)).toBe(1)
    const owner = await signInAs('Olivia Wren')
    const home = await owner.request('GET', `/api/v1/practices/${DOWNTOWN.id}/billing`)
    expect(dataOf<BillingHome>(home)).toMatchObject({
      disputesToAnswer: { count: 1, firstDueOn: '2026-11-28' },
      failedAutopay: { count: 1 },
    })
  })

  it('stand in the book of the provider as they stand here, and nothing is read anew', async () => {
    const before = await kept()
    await takeMissedEvents(deps())
    await comparePayments(deps())
    expect(await pastTenancy(test, (tx) => tx.select().from(paymentDifferences))).toEqual([])
    expect(await kept()).toEqual(before)
  })

  it('are what the provider tells of them, should it be asked for each', async () => {
    const before = await kept()
    const ofJob = { kind: 'job' as const, name: 'demonstration', organizationId: OAKWOOD.organizationId }
    const account = 'acct_demo_downtown'
    for (const { chargeId } of before.lines.filter(({ kind }) => kind === 'dispute')) {
      const about = { kind: 'dispute' as const, chargeId: chargeId ?? '' }
      await actOn(deps(), ofJob, { account, about })
    }
    for (const { providerId } of before.payouts.slice(0, 20)) {
      await actOn(deps(), ofJob, { account, about: { kind: 'payout', payoutId: providerId } })
    }
    expect(await kept()).toEqual(before)
  })
})

it('what clients signed has the hash of what was on the screen, and the database refuses to change it', async () => {
  const signed = await rows<Pick<Signature, 'id' | 'practiceId' | 'clientId'>>(sql`
    select id, practice_id as "practiceId", client_id as "clientId" from signatures
    where organization_id = ${OAKWOOD.organizationId}`)
  expect(signed.length).toBeGreaterThan(8)
  const owner = await signInAs('Olivia Wren')
  for (const { id, practiceId, clientId } of signed) {
    const path = `/api/v1/practices/${practiceId}/clients/${clientId}/signatures/${id}`
    const { isIntact, document } = dataOf<SignatureRecord>(await owner.request('GET', path))
    expect(isIntact, document.title).toBe(true)
  }
  for (const change of [
    sql`update signatures set signer_name = 'Nobody'`,
    sql`delete from signatures`,
    sql`update document_versions set title = 'Another'`,
    sql`delete from document_versions`,
  ]) {
    await expect(pastTenancy(test, (tx) => tx.execute(change))).rejects.toThrow()
  }
})
