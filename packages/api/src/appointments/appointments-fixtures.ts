import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { CreateAppointmentBody } from './appointment-changes-contract'
import { Appointment, ClientOverlap, OverlapConflict } from './appointments-contract'
import { Closure, OpenDay } from './open-days-contract'

/** Mari Vega with Dr. Cole on Tuesday, Nov 17, 2026, 9:00 to 9:45 in New York. */
export const anAppointment = fixtureOf<Appointment>(Appointment, () => ({
  id: fixtureId(40),
  practiceId: fixtureId(3),
  clients: [{ id: fixtureId(30), name: 'Mari Vega', attendance: 'expected' }],
  clinician: { id: fixtureId(20), name: 'Dr. Imani Cole', colorIndex: 0 },
  location: { id: fixtureId(10), name: 'Main Street' },
  lines: [
    { serviceCode: '90834', modifiers: [], units: 1, feeCents: 15_000, label: 'Psychotherapy, 45 minutes' },
  ],
  startsAt: '2026-11-17T14:00:00Z',
  endsAt: '2026-11-17T14:45:00Z',
  timeZone: 'America/New_York',
  memo: '',
  billingType: 'self_pay',
  status: 'scheduled',
  invoiceId: null,
  series: null,
  version: 1,
  createdAt: '2026-11-01T15:00:00Z',
  updatedAt: '2026-11-01T15:00:00Z',
}))

/** The body that makes {@link anAppointment}. */
export const anAppointmentBody = fixtureOf<CreateAppointmentBody>(CreateAppointmentBody, () => ({
  clientIds: [fixtureId(30)],
  clinicianId: fixtureId(20),
  locationId: fixtureId(10),
  lines: [{ serviceCode: '90834', modifiers: [], units: 1, feeCents: 15_000 }],
  startsAt: '2026-11-17T14:00:00Z',
  endsAt: '2026-11-17T14:45:00Z',
  timeZone: 'America/New_York',
  memo: '',
  billingType: 'self_pay',
  allowOverlap: false,
}))

/** Sam Okafor, a quarter of an hour into {@link anAppointment}. */
export const anOverlapConflict = fixtureOf<OverlapConflict>(OverlapConflict, () => ({
  id: fixtureId(41),
  clientNames: 'Sam Okafor',
  startsAt: '2026-11-17T14:15:00Z',
  endsAt: '2026-11-17T15:00:00Z',
}))

/** Mari Vega with Dr. Amir Sol, a quarter of an hour into {@link anAppointment}. */
export const aClientOverlap = fixtureOf<ClientOverlap>(ClientOverlap, () => ({
  client: { id: fixtureId(30), name: 'Mari Vega' },
  appointment: {
    id: fixtureId(42),
    clinicianName: 'Dr. Amir Sol',
    startsAt: '2026-11-17T14:15:00Z',
    endsAt: '2026-11-17T15:00:00Z',
  },
}))

/** Thanksgiving 2026, on which everything is closed. */
export const aClosure = fixtureOf<Closure>(Closure, () => ({
  date: '2026-11-26',
  closedBy: 'holiday',
  name: 'Thanksgiving',
  open: [],
}))

/** Tuesday, Nov 17, 2026, open from nine to five. */
export const anOpenDay = fixtureOf<OpenDay>(OpenDay, () => ({
  date: '2026-11-17',
  open: [{ opens: '09:00', closes: '17:00' }],
  holidays: [],
}))
