import type { Appointment, AppointmentStatus, CreateAppointmentBody } from '@oaklet/api/contract'
import { expect, it } from 'vitest'
import { dayOf } from '../../calendar-day'
import { addAuthorization, addCoverage, coveragesOf, insertPayer } from '../../testing/a-coverage'
import { aPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, book, setStatus } from '../../testing/an-appointment'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()

const NEW_YORK = 'America/New_York'
const TOKYO = 'Asia/Tokyo'

interface Planned {
  /** When it begins; it lasts fifty minutes. */
  at: string
  timeZone?: string
  codes?: readonly string[]
  billingType?: CreateAppointmentBody['billingType']
  status?: AppointmentStatus
}

/** Sessions around the days and rules of the authorizations below. */
const PLANNED: readonly Planned[] = [
  // August 31 in the evening, and September 1 after midnight, in New York.
  { at: '2026-09-01T03:59:00Z' },
  { at: '2026-09-01T04:00:00Z' },
  // September 1 in Tokyo, while it is still August in New York.
  { at: '2026-08-31T16:00:00Z', timeZone: TOKYO },
  { at: '2026-10-01T15:00:00Z', billingType: 'self_pay' },
  { at: '2026-10-02T15:00:00Z', status: 'no_show' },
  { at: '2026-10-05T15:00:00Z', status: 'scheduled' },
  { at: '2026-10-06T15:00:00Z', codes: ['90837'] },
  { at: '2026-10-07T15:00:00Z', codes: ['90791', '90834'] },
  { at: '2026-10-08T15:00:00Z', codes: ['90791'] },
  // The last day in New York, which is over in Tokyo.
  { at: '2026-11-01T01:00:00Z' },
  { at: '2026-11-01T02:00:00Z', timeZone: TOKYO },
  { at: '2026-11-01T04:00:00Z' },
]

const AUTHORIZATIONS = [
  { number: 'one code', codes: ['90834'], startsOn: '2026-09-01', endsOn: '2026-10-31' },
  { number: 'two codes', codes: ['90837', '90791'], startsOn: '2026-09-01', endsOn: '2026-10-31' },
  { number: 'every code', codes: [], startsOn: '2026-09-01', endsOn: '2026-10-31' },
  { number: 'one day', codes: [], startsOn: '2026-10-07', endsOn: '2026-10-07' },
  { number: 'no session', codes: ['90853'], startsOn: '2026-09-01', endsOn: '2026-10-31' },
] as const

/** Counts again what the server counts, in the words of the rule. */
const recounted = (
  held: readonly Appointment[],
  { codes, startsOn, endsOn }: { codes: readonly string[]; startsOn: string; endsOn: string },
) =>
  held.filter(({ status, billingType, startsAt, timeZone, lines }) => {
    const day = dayOf(new Date(startsAt), timeZone)
    const isCovered = codes.length === 0 || lines.some(({ serviceCode }) => codes.includes(serviceCode))
    return (
      status === 'completed' && billingType === 'insurance' && day >= startsOn && day <= endsOn && isCovered
    )
  }).length

it('the used visits are the client’s completed sessions for insurance, on the days and of the codes', async () => {
  test.clock.set('2026-12-01T14:00:00Z')
  const practice = await aPractice(test)
  const owner = await practice.as('Owner')
  const { id: clientId } = await addClient(practice, owner)
  const { id: otherId } = await addClient(practice, owner)

  const held: Appointment[] = []
  for (const { at, timeZone = NEW_YORK, codes = ['90834'], billingType = 'insurance', status } of PLANNED) {
    for (const who of [clientId, otherId]) {
      const made = await book(
        practice,
        owner,
        appointmentBody(
          practice,
          { clientId: who, clinicianId: owner.staffId },
          {
            ...{ startsAt: at, endsAt: new Date(Date.parse(at) + 3_000_000).toISOString(), timeZone },
            ...{ billingType, allowOverlap: true },
            lines: codes.map((serviceCode) => ({ serviceCode, modifiers: [], units: 1, feeCents: 15_000 })),
          },
        ),
      )
      const after =
        status === 'scheduled' ? made : await setStatus(practice, owner, made, status ?? 'completed')
      if (who === clientId) held.push(after)
    }
  }

  const payerId = await insertPayer(test, practice)
  const coverage = await addCoverage(practice, owner, clientId, { payerId })
  for (const each of AUTHORIZATIONS) {
    await addAuthorization(practice, owner, coverage, { ...each, codes: [...each.codes] })
  }
  const { authorizations } = await coveragesOf(practice, owner, clientId)
  const counted = Object.fromEntries(authorizations.map(({ number, usedVisits }) => [number, usedVisits]))
  expect(counted).toEqual(
    Object.fromEntries(AUTHORIZATIONS.map((each) => [each.number, recounted(held, each)])),
  )
  expect(counted).toEqual({
    ...{ 'one code': 4, 'two codes': 3, 'every code': 6, 'one day': 1, 'no session': 0 },
  })
})
