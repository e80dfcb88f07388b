import type {
  Appointment,
  Client,
  CreateAppointmentBody,
  CreateSuperbillBody,
  Superbill,
} from '@oaklet/api/contract'
import { aBillingProfileInput } from '@oaklet/api/testing'
import type { SignedInPerson } from './a-person'
import type { TestPractice } from './a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from './an-appointment'

/** The month before the tests' today. */
export const OCTOBER = { from: '2026-10-01', to: '2026-10-31' } as const

/** Lets the practice have somebody who bills, as no superbill is issued without. */
export const addBiller = async (practice: TestPractice, by: SignedInPerson): Promise<void> =>
  void dataOf(await by.request('POST', practice.path('billing-profiles'), aBillingProfileInput()))

/** A client of whom a superbill lacks nothing. */
export const aBilledClient = (practice: TestPractice, by: SignedInPerson): Promise<Client> =>
  addClient(practice, by, {
    firstName: 'Marisol',
    lastName: 'Vega',
    preferredName: 'Mari',
    dateOfBirth: '1991-04-12',
    address: { street: '1 Elm Street', city: 'Albany', state: 'NY', zipCode: '12207', country: 'US' },
    contacts: [
      { kind: 'email', value: 'mari.vega@mail.example', mayEmail: true, mayText: false, mayVoicemail: false },
      { kind: 'email', value: 'shared@mail.example', mayEmail: false, mayText: false, mayVoicemail: false },
    ],
    diagnoses: ['F41.1', 'F33.1'],
  })

/** A session of a client with a clinician that was held in October. */
export async function aPastSession(
  practice: TestPractice,
  by: SignedInPerson,
  { client, day = '2026-10-06' }: { client: Client; day?: string },
  changes: Partial<CreateAppointmentBody> = {},
): Promise<Appointment> {
  const who = { clientId: client.id, clinicianId: by.staffId }
  const times = { startsAt: at('10:00', day), endsAt: at('10:50', day), allowOverlap: true }
  const booked = await book(practice, by, appointmentBody(practice, who, { ...times, ...changes }))
  return setStatus(practice, by, booked, 'completed')
}

export const draftSuperbill = async (
  practice: TestPractice,
  by: SignedInPerson,
  client: Pick<Client, 'id'>,
  changes: Partial<CreateSuperbillBody> = {},
): Promise<Superbill> => {
  const body = { clientId: client.id, clinicianId: by.staffId, ...OCTOBER, ...changes }
  return dataOf(await by.request('POST', practice.path('superbills'), body))
}

/** Takes a step of a superbill on the version that is given. */
export const stepOfSuperbill = (
  practice: TestPractice,
  by: SignedInPerson,
  { id, version }: Pick<Superbill, 'id' | 'version'>,
  step: 'issue' | 'send' | 'void',
  body: object = {},
) => by.request('POST', practice.path(`superbills/${id}/${step}`), { version, ...body })

export const issueDraft = async (
  practice: TestPractice,
  by: SignedInPerson,
  draft: Superbill,
): Promise<Superbill> =>
  dataOf(await stepOfSuperbill(practice, by, draft, 'issue', { allowIncomplete: true }))
