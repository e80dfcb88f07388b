import {
  type Claim,
  claimFormSchema,
  type ClaimSummary,
  EstimateDocument,
  type Page,
  StatementDocument,
  SuperbillDocument,
} from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { claims } from '../db/schema/claims-table'
import { estimates } from '../db/schema/estimates-table'
import { statements } from '../db/schema/statements-table'
import { superbills } from '../db/schema/superbills-table'
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

describe('the claims of the demonstration', () => {
  it('are some twenty in what can have become of them, and some sessions wait for one', async () => {
    const found = await rows<{ state: string; n: number }>(sql`
      select state, count(*)::int as n from claims
      where organization_id = ${OAKWOOD.organizationId} group by state order by state`)
    expect(found.map(({ state }) => state)).toEqual([
      ...['accepted', 'denied', 'draft', 'paid', 'ready', 'rejected', 'submitted', 'void'],
    ])
    expect(found.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThanOrEqual(15)
  })

  it('are owed what they charge once they were sent, unless they are void or paid', async () => {
    const wrong = sql`
      select count(*)::int as n from claims c
      left join lateral (
        select coalesce(sum(cents), 0) as open from claim_entries e
        where e.organization_id = c.organization_id and e.claim_id = c.id
      ) book on true
      where book.open <> case when c.submitted_on is null or c.state in ('void', 'paid') then 0 else c.charged_cents end`
    expect(await count(wrong)).toBe(0)
    for (const { form } of await pastTenancy(test, (tx) => tx.select().from(claims))) {
      expect(claimFormSchema.safeParse(form).success).toBe(true)
    }
  })

  it('have sessions that are on no invoice', async () => {
    const wrong = sql`
      select count(*)::int as n from claim_sessions s
      join billed_appointments b on b.organization_id = s.organization_id
        and b.appointment_id = s.appointment_id and b.client_id = s.client_id`
    expect(await count(wrong)).toBe(0)
  })
})

it('an answer to a file of claims accepts one and rejects one, as their states say', async () => {
  const agreeing = sql`
    select count(*)::int as n from claim_answers a
    join claims c on c.organization_id = a.organization_id and c.id = a.claim_id
    join claim_submissions s on s.organization_id = a.organization_id and s.claim_id = a.claim_id
      and s.attempt = a.attempt and s.batch_id = a.batch_id
    where c.state = a.verdict and c.accepted_number = a.payer_claim_number and s.way = 'file'
      and c.pcn = a.pcn and (c.reason = '') = (a.verdict = 'accepted')`
  const practices = sql`select count(distinct practice_id)::int * 2 as n from received_files`
  expect(await count(agreeing)).toBeGreaterThanOrEqual(2)
  expect(await count(agreeing)).toBe(await count(practices))
})

it('of the payments of insurers two are posted, one waits for a person, and one is ready', async () => {
  const found = await rows<{ state: string }>(sql`
    select state from remittances where organization_id = ${OAKWOOD.organizationId} order by state`)
  expect(found.map(({ state }) => state)).toEqual(['needs_review', 'posted', 'posted', 'ready'])
})

it('a claim of the first practice was denied, and says why', async () => {
  const { request } = await signInAs('Olivia Wren')
  const get = async <Data>(rest: string) =>
    dataOf<Data>(await request('GET', `/api/v1/practices/${DOWNTOWN.id}/claims${rest}`))
  const { items } = await get<Page<ClaimSummary>>('?state=denied')
  expect(items).toHaveLength(1)
  const { decision, form, chargedCents } = await get<Claim>(`/${items[0]?.id}`)
  expect(decision?.openReasons).toHaveLength(form.lines.length)
  expect(decision?.openReasons.reduce((sum, { cents }) => sum + cents, 0)).toBe(chargedCents)
  expect(new Set(decision?.openReasons.map(({ words }) => words))).toEqual(new Set(['No authorization']))
})
