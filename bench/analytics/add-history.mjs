import { addClaims } from './add-claims.mjs'

const CLINICIANS = 5
/** Of ten appointments of a clinician, how each ended; the last ones of all are still to come. */
const ENDS = [
  ...Array.from({ length: 7 }, () => 'completed'),
  ...['no_show', 'late_cancelled', 'cancelled_client'],
]

/** What clients are treated for, in turn; for each fifth one nothing is recorded. */
const DIAGNOSES = ['F41.1', 'F33.1', 'F43.10', 'F43.23', 'F40.10', 'F90.2', 'F32.9', 'F60.3']
/** How many of each questionnaire a client fills in, a month between them. */
const MEASURES = 12

/**
 * Years of a practice's work, ending `daysAhead` days from now: each clinician has an appointment in every slot of
 * an hour, of each four completed ones three are invoiced, and of four invoices three are paid. Each
 * client filled in both questionnaires every month of the last year. Where they are insured, the completed ones are on
 * claims, as `claims` says, and on no invoice.
 */
export async function addHistory(db, { organizationId, practiceId }, history) {
  const { clients, appointments, daysAhead, isInsured = false, claims } = history
  const place = [organizationId, practiceId]
  await db.query(
    `insert into clients (organization_id, id, practice_id, type, first_name, last_name, administrative_sex,
       contacts, tags, diagnoses, status, primary_clinician_id, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'adult', 'Client', n::text, 'unknown', '[]', '{}',
       case when n % 5 = 0 then '{}' else array[($4::text[])[1 + n % ${DIAGNOSES.length}]] end,
       case when n % 4 = 0 then 'inactive' else 'active' end,
       (select staff_id from staff_practices where organization_id = $1 and practice_id = $2
          order by staff_id offset n % ${CLINICIANS} limit 1),
       now() - make_interval(days => n % 1500), now()
     from generate_series(1, $3::int) n`,
    [...place, clients, DIAGNOSES],
  )
  await addMeasures(db, place)
  await db.query(
    `create temporary table slots on commit drop as
     with people as (
       select row_number() over (order by id) - 1 as n, id from clients
       where organization_id = $1 and practice_id = $2 and first_name = 'Client'
     ), clinicians as (
       select row_number() over (order by staff_id) - 1 as n, staff_id as id from staff_practices
       where organization_id = $1 and practice_id = $2 order by staff_id limit ${CLINICIANS}
     ), places as (
       select row_number() over (order by id) - 1 as n, id from locations
       where organization_id = $1 and practice_id = $2
     )
     select slot.n, gen_random_uuid() as id, gen_random_uuid() as invoice_id, clinicians.id as clinician_id,
       people.id as client_id, places.id as location_id,
       date_trunc('hour', now()) + make_interval(days => $3::int)
         - make_interval(hours => (($4::int - slot.n) / ${CLINICIANS})::int) as starts_at
     from generate_series(0, $4::int - 1) slot(n)
     join clinicians on clinicians.n = slot.n % ${CLINICIANS}
     join people on people.n = slot.n % (select count(*) from people)
     left join places on places.n = (slot.n / 7) % (select count(*) + 1 from places)`,
    [...place, daysAhead, appointments],
  )
  // What the demonstration has booked already.
  await db.query(
    `delete from slots using appointments a
     where a.organization_id = $1 and a.clinician_id = slots.clinician_id
       and a.starts_at < slots.starts_at + interval '50 minutes' and a.ends_at > slots.starts_at`,
    [organizationId],
  )
  await db.query(
    `insert into appointments (organization_id, id, practice_id, clinician_id, location_id, starts_at, ends_at,
       time_zone, memo, billing_type, status, overlap_group, created_at, updated_at)
     select $1, id, $2, clinician_id, location_id, starts_at, starts_at + interval '50 minutes',
       'America/New_York', '', $4,
       case when starts_at > now() then 'scheduled' else ($3::text[])[1 + n / ${CLINICIANS} % 10] end,
       id, starts_at - make_interval(days => n % 21), now()
     from slots`,
    [...place, ENDS, isInsured ? 'insurance' : 'self_pay'],
  )
  await db.query(
    `insert into appointment_clients (organization_id, appointment_id, client_id, position, attendance)
     select $1, id, client_id, 0, case when starts_at > now() then 'expected' else 'present' end from slots`,
    [organizationId],
  )
  await db.query(
    `insert into appointment_lines (organization_id, appointment_id, position, service_code, label, modifiers, units, fee_cents)
     select $1, id, 0, (array['90834', '90837', '90791'])[1 + n % 3], 'Session', '{}', 1, 15000 from slots`,
    [organizationId],
  )
  await (isInsured ? addClaims(db, place, claims) : addMoney(db, place))
}

/** Scores from nothing to the worst, which go up and down. */
async function addMeasures(db, place) {
  await db.query(
    `insert into measures (organization_id, id, practice_id, client_id, kind, taken_on, answers, score, status,
       recorded_by_id, recorded_at)
     select $1, gen_random_uuid(), $2, people.id, kinds.kind, current_date - 30 * month - people.n % 30,
       array_fill(answer, array[kinds.questions]), answer * kinds.questions, 'final', clinician_id, now()
     from (
       select id, last_name::int as n, primary_clinician_id as clinician_id from clients
       where organization_id = $1 and practice_id = $2 and first_name = 'Client'
     ) people
     cross join (values ('phq9', 9), ('gad7', 7)) kinds(kind, questions)
     cross join generate_series(0, $3::int - 1) month
     cross join lateral (select (people.n + month * month) % 4 as answer) answered`,
    [...place, MEASURES],
  )
}

/** An invoice for three of four completed appointments, and a payment for three of four invoices. */
async function addMoney(db, place) {
  await db.query(
    `create temporary table bills on commit drop as
     select s.*, row_number() over (order by s.starts_at, s.id) as number,
       (s.starts_at at time zone 'America/New_York')::date + 3 as issued_on
     from slots s join appointments a on a.organization_id = $1 and a.id = s.id
     where a.status = 'completed' and s.n % 4 <> 0 and s.starts_at < now() - interval '4 days'`,
    [place[0]],
  )
  await db.query(
    `insert into invoices (organization_id, id, practice_id, client_id, state, number, issued_on, due_on, notes,
       total_cents, created_at, updated_at)
     select $1, invoice_id, $2, client_id, 'issued', 1000000 + number, issued_on, issued_on + 30, '', 15000, now(), now()
     from bills`,
    place,
  )
  await db.query(
    `insert into invoice_lines (organization_id, id, invoice_id, position, appointment_id, description, quantity, unit_price_cents)
     select $1, gen_random_uuid(), invoice_id, 0, id, 'Session', 1, 15000 from bills`,
    [place[0]],
  )
  await db.query(
    `insert into billed_appointments (organization_id, appointment_id, client_id, invoice_id)
     select $1, id, client_id, invoice_id from bills`,
    [place[0]],
  )
  await db.query(
    `insert into ledger_entries (organization_id, id, practice_id, client_id, invoice_id, payment_id, kind,
       data, amount_cents, occurred_on, created_at)
     select $1, gen_random_uuid(), $2, client_id, invoice_id, null, 'issued', '{}', 15000, issued_on, now()
     from bills`,
    place,
  )
  await db.query(
    `with paid as (
       insert into payments (organization_id, id, practice_id, client_id, method, amount_cents, received_on, reference, status, created_at)
       select $1, gen_random_uuid(), $2, client_id, 'card', 15000, issued_on + 10, invoice_id::text, 'succeeded', now()
       from bills where n % 16 > 3
       returning *
     )
     insert into ledger_entries (organization_id, id, practice_id, client_id, invoice_id, payment_id, kind,
       data, amount_cents, occurred_on, created_at)
     select $1, gen_random_uuid(), $2, client_id, reference::uuid, id, 'payment', '{"method": "card"}', -15000, received_on, now()
     from paid`,
    place,
  )
}
