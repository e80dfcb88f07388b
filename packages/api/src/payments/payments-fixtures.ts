import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { CardCharge, CardRefund } from './card-charge'
import { Dispute } from './disputes'
import { ChargeCardBody } from './card-payments-contract'
import { AppointmentHolds, HoldableSession } from './holds-contract'
import { PaymentLinks } from './payment-links-contract'
import { Payment, PaymentDetails, PaymentSummary, RecordPaymentBody } from './payments-contract'

/** The whole of {@link anInvoice}, by card. */
export const aPaymentBody = fixtureOf<RecordPaymentBody>(RecordPaymentBody, () => ({
  clientId: fixtureId(30),
  method: 'card',
  amountCents: 15_000,
  receivedOn: '2026-11-10',
  reference: '',
  allocations: [{ invoiceId: fixtureId(50), amountCents: 15_000 }],
}))

/** {@link aPaymentBody} as it was recorded. */
export const aPayment = fixtureOf<Payment>(Payment, () => ({
  ...aPaymentBody(),
  id: fixtureId(60),
  practiceId: fixtureId(3),
  status: 'succeeded',
  unallocatedCents: 0,
  refundedCents: 0,
  createdAt: '2026-11-10T15:00:00Z',
}))

/** {@link aPayment}, which paid all of {@link anInvoice}. */
export const aPaymentWithDetails = fixtureOf<PaymentDetails>(PaymentDetails, () => ({
  ...aPayment(),
  client: { id: fixtureId(30), name: 'Mari Vega' },
  currency: 'USD',
  card: null,
  cardRefunds: [],
  disputes: [],
  refundableCents: 15_000,
  creditCents: 0,
  holds: [],
  invoices: [{ id: fixtureId(50), number: 1001, paidCents: 15_000, balanceCents: 0 }],
}))

/** {@link aPayment}, as a list shows it. */
export const aPaymentSummary = fixtureOf<PaymentSummary>(PaymentSummary, () => ({
  id: fixtureId(60),
  client: { id: fixtureId(30), name: 'Mari Vega' },
  method: 'card',
  reference: '',
  receivedOn: '2026-11-10',
  status: 'succeeded',
  amountCents: 15_000,
  refundedCents: 0,
  dispute: null,
  isCardCharge: false,
  currency: 'USD',
}))

/** A session of today whose copay of 25 dollars wasn’t paid yet. */
export const aHoldableSession = fixtureOf<HoldableSession>(HoldableSession, () => ({
  appointmentId: fixtureId(40),
  date: '2026-11-10',
  service: 'Individual therapy, 45 min',
  heldCents: 0,
  copayCents: 2_500,
  isOpen: true,
}))

/** The holds of an appointment with one client, {@link aHoldableSession}. */
export const someAppointmentHolds = fixtureOf<AppointmentHolds>(AppointmentHolds, () => ({
  clients: [{ clientId: fixtureId(30), session: aHoldableSession() }],
}))

/** What is sent to charge a card for the whole of {@link anInvoice}. */
export const aChargeCardBody = fixtureOf<ChargeCardBody>(ChargeCardBody, () => ({
  clientId: fixtureId(30),
  cardId: fixtureId(70),
  amountCents: 15_000,
  allocations: [{ invoiceId: fixtureId(50), amountCents: 15_000 }],
}))

/** How the card was charged for it. */
export const aCardCharge = fixtureOf<CardCharge>(CardCharge, () => ({
  brand: 'visa',
  lastFour: '4242',
  feeCents: 465,
  refusal: null,
  isAutopay: false,
  isReachable: true,
  isByLink: false,
}))

/** All of the payment on its way back to {@link aCardCharge}. */
export const aCardRefund = fixtureOf<CardRefund>(CardRefund, () => ({
  id: fixtureId(71),
  amountCents: 15_000,
  state: 'pending',
  refusal: null,
  createdAt: '2026-11-11T15:00:00Z',
}))

/** The client’s bank took all of the payment back. */
export const aDispute = fixtureOf<Dispute>(Dispute, () => ({
  id: fixtureId(73),
  amountCents: 15_000,
  state: 'needs_response',
  reason: 'The client does not recognize this charge.',
  dueOn: '2026-11-30',
  blocksRefunds: true,
  openedAt: '2026-11-16T15:00:00Z',
}))

/** Marisol Vega was sent one link to pay {@link anInvoice}. */
export const somePaymentLinks = fixtureOf<PaymentLinks>(PaymentLinks, () => ({
  links: [
    {
      id: fixtureId(75),
      email: 'mari.vega@mail.example',
      sentAt: '2026-11-16T15:00:00Z',
      sentBy: 'Olivia Owner',
      expiresAt: '2027-01-15T15:00:00Z',
    },
  ],
  canBePaid: true,
  emails: ['mari.vega@mail.example'],
}))
