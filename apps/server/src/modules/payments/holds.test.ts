import type {
  AppointmentHolds,
  Appointment,
  Client,
  CreditsPage,
  HoldableSessions,
  Invoice,
  Payment,
  PaymentDetails,
} from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../db/tenant'
import { addCoverage, insertPayer } from '../../testing/a-coverage'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { draftInvoice, holdFor, invoiceInput, issue, payFor, refund } from '../../testing/an-invoice'
import { auditTrail } from '../../testing/audit-trail'
import { startTestApp } from '../../testing/start-test-app'
import { lockAppointmentsOfClient } from '../appointments'

const TODAY = '2026-11-17'
const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let client: Client

beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  client = await addClient(practice, owner)
})

const read = async <Data>(path: string) => dataOf<Data>(await owner.request('GET', practice.path(path)))
const post = (path: string, body: object = {}) => owner.request('POST', practice.path(path), body)
const session = (day = TODAY, changes: Parameters<typeof appointmentBody>[2] = {}): Promise<Appointment> => {
  const times = { startsAt: at('10:00', day), endsAt: at('10:50', day), allowOverlap: true, ...changes }
  return book(
    practice,
    owner,
    appointmentBody(practice, { clientId: client.id, clinicianId: owner.staffId }, times),
  )
}
const completed = async (day = TODAY) => setStatus(practice, owner, await session(day), 'completed')
const hold = ({ id: appointmentId }: Appointment, cents: number, credit = 0) =>
  holdFor(practice, owner, { appointmentId, clientId: client.id }, cents, { credit })
const held = async (of: Appointment, cents: number, credit = 0) =>
  dataOf<Payment>(await hold(of, cents, credit))
const drafted = ({ id }: Appointment, cents = 15_000) => {
  const line = { appointmentId: id, description: 'Session', quantity: 1, unitPriceCents: cents }
  return draftInvoice(practice, owner, invoiceInput(client.id, cents, { lines: [line] }))
}
const other = async (cents: number) =>
  issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(client.id, cents)))
/** The credit of the client, and the cents that are held of it, the latest session first. */
const credit = async () => {
  const { creditCents, holds } = await read<Client>(`clients/${client.id}`)
  return [creditCents, ...(holds ?? []).map(({ amountCents }) => amountCents)]
}
const invoiceOf = ({ id }: Invoice) => read<Invoice>(`invoices/${id}`)

describe('a copay', () => {
  it('is held for its session: on the payment, the client and the list of credit', async () => {
    const visit = await session()
    const payment = await held(visit, 2_500, 400)
    expect(payment).toMatchObject({ unallocatedCents: 2_900, allocations: [] })
    const holds = [{ appointmentId: visit.id, date: TODAY, amountCents: 2_500 }]
    expect(await read<PaymentDetails>(`payments/${payment.id}`)).toMatchObject({ creditCents: 2_900, holds })
    expect(await read<Client>(`clients/${client.id}`)).toMatchObject({ creditCents: 2_900, holds })
    const { items } = await read<CreditsPage>('billing/credits')
    expect(items).toMatchObject([{ creditCents: 2_900, holds }])
  })

  it('is put on the invoice of its session when that is issued, as far as it asks for it', async () => {
    const visit = await completed()
    await held(visit, 2_500)
    const draft = await drafted(visit)
    expect(await credit()).toEqual([2_500, 2_500])
    const invoice = await issue(practice, owner, draft)
    expect(invoice).toMatchObject({
      status: 'partially_paid',
      paidCents: 2_500,
      heldCents: 2_500,
      creditCents: 0,
    })
    expect(invoice.ledger.map(({ description, amountCents }) => [description, amountCents])).toEqual([
      ['Invoice 1 issued', 15_000],
      ['Held for the session, applied', -2_500],
    ])
    expect(await credit()).toEqual([0])
    const [second] = [await completed('2026-11-16')]
    await held(second, 2_000)
    const small = await issue(practice, owner, await drafted(second, 500))
    expect(small).toMatchObject({ status: 'paid', heldCents: 500 })
    expect(await credit()).toEqual([1_500, 1_500])
  })

  it('goes on no other invoice until somebody releases it', async () => {
    const visit = await session()
    await held(visit, 2_500, 300)
    const { id } = await other(5_000)
    const several = (amountCents: number) =>
      post(`clients/${client.id}/apply-credit`, { allocations: [{ invoiceId: id, amountCents }] })
    expect(await read<Invoice>(`invoices/${id}`)).toMatchObject({ creditCents: 300 })
    expect((await post(`invoices/${id}/apply-credit`, { amountCents: 301 })).status).toBe(422)
    expect((await several(301)).status).toBe(422)
    expect(dataOf(await several(300))).toMatchObject({ creditCents: 2_500 })
    const release = `clients/${client.id}/holds/${visit.id}/release`
    expect(dataOf<HoldableSessions>(await post(release)).sessions).toMatchObject([
      { heldCents: 0, isOpen: true },
    ])
    expect(await credit()).toEqual([2_500])
    expect((await post(release)).status).toBe(409)
    dataOf(await post(`invoices/${id}/apply-credit`, { amountCents: 2_500 }))
    expect(await credit()).toEqual([0])
  })

  it('is held again when the invoice is voided, and put on the next one', async () => {
    const visit = await completed()
    await held(visit, 2_500)
    const { id, version } = await issue(practice, owner, await drafted(visit))
    expect(dataOf(await post(`invoices/${id}/void`, { version }))).toMatchObject({
      balanceCents: 0,
      heldCents: 0,
    })
    expect(await credit()).toEqual([2_500, 2_500])
    expect(await issue(practice, owner, await drafted(visit))).toMatchObject({ paidCents: 2_500 })
  })

  it('keeps an invoice from being voided only with what was paid beside it', async () => {
    const visit = await completed()
    await held(visit, 2_500, 700)
    const invoice = await issue(practice, owner, await drafted(visit))
    dataOf(await post(`invoices/${invoice.id}/apply-credit`, { amountCents: 700 }))
    const { version } = await invoiceOf(invoice)
    expect((await post(`invoices/${invoice.id}/void`, { version })).status).toBe(409)
    // What was never held goes back first.
    dataOf(await post(`invoices/${invoice.id}/unapply-payment`, { amountCents: 700 }))
    expect(await credit()).toEqual([700])
    dataOf(await post(`invoices/${invoice.id}/void`, { version }))
    expect(await credit()).toEqual([3_200, 2_500])
  })

  it('that is moved off its invoice is held for the session again, and can be put back', async () => {
    const visit = await completed()
    await held(visit, 2_500)
    const { id } = await issue(practice, owner, await drafted(visit))
    dataOf(await post(`invoices/${id}/unapply-payment`, { amountCents: 1_000 }))
    expect(await credit()).toEqual([1_000, 1_000])
    expect(await read<Invoice>(`invoices/${id}`)).toMatchObject({ heldCents: 1_500, creditCents: 1_000 })
    dataOf(await post(`invoices/${id}/apply-credit`, { amountCents: 1_000 }))
    expect(await read<Invoice>(`invoices/${id}`)).toMatchObject({ heldCents: 2_500, creditCents: 0 })
  })

  it('is given back last', async () => {
    const visit = await session()
    const payment = await held(visit, 2_500, 1_000)
    dataOf(await post(`payments/${payment.id}/refunds`, refund(1_200, null)))
    expect(await credit()).toEqual([2_300, 2_300])
    expect((await post(`payments/${payment.id}/refunds`, refund(2_301, null))).status).toBe(422)
    dataOf(await post(`payments/${payment.id}/refunds`, refund(2_300, null)))
    expect(await credit()).toEqual([0])
  })

  it('is given back after what stands on the invoice for no session', async () => {
    const visit = await session()
    await held(visit, 1_000, 200)
    const invoice = await other(5_000)
    const payment = dataOf<Payment>(await payFor(practice, owner, invoice, 800))
    dataOf(await post(`payments/${payment.id}/refunds`, refund(500, invoice.id)))
    expect(await credit()).toEqual([1_000, 1_000])
    expect(await invoiceOf(invoice)).toMatchObject({ paidCents: 500 })
    dataOf(await post(`payments/${payment.id}/refunds`, refund(300, invoice.id)))
    expect(await credit()).toEqual([1_000, 1_000])
    expect(await invoiceOf(invoice)).toMatchObject({ paidCents: 200 })
  })

  it('can be released while somebody else records a payment for the session', async () => {
    const visit = await session()
    await held(visit, 1_000)
    const of = {
      organizationId: practice.organizationId,
      practiceId: practice.practiceId,
      clientId: client.id,
    }
    const { released } = await inTenant(test.deps.db, practice.organizationId, async (tx) => {
      await lockAppointmentsOfClient(tx, of, [visit.id])
      const release = post(`clients/${client.id}/holds/${visit.id}/release`)
      // The embedded database does one transaction after the other.
      if (test.database.hasConcurrency) await release
      return { released: release }
    })
    expect((await released).status).toBe(200)
  })

  it('goes when its payment was entered by mistake, also once it was released', async () => {
    const visit = await session()
    const [first, second] = [await held(visit, 2_500), await held(visit, 1_000)]
    dataOf(await post(`payments/${first.id}/entered-in-error`))
    expect(await credit()).toEqual([1_000, 1_000])
    dataOf(await post(`clients/${client.id}/holds/${visit.id}/release`))
    dataOf(await post(`payments/${second.id}/entered-in-error`))
    expect(await credit()).toEqual([0])
  })

  it('is free once its session is called off, and held again with it, as far as it is free still', async () => {
    const visit = await session()
    await held(visit, 2_500)
    const late = await session()
    await held(late, 700)
    const off = await setStatus(practice, owner, visit, 'cancelled_client')
    await setStatus(practice, owner, late, 'late_cancelled')
    expect(await credit()).toEqual([3_200, 700])
    const back = await setStatus(practice, owner, off, 'scheduled')
    expect((await credit())[0]).toBe(3_200)
    expect((await read<Client>(`clients/${client.id}`)).holds).toContainEqual({
      ...{ appointmentId: visit.id, date: TODAY, amountCents: 2_500 },
    })
    const again = await setStatus(practice, owner, back, 'cancelled_clinician')
    const { id } = await other(1_000)
    dataOf(await post(`invoices/${id}/apply-credit`, { amountCents: 1_000 }))
    await setStatus(practice, owner, again, 'scheduled')
    const holds = (await read<Client>(`clients/${client.id}`)).holds ?? []
    expect(holds.map(({ amountCents }) => amountCents).toSorted()).toEqual([1_500, 700])
    const trail = await auditTrail(test, practice, 'appointment', visit.id)
    expect(trail.map(({ action }) => action).filter((action) => /^h/.test(action))).toEqual([
      ...['hold_released', 'held_again', 'hold_released', 'held_again'],
    ])
  })

  it('that stands on an invoice has to be moved back before its payment is taken back', async () => {
    const visit = await completed()
    const payment = await held(visit, 2_500)
    const { id } = await issue(practice, owner, await drafted(visit))
    expect((await post(`payments/${payment.id}/entered-in-error`)).status).toBe(409)
    dataOf(await post(`invoices/${id}/unapply-payment`, { amountCents: 2_500 }))
    dataOf(await post(`payments/${payment.id}/entered-in-error`))
    expect(await credit()).toEqual([0])
  })
})

describe('money can be held', () => {
  it('for the sessions up to today that no invoice bills, the latest first, with the copay of the coverage in force', async () => {
    const payerId = await insertPayer(test, practice)
    await addCoverage(practice, owner, client.id, { payerId, copayCents: 2_500, effectiveFrom: '2026-11-11' })
    const insured = await session(TODAY, {
      billingType: 'insurance',
      startsAt: at('18:00'),
      endsAt: at('18:50'),
    })
    const selfPay = await session('2026-11-16')
    const before = await session('2026-11-10', { billingType: 'insurance' })
    await session('2026-11-18')
    await setStatus(practice, owner, await session('2026-11-13'), 'cancelled_client')
    await drafted(await completed('2026-11-12'))
    const { sessions } = await read<HoldableSessions>(`clients/${client.id}/holds`)
    expect(sessions.map(({ appointmentId, date, copayCents }) => [appointmentId, date, copayCents])).toEqual([
      [insured.id, TODAY, 2_500],
      [selfPay.id, '2026-11-16', null],
      [before.id, '2026-11-10', null],
    ])
    expect(sessions[0]).toMatchObject({ heldCents: 0, isOpen: true })
    expect(sessions[0]?.service).not.toBe('')
  })

  it('for one session, with an answer for each of its clients', async () => {
    const somebody = await addClient(practice, owner)
    const body = appointmentBody(practice, { clientId: client.id, clinicianId: owner.staffId })
    const group = await book(practice, owner, { ...body, clientIds: [client.id, somebody.id] })
    await held(group, 700)
    const { clients } = await read<AppointmentHolds>(`appointments/${group.id}/holds`)
    expect(new Map(clients.map((one) => [one.clientId, one.session?.heldCents]))).toEqual(
      new Map([
        [client.id, 700],
        [somebody.id, 0],
      ]),
    )
    const ahead = await session('2026-11-18')
    expect(await read<AppointmentHolds>(`appointments/${ahead.id}/holds`)).toEqual({
      clients: [{ clientId: client.id, session: null }],
    })
  })

  it('for no other session: 422 at the session, and at the amount for more than there is', async () => {
    const refusedAt = async (appointment: Appointment, changes: object = {}) => {
      const holds = [{ appointmentId: appointment.id, amountCents: 500 }]
      const body = { clientId: client.id, method: 'cash', amountCents: 500, receivedOn: TODAY, reference: '' }
      const answer = await post('payments', { ...body, allocations: [], holds, ...changes })
      return [answer.status, answer.body.fieldErrors?.map(({ path }) => path)]
    }
    const visit = await session()
    const atSession = [422, ['holds.0.appointmentId']]
    expect(await refusedAt(await session('2026-11-18'))).toEqual(atSession)
    const billed = await completed('2026-11-12')
    await drafted(billed)
    expect(await refusedAt(billed)).toEqual(atSession)
    const somebody = await addClient(practice, owner)
    expect(await refusedAt(visit, { clientId: somebody.id })).toEqual(atSession)
    expect(await refusedAt(visit, { amountCents: 499 })).toEqual([422, ['amountCents']])
    const twice = [1, 2].map(() => ({ appointmentId: visit.id, amountCents: 1 }))
    expect(await refusedAt(visit, { holds: twice })).toEqual([422, ['holds.1.appointmentId']])
    const { id: invoiceId } = await other(400)
    const allocations = [{ invoiceId, amountCents: 1 }]
    expect(await refusedAt(visit, { allocations })).toEqual([422, ['amountCents']])
  })

  it('by those who may record payments, of clients of their own organization', async () => {
    const visit = await session()
    await held(visit, 2_500)
    const list = practice.path(`clients/${client.id}/holds`)
    const reader = await practice.as('Read-only')
    expect((await reader.request('GET', list)).status).toBe(403)
    expect((await reader.request('POST', `${list}/${visit.id}/release`)).status).toBe(403)
    const stranger = await (await aPractice(test)).as('Owner')
    expect((await stranger.request('GET', list)).status).toBe(404)
    expect((await stranger.request('POST', `${list}/${visit.id}/release`)).status).toBe(404)
    const ofOne = practice.path(`appointments/${visit.id}/holds`)
    expect((await reader.request('GET', ofOne)).status).toBe(403)
    expect((await stranger.request('GET', ofOne)).status).toBe(404)
    expect((await owner.request('GET', practice.path(`appointments/${client.id}/holds`))).status).toBe(404)
    expect((await test.app.request(ofOne)).status).toBe(401)
    expect(await credit()).toEqual([2_500, 2_500])
  })
})
