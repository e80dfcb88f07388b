import type { BillingProfile, Invoice, Payer, Payment, Service } from '@oaklet/api/contract'
import {
  aBillingProfileInput,
  aBillingSettingsBody,
  aPayerInput,
  aPaymentBody,
  aServiceInput,
} from '@oaklet/api/testing'
import { clientInput } from '../a-client'
import { addClient, appointmentBody, book, dataOf } from '../an-appointment'
import { adjustment, draftInvoice, invoiceInput, issue, payFor, refund } from '../an-invoice'
import { notified } from '../notified'
import type { CallScene, PrepareCall } from './call-scene'
import { APPOINTMENT_CALLS } from './appointment-calls'
import { BLOCK_CALLS } from './block-calls'
import { CARD_CALLS } from './card-calls'
import { COVERAGE_CALLS } from './coverage-calls'
import { DOCUMENT_CALLS } from './document-calls'
import { FORM_TEMPLATE_CALLS } from './form-template-calls'
import { DUPLICATE_CALLS } from './duplicate-calls'
import { ESTIMATE_CALLS } from './estimate-calls'
import { FEE_CALLS } from './fee-calls'
import { HOLD_CALLS } from './hold-calls'
import { MEASURE_CALLS } from './measure-calls'
import { SERIES_CALLS } from './series-calls'
import { STATEMENT_CALLS } from './statement-calls'
import { CLAIM_CALLS } from './claim-calls'
import { FILE_CALLS } from './file-calls'
import { MEMBER_CALLS } from './member-calls'
import { PACKET_CALLS } from './packet-calls'
import { PERSON_CALLS } from './person-calls'
import { REMINDER_CALLS } from './reminder-calls'
import { REMITTANCE_CALLS } from './remittance-calls'
import { SUPERBILL_CALLS } from './superbill-calls'
import { CALENDAR_FEED_CALLS } from './calendar-feed-calls'
import { WAITLIST_CALLS } from './waitlist-calls'

async function aDraft({ practice, owner }: CallScene) {
  const { id: clientId } = await addClient(practice, owner)
  const invoice = await draftInvoice(practice, owner, invoiceInput(clientId, 5_000))
  return { by: owner.request, params: { invoiceId: invoice.id }, invoice }
}

async function anIssuedInvoice(scene: CallScene) {
  const { invoice, ...call } = await aDraft(scene)
  return { ...call, invoice: await issue(scene.practice, scene.owner, invoice) }
}

async function aPayment(scene: CallScene) {
  const { invoice, by } = await anIssuedInvoice(scene)
  const { id } = dataOf<Payment>(await payFor(scene.practice, scene.owner, invoice, 1_000))
  return { by, params: { paymentId: id }, invoice }
}

const addPayer = async ({ practice, owner }: CallScene): Promise<Payer> =>
  dataOf(await owner.request('POST', practice.path('payers'), aPayerInput()))

const addProfile = async ({ practice, owner }: CallScene): Promise<BillingProfile> =>
  dataOf(await owner.request('POST', practice.path('billing-profiles'), aBillingProfileInput()))

const addService = async ({ practice, owner }: CallScene): Promise<Service> =>
  dataOf(await owner.request('POST', practice.path('services'), aServiceInput({ code: 'INTAKE' })))

/** A person who has a notification to read. */
async function aReader(scene: CallScene) {
  const { practice, owner } = scene
  const clinician = await practice.as('Clinician', { name: 'Cleo Vern' })
  const { id: clientId } = await addClient(practice, owner)
  await book(practice, owner, appointmentBody(practice, { clientId, clinicianId: clinician.staffId }))
  const [notification] = await notified(practice, clinician)
  return { clinician, notification }
}

/** The calls of a practice’s daily work. */
export const PRACTICE_CALLS: Readonly<Record<string, PrepareCall>> = {
  reportAuditEvent: ({ owner }) =>
    Promise.resolve({
      by: owner.request,
      body: {
        ...{ eventType: 'ACCESS', resource: 'PATIENT', resourceId: 'chart' },
        ...{ userId: owner.userId, timestamp: '2026-11-17T14:00:00Z' },
      },
    }),
  getClient: async ({ practice, owner }) => ({
    by: owner.request,
    params: { clientId: (await addClient(practice, owner)).id },
  }),
  createClient: ({ owner }) => Promise.resolve({ by: owner.request, body: clientInput() }),
  importClients: ({ owner }) =>
    Promise.resolve({ by: owner.request, body: { rows: [clientInput()], isDryRun: false } }),
  updateClient: async ({ practice, owner }) => {
    const { id, version } = await addClient(practice, owner)
    const body = { ...clientInput({ pronouns: 'they' }), version }
    return { by: owner.request, params: { clientId: id }, body }
  },
  ...APPOINTMENT_CALLS,
  ...SERIES_CALLS,
  ...BLOCK_CALLS,
  ...MEASURE_CALLS,
  updateBillingSettings: ({ owner }) => Promise.resolve({ by: owner.request, body: aBillingSettingsBody() }),
  ...CARD_CALLS,
  ...HOLD_CALLS,
  ...FILE_CALLS,
  ...MEMBER_CALLS,
  ...PERSON_CALLS,
  ...PACKET_CALLS,
  ...REMINDER_CALLS,
  ...CALENDAR_FEED_CALLS,
  ...WAITLIST_CALLS,
  ...DOCUMENT_CALLS,
  ...FORM_TEMPLATE_CALLS,
  ...DUPLICATE_CALLS,
  ...COVERAGE_CALLS,
  ...FEE_CALLS,
  ...SUPERBILL_CALLS,
  ...CLAIM_CALLS,
  ...REMITTANCE_CALLS,
  ...STATEMENT_CALLS,
  ...ESTIMATE_CALLS,
  createInvoice: async ({ practice, owner }) => ({
    by: owner.request,
    body: invoiceInput((await addClient(practice, owner)).id, 5_000),
  }),
  updateInvoice: async (scene) => {
    const { invoice, ...call } = await aDraft(scene)
    return { ...call, body: { ...invoiceInput(invoice.client.id, 7_000), version: invoice.version } }
  },
  deleteInvoice: async (scene) => {
    const { by, params } = await aDraft(scene)
    return { by, params }
  },
  issueInvoice: async (scene) => {
    const { invoice, ...call } = await aDraft(scene)
    return { ...call, body: { version: invoice.version } }
  },
  voidInvoice: async (scene) => {
    const { invoice, ...call } = await anIssuedInvoice(scene)
    return { ...call, body: { version: invoice.version } }
  },
  applyCredit: async (scene) => {
    const { invoice, ...call } = await anIssuedInvoice(scene)
    await payFor(scene.practice, scene.owner, invoice, 1_000, { credit: 2_000 })
    return { ...call, body: { amountCents: 2_000 } }
  },
  applyClientCredit: async (scene) => {
    const { invoice, by } = await anIssuedInvoice(scene)
    await payFor(scene.practice, scene.owner, invoice, 1_000, { credit: 2_000 })
    const allocations = [{ invoiceId: invoice.id, amountCents: 2_000 }]
    return { by, params: { clientId: invoice.client.id }, body: { allocations } }
  },
  unapplyPayment: async (scene) => {
    const { invoice, ...call } = await anIssuedInvoice(scene)
    await payFor(scene.practice, scene.owner, invoice, 1_000)
    return { ...call, body: { amountCents: 1_000 } }
  },
  adjustInvoice: async (scene) => {
    const { by, params } = await anIssuedInvoice(scene)
    return { by, params, body: adjustment(1_000, 'credited') }
  },
  reverseAdjustment: async (scene) => {
    const { invoice, by, params } = await anIssuedInvoice(scene)
    const path = scene.practice.path(`invoices/${invoice.id}/adjustments`)
    const adjusted = await scene.owner.request('POST', path, adjustment(1_000, 'written_off'))
    const { ledger } = dataOf<Invoice>(adjusted)
    return { by, params: { ...params, entryId: ledger.at(-1)?.id ?? '' } }
  },
  refundPayment: async (scene) => {
    const { invoice, ...call } = await aPayment(scene)
    return { ...call, body: refund(1_000, invoice.id) }
  },
  markPaymentError: async (scene) => {
    const { by, params } = await aPayment(scene)
    return { by, params }
  },
  recordPayment: async (scene) => {
    const { invoice, by } = await anIssuedInvoice(scene)
    const { id, client } = invoice
    const amountCents = 5_000
    const allocations = [{ invoiceId: id, amountCents }]
    return { by, body: aPaymentBody({ clientId: client.id, amountCents, allocations }) }
  },
  createPayer: ({ owner }) => Promise.resolve({ by: owner.request, body: aPayerInput() }),
  updatePayer: async (scene) => {
    const { id, version } = await addPayer(scene)
    const body = { ...aPayerInput({ filingDays: 180 }), version }
    return { by: scene.owner.request, params: { payerId: id }, body }
  },
  deletePayer: async (scene) => ({
    by: scene.owner.request,
    params: { payerId: (await addPayer(scene)).id },
  }),
  createService: ({ owner }) =>
    Promise.resolve({ by: owner.request, body: aServiceInput({ code: 'INTAKE' }) }),
  updateService: async (scene) => {
    const { id, version } = await addService(scene)
    const body = { ...aServiceInput({ code: 'INTAKE', feeCents: 20_000 }), version }
    return { by: scene.owner.request, params: { serviceId: id }, body }
  },
  deleteService: async (scene) => ({
    by: scene.owner.request,
    params: { serviceId: (await addService(scene)).id },
  }),
  createBillingProfile: ({ owner }) => Promise.resolve({ by: owner.request, body: aBillingProfileInput() }),
  updateBillingProfile: async (scene) => {
    const { id, version } = await addProfile(scene)
    const body = { ...aBillingProfileInput({ phone: '5185550101' }), version }
    return { by: scene.owner.request, params: { profileId: id }, body }
  },
  deleteBillingProfile: async (scene) => ({
    by: scene.owner.request,
    params: { profileId: (await addProfile(scene)).id },
  }),
  setDefaultBillingProfile: async (scene) => {
    await addProfile(scene)
    return { by: scene.owner.request, params: { profileId: (await addProfile(scene)).id } }
  },
  setNotificationStatus: async (scene) => {
    const { clinician, notification } = await aReader(scene)
    const params = { notificationId: notification?.id ?? '' }
    return { by: clinician.request, params, body: { status: 'read' } }
  },
  readAllNotifications: async (scene) => ({ by: (await aReader(scene)).clinician.request }),
  setNotificationPreferences: ({ owner }) =>
    Promise.resolve({
      by: owner.request,
      body: { choices: [{ event: 'appointment_changed', inApp: false, email: false }] },
    }),
}
