import {
  authorizationStanding,
  type BillingHome,
  BillingProfileInput,
  type BusinessHours,
  type Duplicate,
  isNpi,
  type ListedAuthorization,
  type Page,
  WEEKDAYS,
} from '@oaklet/api/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { billingProfiles } from '../db/schema/billing-profiles-table'
import { staff } from '../db/schema/staff-table'
import { inTenant } from '../db/tenant'
import { verifyAuditChain } from '../modules/audit'
import { aDemonstration } from '../testing/a-demonstration'
import { dataOf } from '../testing/an-appointment'
import { pastTenancy } from '../testing/past-tenancy'
import { DOWNTOWN, ELMWOOD, OAKWOOD, RIVERSIDE } from './demo-organizations'
import { clientBalances } from '../modules/ledger'

const { test, rows, count, signInAs } = aDemonstration()

interface Held {
  staffId: string
  locationId: string
  weekday: number
  from: string
  to: string
}

describe('the demonstration', () => {
  it('has sixty clients in the first organization, two of them twice, and eight in the second', async () => {
    const of = (organizationId: string) =>
      count(sql`select count(*)::int as n from clients where organization_id = ${organizationId}`)
    expect([await of(OAKWOOD.organizationId), await of(ELMWOOD.organizationId)]).toEqual([62, 8])
  })

  it('lists the two who are there twice, and nobody else', async () => {
    const { request } = await signInAs('Olivia Wren')
    const listed = dataOf<Page<Duplicate>>(
      await request('GET', `/api/v1/practices/${DOWNTOWN.id}/duplicates`),
    )
    expect(listed.items.map(({ likeness }) => likeness)).toEqual(['similar_name', 'same_email'])
  })

  it('has the Nakamura family under N in the list', async () => {
    const [family] = await rows<{ sorted: string }>(
      sql`select last_name_sort as sorted from clients where first_name = 'The Nakamura'`,
    )
    expect(family).toEqual({ sorted: 'nakamura' })
  })

  it('has a weekly meeting of each practice, and time off in which nothing is booked', async () => {
    const kinds = await rows<{ kind: string; n: number }>(
      sql`select kind, count(*)::int as n from calendar_blocks group by 1 order by 1`,
    )
    const practices = OAKWOOD.practices.length + ELMWOOD.practices.length
    expect(kinds).toEqual(['event', 'unavailable'].map((kind) => ({ kind, n: practices })))
    const met = await count(sql`
      select count(*)::int as n from calendar_blocks b join appointments a on a.clinician_id = any(b.staff_ids)
      where (a.starts_at at time zone b.time_zone)::date between b.first_day and b.last_day`)
    expect(met).toBe(0)
  })

  it('says who bills for each practice, as a person could have typed it', async () => {
    const profiles = await pastTenancy(test, (tx) => tx.select().from(billingProfiles))
    expect(profiles.map(({ practiceId }) => practiceId).sort()).toEqual(
      [...OAKWOOD.practices, ...ELMWOOD.practices].map(({ id }) => id).sort(),
    )
    for (const profile of profiles) {
      expect(BillingProfileInput.parse(profile)).toMatchObject({
        npi: profile.npi,
        address: profile.address,
      })
      expect(profile.isDefault).toBe(true)
      expect(profile.address.zipCode).toMatch(/-\d{4}$/)
    }
  })

  it('knows the NPI of every clinician, and the license of all but one', async () => {
    const clinicians = await pastTenancy(test, (tx) =>
      tx.select().from(staff).where(eq(staff.isClinician, true)),
    )
    expect(clinicians.filter(({ npi }) => !isNpi(npi))).toEqual([])
    expect(clinicians.filter(({ license }) => license === null).map(({ name }) => name)).toEqual([
      'Noah Feld',
    ])
  })

  it('knows where most clients came from, not always from the same place', async () => {
    const sources = await rows<{ source: string | null; n: number }>(
      sql`select referral_source as source, count(*)::int as n from clients group by 1`,
    )
    const unknown = sources.find(({ source }) => source === null)?.n ?? 0
    expect(unknown).toBeGreaterThan(0)
    expect(unknown).toBeLessThan(12)
    expect(sources.length).toBeGreaterThan(6)
  })

  it('holds no two appointments of one clinician at once, but for those that were confirmed', async () => {
    const pairs = (confirmed: boolean) =>
      count(sql`
        select count(*)::int as n from appointments a
        join appointments b on a.organization_id = b.organization_id and a.clinician_id = b.clinician_id
          and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
        where a.status in ('requested', 'scheduled', 'confirmed', 'checked_in', 'completed')
          and b.status in ('requested', 'scheduled', 'confirmed', 'checked_in', 'completed')
          and (a.overlap_group = b.overlap_group) = ${confirmed}`)
    expect(await pairs(false)).toBe(0)
    expect(await pairs(true)).toBeGreaterThan(0)
  })

  it('keeps every balance between nothing and the invoice’s total, by the ledger alone', async () => {
    const wrong = await rows(sql`
      select i.id from invoices i
      left join lateral (
        select coalesce(sum(amount_cents), 0) as balance from ledger_entries e
        where e.organization_id = i.organization_id and e.invoice_id = i.id
      ) l on true
      where i.total_cents <> (
          select sum(quantity * unit_price_cents) from invoice_lines x
          where x.organization_id = i.organization_id and x.invoice_id = i.id
        )
        or balance < 0 or balance > i.total_cents or (i.state = 'draft' and balance <> 0)`)
    expect(wrong).toEqual([])
  })

  it('accounts for every cent of every payment', async () => {
    const wrong = await rows(sql`
      select p.id from payments p
      left join lateral (
        select 0 - sum(amount_cents) filter (where kind = 'payment' and reverses_id is null) as received,
          coalesce(sum(amount_cents) filter (where kind = 'refunded'), 0) as refunded,
          sum(amount_cents) filter (where kind not in ('disputed', 'dispute_won')) as stays
        from ledger_entries e where e.organization_id = p.organization_id and e.payment_id = p.id
      ) l on true
      where (status = 'failed') <> (received is null) or amount_cents <> received or status <> case
        when received is null then 'failed' when stays = 0 then 'entered_in_error'
        when refunded > 0 then 'partially_refunded' else 'succeeded'
      end`)
    expect(wrong).toEqual([])
    const entries = await rows<{ client_id: string; cents: number }>(
      sql`select client_id, amount_cents::int as cents from ledger_entries where practice_id = ${DOWNTOWN.id}`,
    )
    const expected = new Map<string, number>()
    for (const { client_id: id, cents } of entries) expected.set(id, (expected.get(id) ?? 0) + cents)
    const told = await inTenant(test.deps.db, OAKWOOD.organizationId, (tx) =>
      clientBalances(tx, DOWNTOWN.id, [...expected.keys()]),
    )
    expect(new Map(told)).toEqual(expected)
  })

  it('knows charges that were reduced or written off, refunds, and a payment entered by mistake', async () => {
    const kinds = await rows<{ kind: string }>(
      sql`select distinct kind from ledger_entries where reason_code is not null or reverses_id is not null order by 1`,
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['credited', 'payment', 'refunded', 'written_off'])
  })

  it('numbers each practice’s invoices without a gap, from 1001', async () => {
    for (const { id } of [DOWNTOWN, RIVERSIDE]) {
      const numbers = await rows<{ number: number }>(
        sql`select number from invoices where practice_id = ${id} and number is not null order by number`,
      )
      expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => 1001 + index))
      expect(await count(sql`select next_number as n from invoice_counters where practice_id = ${id}`)).toBe(
        1001 + numbers.length,
      )
    }
  })

  it('leaves something to do: uninvoiced, overdue, partly paid and drafted', async () => {
    const overdue = sql`
      select count(*)::int as n from invoices i where state = 'issued' and due_on < '2026-11-17' and (
        select sum(amount_cents) from ledger_entries e where e.invoice_id = i.id
      ) > 0`
    const partly = sql`
      select count(*)::int as n from invoices i where state = 'issued' and (
        select sum(amount_cents) from ledger_entries e where e.invoice_id = i.id
      ) between 1 and total_cents - 1`
    const drafts = sql`select count(*)::int as n from invoices where state = 'draft'`
    const uninvoiced = sql`
      select count(*)::int as n from appointments a where status = 'completed'
        and not exists (select from billed_appointments b where b.appointment_id = a.id)`
    for (const query of [overdue, partly, drafts, uninvoiced]) expect(await count(query)).toBeGreaterThan(0)
  })

  it('closes every practice on eleven public holidays a year, and nobody has a session then', async () => {
    const closed = await rows<{ practice_id: string; n: number }>(
      sql`select practice_id, count(*)::int as n from holidays where date_part('year', date) = 2026 group by 1`,
    )
    expect(closed.map(({ practice_id }) => practice_id).sort()).toEqual(
      [...OAKWOOD.practices, ...ELMWOOD.practices].map(({ id }) => id).sort(),
    )
    expect(closed.every(({ n }) => n === 11)).toBe(true)
    const held = sql`
      select count(*)::int as n from appointments a join holidays h on h.practice_id = a.practice_id
        and (a.starts_at at time zone 'America/New_York')::date = h.date`
    expect(await count(held)).toBe(0)
  })

  it('says when each clinician works, and has their standing times within it', async () => {
    const hours = await rows<{
      staff_id: string
      location_id: string
      hours: BusinessHours
    }>(sql`select staff_id, location_id, hours from staff_working_hours`)
    const worksAt = ({ staffId, locationId, weekday, from, to }: Held) =>
      hours
        .filter((each) => each.staff_id === staffId && each.location_id === locationId)
        .flatMap((each) => each.hours[WEEKDAYS[weekday] ?? 'sunday'])
        .some(({ opens, closes }) => opens <= from && to <= closes)
    const held = await rows<Held>(sql`
      select clinician_id as "staffId", location_id as "locationId",
        extract(isodow from starts_at at time zone 'America/New_York')::int - 1 as weekday,
        to_char(starts_at at time zone 'America/New_York', 'HH24:MI') as "from",
        to_char(ends_at at time zone 'America/New_York', 'HH24:MI') as "to"
      from appointments where location_id is not null
        and (starts_at at time zone 'America/New_York')::date < '2026-11-17'`)
    expect(held.length).toBeGreaterThan(500)
    expect(held.filter((each) => !worksAt(each))).toEqual([])
  })

  it('keeps in its audit log, in order, who moved which appointments before they began', async () => {
    const moves = await rows<{ moved: number; early: number }>(sql`
      select count(*)::int as moved, (count(*) filter (where v.occurred_at < a.starts_at and a.version = 2))::int as early
      from audit_events v join appointments a on a.id::text = v.record_id and a.organization_id = v.organization_id
      where v.action = 'moved' and 'startsAt' = any(v.changed)`)
    expect(moves[0]?.moved).toBeGreaterThan(40)
    expect(moves[0]?.early).toBe(moves[0]?.moved)
    const late = sql`
      select count(*)::int as n from (
        select occurred_at, lag(occurred_at) over (partition by organization_id order by seq) as before from audit_events
      ) e where occurred_at < before or occurred_at > '2026-11-17T23:59:59Z'`
    expect(await count(late)).toBe(0)
    for (const { organizationId } of [OAKWOOD, ELMWOOD]) {
      const told = await inTenant(test.deps.db, organizationId, (tx) => verifyAuditChain(tx, organizationId))
      expect(told.events).toBeGreaterThan(0)
      expect(told.flaws).toEqual([])
    }
  })

  it('has questionnaires of most clients, of which most get better', async () => {
    const wrong = sql`
      select count(*)::int as n from measures m
      where score <> (select sum(answer) from unnest(answers) answer) or status <> 'final' or recorded_at < taken_on`
    expect(await count(wrong)).toBe(0)
    const courses = await rows<{ first: number; last: number }>(sql`
      select (array_agg(score order by taken_on))[1] as first, (array_agg(score order by taken_on desc))[1] as last
      from measures where kind = 'phq9' and organization_id = ${OAKWOOD.organizationId}
      group by client_id having count(*) > 3`)
    expect(courses.length).toBeGreaterThan(25)
    const better = courses.filter(({ first, last }) => last < first).length
    expect(better).toBeGreaterThan(courses.length * 0.6)
    expect(better).toBeLessThan(courses.length)
    const told = sql`kind = 'phq9' and answers[9] > 0`
    expect(
      await count(sql`select count(*)::int as n from measures where ${told} and spoken_note is null`),
    ).toBe(1)
    expect(
      await count(sql`select count(*)::int as n from measures where ${told} and spoken_note is not null`),
    ).toBeGreaterThan(2)
  })

  it('gives every practice something today, all within the practice’s day', async () => {
    const today = await rows<{ practice_id: string; n: number }>(sql`
      select practice_id, count(*)::int as n from appointments
      where (starts_at at time zone 'America/New_York')::date = '2026-11-17' group by practice_id`)
    expect(today.map(({ practice_id }) => practice_id).sort()).toEqual(
      [...OAKWOOD.practices, ...ELMWOOD.practices].map(({ id }) => id).sort(),
    )
    const late = sql`
      select count(*)::int as n from appointments
      where (starts_at at time zone 'America/New_York')::time < '09:00'
        or (ends_at at time zone 'America/New_York')::time > '17:00'`
    expect(await count(late)).toBe(0)
  })
})

describe('the insurance of the demonstration', () => {
  it('has the same payers in each practice, and clients of every kind of coverage', async () => {
    const payers = await rows<{ n: number }>(
      sql`select count(*)::int as n from payers group by organization_id, practice_id`,
    )
    expect(payers.map(({ n }) => n)).toEqual([6, 6, 6])
    const schedules = await rows<{ n: number }>(
      sql`select count(*)::int as n from fee_schedules group by organization_id, practice_id`,
    )
    expect(schedules.map(({ n }) => n)).toEqual([5, 5, 5])
    expect(await count(sql`select count(*)::int as n from fee_agreements`)).toBeGreaterThan(1)
    const kinds = await rows<{ kind: string }>(sql`
      select distinct status || ' ' || relation || ' ' || priority
        || case when effective_to is null then '' else ' ended' end as kind
      from coverages`)
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        ...['verified self 1', 'verified self 1 ended', 'unverified self 1', 'unverified self 2'],
        ...['verified spouse 1', 'verified child 1'],
      ]),
    )
  })

  it('has authorizations with visits left, with two, and with none', async () => {
    const found = await rows<{ visits: number; used: number }>(sql`
      select z.visits, (
        select count(*)::int from appointment_clients ac
        join appointments a on a.organization_id = ac.organization_id and a.id = ac.appointment_id
        where ac.client_id = z.client_id and ac.attended_at is not null and a.billing_type = 'insurance'
          and (a.starts_at at time zone a.time_zone)::date between z.starts_on and z.ends_on
          and exists (
            select from appointment_lines l where l.appointment_id = a.id and l.service_code = any (z.codes)
          )
      ) as used
      from authorizations z`)
    const left = found.map(({ visits, used }) => visits - used)
    expect(left).toEqual(expect.arrayContaining([0, 2, 8, 14]))
    expect(Math.min(...left)).toBe(0)
    expect(found.some(({ used }) => used > 3)).toBe(true)
  })

  it('has authorizations that run out and one that is used up, as the home of the billing says', async () => {
    const { request } = await signInAs('Olivia Wren')
    const get = async <Data>(rest: string) =>
      dataOf<Data>(await request('GET', `/api/v1/practices/${DOWNTOWN.id}/${rest}`))
    const { date, lowAuthorizations, afterThreeStatements } = await get<BillingHome>('billing')
    expect(afterThreeStatements.clients).toBeGreaterThan(0)
    const { items } = await get<Page<ListedAuthorization>>('authorizations?limit=100')
    const standings = items.map((item) => ({ ...item, ...authorizationStanding(item, date) }))
    const low = standings.filter(({ state }) => state === 'low')
    expect(lowAuthorizations).toEqual({
      count: low.length,
      soonestOn: low[0]?.endsOn,
    })
    expect(low.some(({ hasFewVisits }) => hasFewVisits)).toBe(true)
    expect(low.some(({ endsSoon }) => endsSoon)).toBe(true)
    expect(new Set(standings.map(({ state }) => state))).toEqual(new Set(['low', 'current', 'used_up']))
  })
})
