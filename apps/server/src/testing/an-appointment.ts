import type {
  Appointment,
  AppointmentStatus,
  Client,
  CreateAppointmentBody,
  PreviewSeriesBody,
} from '@oaklet/api/contract'
import { aSeriesRule } from '@oaklet/api/testing'
import { clientInput } from './a-client'
import type { SignedInPerson, TestAnswer } from './a-person'
import type { TestPractice } from './a-practice'
import type { TestApp } from './create-test-app'

/** An instant on the tests' Tuesday, by New York's clock: `at('14:30')`. */
export const at = (time: string, day = '2026-11-17'): string =>
  new Date(`${day}T${time}:00-05:00`).toISOString()

/** What a person might book, at any hour and whatever the client has then; override what the test is about. Fifty minutes from ten o'clock. */
export const appointmentBody = (
  practice: TestPractice,
  who: { clientId: string; clinicianId: string },
  overrides: Partial<CreateAppointmentBody> = {},
): CreateAppointmentBody => ({
  clientIds: [who.clientId],
  clinicianId: who.clinicianId,
  locationId: practice.locationId,
  lines: [{ serviceCode: '90834', modifiers: [], units: 1, feeCents: 15_000 }],
  startsAt: at('10:00'),
  endsAt: at('10:50'),
  timeZone: practice.timeZone,
  memo: '',
  billingType: 'self_pay',
  allowOverlap: false,
  allowClientOverlap: true,
  allowOutsideHours: true,
  ...overrides,
})

/** Three Tuesdays from the tests' next one, for fifty minutes from ten o'clock. */
export function seriesBody(
  practice: TestPractice,
  who: { clientId: string; clinicianId: string },
  overrides: Partial<PreviewSeriesBody> = {},
): PreviewSeriesBody {
  const { clientIds, clinicianId, locationId, lines, memo, billingType, timeZone } = appointmentBody(
    practice,
    who,
  )
  return {
    ...{ clientIds, clinicianId, locationId, lines, memo, billingType, timeZone },
    rule: aSeriesRule({ startsOn: '2026-11-24' }),
    start: '10:00',
    minutes: 50,
    choices: [],
    ...overrides,
  }
}

/** The answer's data; fails with the whole answer when the call was refused. */
export function dataOf<Data>(answer: TestAnswer, read = (data: unknown) => data as Data): Data {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return read(answer.data)
}

export const addClient = async (
  practice: TestPractice,
  by: SignedInPerson,
  overrides: Parameters<typeof clientInput>[0] = {},
): Promise<Client> => dataOf(await by.request('POST', practice.path('clients'), clientInput(overrides)))

/** A client who may be written to by e-mail. */
export async function aReachableClient(
  test: TestApp,
  practice: TestPractice,
  owner: SignedInPerson,
  changes: Parameters<typeof addClient>[2] = {},
): Promise<{ client: Client; email: string }> {
  const email = `r${test.deps.newId()}@mail.example`
  const contacts = [
    { kind: 'email' as const, value: email, mayEmail: true, mayText: false, mayVoicemail: false },
  ]
  return { client: await addClient(practice, owner, { contacts, ...changes }), email }
}

export const book = async (
  practice: TestPractice,
  by: SignedInPerson,
  body: CreateAppointmentBody,
): Promise<Appointment> => dataOf(await by.request('POST', practice.path('appointments'), body))

export async function setStatus(
  practice: TestPractice,
  by: SignedInPerson,
  appointment: Appointment,
  status: AppointmentStatus,
): Promise<Appointment> {
  const path = practice.path(`appointments/${appointment.id}/status`)
  return dataOf(await by.request('PATCH', path, { status, version: appointment.version }))
}
