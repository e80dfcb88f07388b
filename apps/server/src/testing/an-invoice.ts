import type {
  AdjustInvoiceBody,
  AdjustmentKind,
  Invoice,
  InvoiceInput,
  RefundPaymentBody,
} from '@oaklet/api/contract'
import type { SignedInPerson, TestAnswer } from './a-person'
import type { TestPractice } from './a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from './an-appointment'

/** One line over a number of cents, for no appointment. */
export const invoiceInput = (
  clientId: string,
  cents: number,
  overrides: Partial<InvoiceInput> = {},
): InvoiceInput => ({
  clientId,
  dueOn: null,
  notes: '',
  lines: [{ appointmentId: null, description: 'Report', quantity: 1, unitPriceCents: cents }],
  ...overrides,
})

export const draftInvoice = async (
  practice: Pick<TestPractice, 'path'>,
  by: Pick<SignedInPerson, 'request'>,
  input: InvoiceInput,
): Promise<Invoice> => dataOf(await by.request('POST', practice.path('invoices'), input))

export const issue = async (
  practice: Pick<TestPractice, 'path'>,
  by: Pick<SignedInPerson, 'request'>,
  { id, version }: Invoice,
): Promise<Invoice> => dataOf(await by.request('POST', practice.path(`invoices/${id}/issue`), { version }))

interface PaymentOptions {
  credit?: number
  receivedOn?: string
  isRestWrittenOff?: boolean
}

/** Pays cents of an invoice; what is received beside them is credit. */
export const payFor = (
  practice: Pick<TestPractice, 'path'>,
  by: Pick<SignedInPerson, 'request'>,
  invoice: Pick<Invoice, 'id' | 'client'>,
  cents: number,
  { credit = 0, receivedOn = '2026-11-17', isRestWrittenOff = false }: PaymentOptions = {},
): Promise<TestAnswer> =>
  by.request('POST', practice.path('payments'), {
    clientId: invoice.client.id,
    method: 'cash',
    amountCents: cents + credit,
    receivedOn,
    reference: '',
    allocations: [{ invoiceId: invoice.id, amountCents: cents }],
    ...(isRestWrittenOff && { writeOffInvoiceIds: [invoice.id] }),
  })

/** Receives cents in advance that are held for a session of the client; what is received beside them is plain credit. */
export const holdFor = (
  practice: Pick<TestPractice, 'path'>,
  by: Pick<SignedInPerson, 'request'>,
  { appointmentId, clientId }: { appointmentId: string; clientId: string },
  amountCents: number,
  { credit = 0 }: Pick<PaymentOptions, 'credit'> = {},
): Promise<TestAnswer> =>
  by.request('POST', practice.path('payments'), {
    ...{
      clientId,
      method: 'cash',
      amountCents: amountCents + credit,
      receivedOn: '2026-11-17',
      reference: '',
    },
    allocations: [],
    holds: [{ appointmentId, amountCents }],
  })

/** Lowers what is owed by a number of cents. */
export const adjustment = (amountCents: number, kind: AdjustmentKind): AdjustInvoiceBody => ({
  kind,
  amountCents,
  reason: 'courtesy',
  note: '',
})

/** Gives cents of a payment back, what the credit lacks from the invoice. */
export const refund = (amountCents: number, invoiceId: string | null): RefundPaymentBody => ({
  amountCents,
  method: 'cash',
  refundedOn: '2026-11-17',
  reason: 'client_asked',
  note: '',
  invoiceId,
})

/** A client who came once, at ten. */
export async function aCompletedSession(practice: TestPractice, by: SignedInPerson) {
  const client = await addClient(practice, by)
  const who = { clientId: client.id, clinicianId: by.staffId }
  const times = { startsAt: at('10:00', '2026-11-10'), endsAt: at('10:50', '2026-11-10') }
  const booked = await book(practice, by, appointmentBody(practice, who, { ...times, allowOverlap: true }))
  return { client, appointment: await setStatus(practice, by, booked, 'completed') }
}
