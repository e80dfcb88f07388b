// How long it takes to find openings of eight clinicians within 62 days among 50,000 appointments, where there are some
// and where there are none, and to read a waitlist of 500 and who of it fits a time: whole calls over HTTP to the built
// server, on the embedded database and on a PostgreSQL server of its own. After `npm run build`:
// npm run openings --prefix bench
import { addHistory } from './analytics/add-history.mjs'
import { inOakwood, signIn, startServer } from './server/demo-server.mjs'
import { machineWords, onBothDatabases } from './server/on-both-databases.mjs'

const CLINICIANS = 8
const ENTRIES = 500
const HISTORY = {
  ...{ clients: 2000, appointments: Number(process.env.APPOINTMENTS ?? 50_000), daysAhead: 62 },
}
const CALLS = 20
/** In milliseconds, for openings. */
const BAR = 300

async function measure(folder) {
  await (await startServer(folder)).stop()
  await inOakwood(folder, async (db, place) => {
    await addClinicians(db, place)
    await addHistory(db, place, HISTORY)
    await addEntries(db, place)
  })
  const server = await startServer(folder)
  try {
    const { token, practiceId } = await signIn(server.address, 'owner@oakwood.example')
    const call = async (path) => {
      const from = performance.now()
      const answer = await fetch(`${server.address}/api/v1/practices/${practiceId}/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { data, message } = await answer.json()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${message}`)
      return { data, ms: performance.now() - from }
    }
    const most = async (path) => {
      const times = []
      for (let count = 0; count < CALLS; count += 1) times.push((await call(path)).ms)
      times.sort((one, other) => one - other)
      return times[Math.ceil(CALLS * 0.95) - 1]
    }
    const { data: clinicians } = await call('clinicians')
    if (clinicians.length < CLINICIANS) throw new Error(`There are ${clinicians.length} clinicians`)
    const startDate = new Date().toISOString().slice(0, 10)
    const some = `openings?startDate=${startDate}&minutes=50`
    // Nothing of eight hours begins in the evening, so that all days are looked through.
    const none = `openings?startDate=${startDate}&minutes=480&part=evening`
    const { data: found } = await call(some)
    const [first] = found.days[0].openings
    const { clinician, startsAt, endsAt, places } = first
    const slot = new URLSearchParams({
      ...{ clinicianId: clinician.id, startsAt, endsAt },
      ...(places[0].id !== null && { locationId: places[0].id }),
    })
    if ((await call(none)).data.days.length > 0) throw new Error('There are openings of eight hours')
    return [
      await most(some),
      await most(none),
      await most('waitlist'),
      await most(`waitlist/matches?${slot}`),
    ]
  } finally {
    await server.stop()
  }
}

/** Copies clinicians of the demonstration until there are eight. */
async function addClinicians(db, { organizationId, practiceId }) {
  const known = await db.query(
    `select s.id from staff s join staff_practices p on p.organization_id = s.organization_id and p.staff_id = s.id
     where s.organization_id = $1 and p.practice_id = $2 and s.is_clinician and s.is_active`,
    [organizationId, practiceId],
  )
  for (let count = known.rows.length; count < CLINICIANS; count += 1) {
    const id = crypto.randomUUID()
    const changes = {
      id,
      user_id: null,
      email: `copy-${count}@oakwood.example`,
      name: `Copied Person ${count}`,
    }
    await db.query(
      `insert into staff select (jsonb_populate_record(s, $2::jsonb)).* from staff s where s.id = $1`,
      [known.rows[0].id, JSON.stringify(changes)],
    )
    await db.query(
      `insert into staff_practices select (jsonb_populate_record(p, $3::jsonb)).* from staff_practices p
       where p.staff_id = $1 and p.practice_id = $2`,
      [known.rows[0].id, practiceId, JSON.stringify({ staff_id: id })],
    )
  }
}

/** Has clients wait for any time. */
const addEntries = (db, { organizationId, practiceId }) =>
  db.query(
    `insert into waitlist_entries (organization_id, id, practice_id, client_id, clinician_ids, service_code, minutes,
       places, times, earliest, urgency, note, status, joined_at, created_at, updated_at)
     select organization_id, gen_random_uuid(), practice_id, id, '{}', '90834', 45, '{}',
       '{"monday":[],"tuesday":[],"wednesday":[],"thursday":[],"friday":[],"saturday":[],"sunday":[]}',
       current_date, 'normal', '', 'waiting', now(), now(), now()
     from clients where organization_id = $1 and practice_id = $2 and status <> 'archived'
     limit $3`,
    [organizationId, practiceId, ENTRIES],
  )

const found = await onBothDatabases(measure)
const inMs = (ms) => `${ms.toFixed(0)} ms`
console.log(
  `| ${CLINICIANS} clinicians, 62 days | openings | none found | waitlist of ${ENTRIES} | who fits | bar |`,
)
console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
for (const [name, times] of Object.entries(found)) {
  console.log(`| ${[name, ...times.map(inMs), inMs(BAR)].join(' | ')} |`)
}
console.log(`\n19 of ${CALLS} calls are faster, ${HISTORY.appointments} appointments, ${machineWords()}`)
