import type { DaySheet } from '@oaklet/api/contract'
import { beforeEach, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'
import { initialsOf } from './get-day-sheet'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let clinician: SignedInPerson
let clientId: string

beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  clinician = await practice.as('Clinician', { name: 'Dr. Imani Cole' })
  clientId = (await addClient(practice, owner)).id
})

const bookFor = (person: SignedInPerson, from: string, to: string, day?: string) =>
  book(
    practice,
    owner,
    appointmentBody(
      practice,
      { clientId, clinicianId: person.staffId },
      { startsAt: at(from, day), endsAt: at(to, day), memo: 'By the back door' },
    ),
  )
const ask = (query: Record<string, string> = {}, by = owner, where = practice) => {
  const asked = new URLSearchParams({
    ...{ startDate: '2026-11-17', endDate: '2026-11-17', names: 'full' },
    ...query,
  })
  return by.request('GET', where.path(`day-sheet?${asked.toString()}`))
}
const sheet = async (...given: Parameters<typeof ask>): Promise<DaySheet> => dataOf(await ask(...given))

it('has the appointments of the day by clinician and start, without memos, fees and what was cancelled', async () => {
  await bookFor(owner, '09:00', '09:50')
  await bookFor(clinician, '14:00', '14:50')
  await bookFor(clinician, '08:00', '08:50')
  await bookFor(clinician, '08:00', '08:50', '2026-11-18')
  const cancelled = await bookFor(clinician, '16:00', '16:50')
  await setStatus(practice, owner, cancelled, 'cancelled_client')

  const { lines, ...about } = await sheet()
  expect(lines.map(({ clinician: { name }, startsAt }) => [name, startsAt])).toEqual([
    ['Dr. Imani Cole', at('08:00')],
    ['Dr. Imani Cole', at('14:00')],
    ['Owner', at('09:00')],
  ])
  expect(lines[0]).toMatchObject({
    ...{ date: '2026-11-17', clients: 'Maya Lindqvist', services: ['90834'], place: 'First office' },
    status: 'scheduled',
  })
  expect(JSON.stringify(lines)).not.toMatch(/back door|150/)
  expect(about).toMatchObject({
    timeZone: 'America/New_York',
    printedBy: 'Owner',
    printedAt: test.clock.now().toISOString(),
  })
})

it('an appointment that goes on past midnight stands on the day on which it begins', async () => {
  await bookFor(owner, '23:30', '23:59', '2026-11-16')
  const late = appointmentBody(
    practice,
    { clientId, clinicianId: owner.staffId },
    { startsAt: at('23:40', '2026-11-17'), endsAt: at('00:20', '2026-11-18') },
  )
  await book(practice, owner, late)
  expect((await sheet()).lines.map(({ date }) => date)).toEqual(['2026-11-17'])
  expect((await sheet({ startDate: '2026-11-18', endDate: '2026-11-18' })).lines).toEqual([])
})

it('names clients by their initials or not at all, where that is asked for', async () => {
  await bookFor(owner, '09:00', '09:50')
  expect((await sheet({ names: 'initials' })).lines[0]?.clients).toBe('M. L.')
  const unnamed = await ask({ names: 'none' })
  expect(dataOf<DaySheet>(unnamed).lines[0]?.clients).toBeNull()
  expect(JSON.stringify(unnamed.body)).not.toContain('Lindqvist')
})

it.each([
  ['Maya Lindqvist', 'M. L.'],
  ['  mari  de la vega ', 'M. D. L. V.'],
  ['O’Neil-Smith (Jo)', 'O. J.'],
  ['Élodie Ñuñez', 'É. Ñ.'],
  ['李 小龍', '李. 小.'],
  ['– ', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

it('each sheet is an event that says of which days, and a refused one is none', async () => {
  await sheet({ endDate: '2026-11-23' })
  await ask({ endDate: '2026-11-30' })
  const recordId = `${practice.practiceId}/2026-11-17/2026-11-23`
  const event = { action: 'printed', changed: [], userId: owner.userId }
  expect(await auditTrail(test, practice, 'day_sheet')).toEqual([event])
  expect(await auditTrail(test, practice, 'day_sheet', recordId)).toEqual([event])
})

it('is of at most seven days, in order', async () => {
  for (const endDate of ['2026-11-24', '2026-11-16']) {
    expect(refusal(await ask({ endDate }))).toEqual([422, 'validation_failed', 'endDate'])
  }
})

it('who sees their own appointments alone prints these, and nobody prints those of another practice', async () => {
  await bookFor(owner, '09:00', '09:50')
  await bookFor(clinician, '14:00', '14:50')
  const colleague = await aPersonWhoMay(test, practice, 'Clinician', [
    'appointments:view:own',
    'appointments:write:own',
  ])
  await bookFor(colleague, '15:00', '15:50')
  const own = await sheet({}, colleague)
  expect(own.lines.map(({ clinician: { id } }) => id)).toEqual([colleague.staffId])
  expect((await sheet({ clinicianId: owner.staffId }, colleague)).lines).toEqual([])
  const other = await aPractice(test)
  expect((await ask({}, owner, other)).status).toBe(404)
})
