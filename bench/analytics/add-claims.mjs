/** The payers of the practice, in turn. */
const PAYERS = 20
/** Of 200 claims, how each stands by now; the last 1,000 sessions are on none. */
const STATES = [
  ...Array.from({ length: 140 }, () => 'paid'),
  ...Array.from({ length: 40 }, () => 'closed'),
  ...Array.from({ length: 8 }, () => 'accepted'),
  ...Array.from({ length: 4 }, () => 'submitted'),
  ...['denied', 'denied', 'partially_paid', 'rejected', 'rejected', 'draft', 'ready', 'void'],
]
const WITHOUT_CLAIM = 1000
/** Of 150 dollars: what is paid, taken off and left to the client of a claim that is settled. */
const SETTLED = [
  ['paid', -9000],
  ['contractual', -4000],
  ['to_client', -2000],
]

/**
 * A claim for each completed session in the table `slots`, with what was sent, answered and paid: to so many payers, and
 * in these states, in turn.
 */
export async function addClaims(db, [organizationId, practiceId], { payers = PAYERS, states = STATES } = {}) {
  const place = [organizationId, practiceId]
  await db.query(
    `insert into payers (organization_id, id, practice_id, name, payer_id, kind, phone, delivery, filing_days,
       telehealth, supervised_rendering, takes_taxonomy, may_charge_missed, remittance_ids, is_active, created_at, updated_at)
     select organization_id, gen_random_uuid(), practice_id, 'Insurance ' || n, (70000 + n)::text, kind, '', 'file', 90,
       telehealth, supervised_rendering, takes_taxonomy, may_charge_missed, '[]', true, now(), now()
     from (select * from payers where organization_id = $1 and practice_id = $2 limit 1) one, generate_series(1, ${payers}) n`,
    place,
  )
  await db.query(
    `insert into coverages (organization_id, id, practice_id, client_id, payer_id, priority, member_id, group_number,
       group_name, plan_name, relation, effective_from, accepts_assignment, status, created_at, updated_at)
     select $1, gen_random_uuid(), $2, c.id, p.id, 1, 'M' || c.last_name, '', '', '', 'self', date '2015-01-01', true,
       'active', now(), now()
     from clients c
     join (select id, row_number() over (order by id) - 1 as n from payers
           where organization_id = $1 and practice_id = $2 and name like 'Insurance %') p
       on p.n = c.last_name::int % ${payers}
     where c.organization_id = $1 and c.practice_id = $2 and c.first_name = 'Client'`,
    place,
  )
  await db.query(
    `create temporary table asked on commit drop as
     select held.*, gen_random_uuid() as claim_id, 'K' || to_char(10000000 + number, 'FM00000000') || '0' as pcn,
       v.id as coverage_id, v.payer_id, (starts_at at time zone 'America/New_York')::date as held_on,
       ($3::text[])[1 + number % ${states.length}] as state
     from (
       select s.*, (row_number() over (order by s.starts_at, s.id))::int as number,
         row_number() over (order by s.starts_at desc, s.id) as latest
       from slots s join appointments a on a.organization_id = $1 and a.id = s.id
       where a.status = 'completed' and s.starts_at < now() - interval '4 days'
     ) held
     join coverages v on v.organization_id = $1 and v.practice_id = $2 and v.client_id = held.client_id
     where latest > ${WITHOUT_CLAIM}`,
    [...place, states],
  )
  await db.query(
    `insert into claims (organization_id, id, practice_id, client_id, coverage_id, payer_id, clinician_id, priority, pcn,
       state, form, first_on, last_on, session_count, charged_cents, error_count, warning_count, filing_due_on,
       submitted_on, reason, created_at, updated_at)
     select $1, claim_id, $2, client_id, coverage_id, payer_id, clinician_id, 1, pcn, state,
       jsonb_set(one.form, '{lines}', jsonb_build_array(one.form -> 'lines' -> 0
         || jsonb_build_object('appointmentId', a.id, 'controlNumber', pcn || '01', 'date', held_on, 'chargeCents', 15000))),
       held_on, held_on, 1, 15000, case state when 'draft' then 1 else 0 end, 0, held_on + 90,
       case when state not in ('draft', 'ready') then held_on + 2 end,
       case when state in ('rejected', 'void') then 'Unknown member' else '' end, starts_at + interval '1 day', now()
     from asked a, (select form from claims where organization_id = $1 limit 1) one`,
    place,
  )
  await db.query(
    `insert into claim_sessions (organization_id, appointment_id, client_id, coverage_id, claim_id)
     select $1, id, client_id, coverage_id, claim_id from asked where state <> 'void'`,
    [organizationId],
  )
  await db.query(
    `insert into claim_submissions (organization_id, claim_id, attempt, way, form, sha256, sent_by_id, sent_at)
     select $1, a.claim_id, 1, 'elsewhere', c.form, '', a.clinician_id, a.starts_at + interval '2 days'
     from asked a join claims c on c.organization_id = $1 and c.id = a.claim_id
     where a.state not in ('draft', 'ready')`,
    [organizationId],
  )
  await db.query(
    `insert into claim_events (organization_id, id, claim_id, kind, state, reason, changes, done_by_id, done_at)
     select $1, gen_random_uuid(), claim_id, step.kind, step.state, '', '[]', clinician_id, starts_at + step.after
     from asked cross join lateral (values
       ('created', 'ready', interval '1 day'), ('submitted', 'submitted', interval '2 days'),
       (case state when 'rejected' then 'rejected' else 'accepted' end, state, interval '4 days')
     ) step(kind, state, after)
     where asked.state not in ('draft', 'ready')`,
    [organizationId],
  )
  const entries = [['charged', 15000], ...SETTLED]
  await db.query(
    `insert into claim_entries (organization_id, id, practice_id, claim_id, line_number, kind, cents, written_by_id, written_at)
     select $1, gen_random_uuid(), $2, claim_id, pcn || '01', written.kind, written.cents, clinician_id,
       starts_at + case written.kind when 'charged' then interval '2 days' else interval '20 days' end
     from asked cross join unnest($3::text[], $4::bigint[]) written(kind, cents)
     where state not in ('draft', 'ready', 'void') and (written.kind = 'charged' or state in ('paid', 'closed'))`,
    [...place, entries.map(([kind]) => kind), entries.map(([, cents]) => cents)],
  )
}
