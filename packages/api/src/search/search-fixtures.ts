import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import {
  AppointmentHit,
  ClaimHit,
  ClientHit,
  ClinicianHit,
  InvoiceHit,
  SearchAnswer,
  StatementHit,
  EstimateHit,
  SuperbillHit,
} from './search-contract'

/** Mari Vega, as a search finds her. */
export const aClientHit = fixtureOf<ClientHit>(ClientHit, () => ({
  kind: 'client',
  id: fixtureId(30),
  name: 'Mari Vega',
  dateOfBirth: '1988-04-12',
  status: 'active',
}))

/** Her appointment with Dr. Cole on Tuesday, Nov 17, 2026, at 9:00 in New York. */
export const anAppointmentHit = fixtureOf<AppointmentHit>(AppointmentHit, () => ({
  kind: 'appointment',
  id: fixtureId(40),
  clientNames: ['Mari Vega'],
  clinicianName: 'Dr. Imani Cole',
  startsAt: '2026-11-17T14:00:00Z',
  timeZone: 'America/New_York',
  status: 'scheduled',
}))

/** Invoice 1042 over 150 dollars. */
export const anInvoiceHit = fixtureOf<InvoiceHit>(InvoiceHit, () => ({
  kind: 'invoice',
  id: fixtureId(50),
  number: 1042,
  clientName: 'Mari Vega',
  status: 'issued',
  totalCents: 15_000,
  currency: 'USD',
}))

/** A claim over 150 dollars to Aetna, which waits to be sent. */
export const aClaimHit = fixtureOf<ClaimHit>(ClaimHit, () => ({
  kind: 'claim',
  id: fixtureId(91),
  pcn: 'K000000018',
  clientName: 'Mari Vega',
  payerName: 'Aetna',
  state: 'ready',
  chargedCents: 15_000,
  currency: 'USD',
}))

/** Superbill 1001 over 150 dollars. */
export const aSuperbillHit = fixtureOf<SuperbillHit>(SuperbillHit, () => ({
  kind: 'superbill',
  id: fixtureId(80),
  number: 1001,
  clientName: 'Mari Vega',
  status: 'issued',
  chargedCents: 15_000,
  currency: 'USD',
}))

/** Statement 1 over 120 dollars. */
export const aStatementHit = fixtureOf<StatementHit>(StatementHit, () => ({
  kind: 'statement',
  id: fixtureId(85),
  number: 1,
  clientName: 'Mari Vega',
  status: 'sent',
  owedCents: 12_000,
  currency: 'USD',
}))

/** Good Faith Estimate 7 over 1,800 dollars. */
export const anEstimateHit = fixtureOf<EstimateHit>(EstimateHit, () => ({
  kind: 'estimate',
  id: fixtureId(90),
  number: 7,
  clientName: 'Mari Vega',
  status: 'sent',
  totalCents: 180_000,
  currency: 'USD',
}))

/** Dr. Cole, as a search finds her. */
export const aClinicianHit = fixtureOf<ClinicianHit>(ClinicianHit, () => ({
  kind: 'clinician',
  id: fixtureId(20),
  name: 'Dr. Imani Cole',
  credentials: 'PsyD',
}))

/** One record of each kind, with a sentence above them. */
export const aSearchAnswer = fixtureOf<SearchAnswer>(SearchAnswer, () => ({
  answer: 'Here is what was found.',
  groups: [
    { kind: 'client', hits: [aClientHit()], hasMore: false },
    { kind: 'appointment', hits: [anAppointmentHit()], hasMore: false },
    { kind: 'invoice', hits: [anInvoiceHit()], hasMore: true },
    { kind: 'clinician', hits: [aClinicianHit()], hasMore: false },
  ],
}))
