import { clientInput } from '../../core/client-input'
import { DEMO_EMAILS } from '../../core/demo'
import { book, instantAt, today } from '../../core/practice-day'
import { expect, test } from '../../core/script-test'

const TODAY = 'examples/todays-appointments.mjs'
const ZONE = { timeZone: 'America/New_York' }
const clock = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-GB', { ...ZONE, hour: '2-digit', minute: '2-digit' })

/** The cells of a table's line, which stand at least two spaces apart. */
const cellsOf = (line: string) => line.split(/ {2,}/)

test('lists today’s appointments as the API knows them, in the practice’s time', async ({
  terminal,
  practice,
}) => {
  const { api, practiceId, signedIn } = practice
  const date = today()
  const client = await api.clients.create({ practiceId }, clientInput('Early'))
  const late = await book(practice, client, { startsAt: instantAt(date, '22:00') })
  const early = await book(practice, client, { startsAt: instantAt(date, '00:30') })
  await book(practice, client, { startsAt: instantAt(date, '09:00'), minutes: 30 })
  const nextDay = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
  await book(practice, client, { startsAt: instantAt(nextDay, '00:00') })

  await terminal.signIn(signedIn.user.email)
  const { code, output, complaint } = await terminal.run(TODAY)
  expect([code, complaint]).toEqual([0, ''])
  const [title, , heads = '', ...rows] = output.trimEnd().split('\n')
  expect(title).toContain('America/New_York')
  expect(cellsOf(heads)).toEqual(['Time', 'Client', 'Clinician', 'Where', 'Status'])

  const range = { from: instantAt(date, '00:00'), to: instantAt(nextDay, '00:00') }
  const known = await api.appointments.list({ practiceId }, range)
  expect(known.map(({ id }) => id)).toEqual([early.id, expect.any(String), late.id])
  expect(rows.map(cellsOf)).toEqual(
    known.map(({ startsAt, endsAt, clients, clinician, location, status }) => [
      `${clock(startsAt)}–${clock(endsAt)}`,
      clients.map(({ name }) => name).join(', '),
      clinician.name,
      location?.name,
      status,
    ]),
  )
})

test('says so when there are none, and refuses a date that no calendar has', async ({
  terminal,
  practice,
}) => {
  await terminal.signIn(practice.signedIn.user.email)
  const { code, output } = await terminal.run(TODAY, '--date', '2026-02-28')
  expect(code).toBe(0)
  expect(output).toMatch(/Saturday, February 28, 2026 \(America\/New_York\)\nNo appointments\.\n$/)
  const wrong = await terminal.run(TODAY, '--date', '2026-02-29')
  expect(wrong.code).toBe(2)
  expect(wrong.complaint).toMatch(/^This is not a date like 2026-11-17: 2026-02-29\nUsage: /)
})

test('goes by environment variables where nobody can answer', async ({ terminalWith }) => {
  const terminal = terminalWith({ OAKLET_EMAIL: DEMO_EMAILS.owner, OAKLET_PASSWORD: 'oaklet-demo-2026' })
  const { code, output } = await terminal.run(TODAY)
  expect(code).toBe(0)
  expect(output).toContain('Oakwood Therapy Group')
})
