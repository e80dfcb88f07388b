import { aMeasureBody, aPaymentBody } from '@oaklet/api/testing'
import { clientInput } from '../a-client'
import { recordMeasure } from '../a-measure'
import { addClient, appointmentBody, at, book } from '../an-appointment'
import { draftInvoice, invoiceInput, issue, payFor } from '../an-invoice'
import { notified } from '../notified'
import type { CallScene, PrepareCall } from './call-scene'

async function anAppointment({ practice, owner }: CallScene) {
  const { id: clientId } = await addClient(practice, owner)
  const body = appointmentBody(practice, { clientId, clinicianId: owner.staffId })
  const { id, version } = await book(practice, owner, body)
  return { by: owner.request, params: { appointmentId: id }, body, version }
}

async function aDraft({ practice, owner }: CallScene) {
  const { id: clientId } = await addClient(practice, owner)
  const invoice = await draftInvoice(practice, owner, invoiceInput(clientId, 5_000))
  return { by: owner.request, params: { invoiceId: invoice.id }, invoice }
}

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
  createAppointment: async (scene) => {
    const { practice, owner } = scene
    const { id: clientId } = await addClient(practice, owner)
    return {
      by: owner.request,
      body: appointmentBody(practice, { clientId, clinicianId: owner.staffId }),
    }
  },
  updateAppointment: async (scene) => {
    const { body, version, ...call } = await anAppointment(scene)
    return { ...call, body: { ...body, memo: 'Bring the form', version } }
  },
  moveAppointment: async (scene) => {
    const { version, ...call } = await anAppointment(scene)
    const times = { startsAt: at('12:00'), endsAt: at('12:50') }
    return { ...call, body: { ...times, allowOverlap: false, version } }
  },
  setAppointmentStatus: async (scene) => {
    const { version, ...call } = await anAppointment(scene)
    return { ...call, body: { status: 'completed', version } }
  },
  recordMeasure: async ({ practice, owner }) => ({
    by: owner.request,
    params: { clientId: (await addClient(practice, owner)).id },
    body: aMeasureBody(),
  }),
  markMeasureError: async ({ practice, owner }) => {
    const { id: clientId } = await addClient(practice, owner)
    const { id, version } = await recordMeasure(practice, owner, clientId)
    return {
      by: owner.request,
      params: { clientId, measureId: id },
      body: { reason: 'Of another client', version },
    }
  },
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
    const { invoice, ...call } = await aDraft(scene)
    const { version } = await issue(scene.practice, scene.owner, invoice)
    return { ...call, body: { version } }
  },
  applyCredit: async (scene) => {
    const { invoice, ...call } = await aDraft(scene)
    const issued = await issue(scene.practice, scene.owner, invoice)
    await payFor(scene.practice, scene.owner, issued, 1_000, { credit: 2_000 })
    return { ...call, body: { amountCents: 2_000 } }
  },
  unapplyPayment: async (scene) => {
    const { invoice, ...call } = await aDraft(scene)
    const issued = await issue(scene.practice, scene.owner, invoice)
    await payFor(scene.practice, scene.owner, issued, 1_000)
    return { ...call, body: { amountCents: 1_000 } }
  },
  recordPayment: async (scene) => {
    const { invoice, by } = await aDraft(scene)
    const { id, client } = await issue(scene.practice, scene.owner, invoice)
    const amountCents = 5_000
    const allocations = [{ invoiceId: id, amountCents }]
    return { by, body: aPaymentBody({ clientId: client.id, amountCents, allocations }) }
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
