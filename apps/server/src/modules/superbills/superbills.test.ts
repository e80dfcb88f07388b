import type { Appointment, Invoice, Page, Superbill, SuperbillSummary } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { appointmentClients } from '../../db/schema/appointments-table'
import { staff } from '../../db/schema/staff-table'
import { inTenant } from '../../db/tenant'
import { aPractice } from '../../testing/a-practice'
import {
  aBilledClient,
  addBiller,
  aPastSession,
  draftSuperbill,
  issueDraft,
  OCTOBER,
  stepOfSuperbill,
} from '../../testing/a-superbill'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue, payFor } from '../../testing/an-invoice'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { readPdf } from '../../testing/read-pdf'
import { refusal } from '../../testing/refusal'
import { sendDocumentMail } from '../billing-documents'

onOneDatabase('superbills', (test, rule) => {
  /** A client with one paid session, and who bills for the practice. */
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner', { name: 'Olivia Bennett' })
    await addBiller(practice, owner)
    const client = await aBilledClient(practice, owner)
    const session = await aPastSession(practice, owner, { client })
    const call = (method: string, rest: string, body?: unknown) =>
      owner.request(method, practice.path(`superbills${rest}`), body)
    const read = async (id: string): Promise<Superbill> => dataOf(await call('GET', `/${id}`))
    const draft = () => draftSuperbill(practice, owner, client)
    const issued = async () => issueDraft(practice, owner, await draft())
    const step = (superbill: Superbill, name: 'issue' | 'send' | 'void', body: object = {}) =>
      stepOfSuperbill(practice, owner, superbill, name, body)
    const list = async (query = ''): Promise<Page<SuperbillSummary>> => dataOf(await call('GET', query))
    return { practice, owner, client, session, call, read, draft, issued, step, list }
  }
  type Desk = Awaited<ReturnType<typeof aDesk>>

  const askFor = ({ call, client, owner }: Desk, changes: object = {}) =>
    call('POST', '', { clientId: client.id, clinicianId: owner.staffId, ...OCTOBER, ...changes })

  const billFor = async ({ practice, owner, client, session }: Desk, cents: number): Promise<Invoice> => {
    const line = { description: 'Session (90834)', quantity: 1, unitPriceCents: 15_000 }
    const input = invoiceInput(client.id, 0, { lines: [{ appointmentId: session.id, ...line }] })
    const invoice = await issue(practice, owner, await draftInvoice(practice, owner, input))
    await payFor(practice, owner, invoice, cents)
    return invoice
  }

  describe('a draft', () => {
    rule('says by the records of now who bills whom for what, and what is paid', async () => {
      const desk = await aDesk()
      const superbill = await desk.draft()
      await billFor(desk, 10_000)
      const { document, ...kept } = await desk.read(superbill.id)
      expect(kept).toMatchObject({
        ...{ number: null, status: 'draft', from: '2026-10-01', to: '2026-10-31', sessionCount: 1 },
        ...{ chargedCents: 15_000, paidCents: 10_000, sendings: [], emails: ['mari.vega@mail.example'] },
        client: { id: desk.client.id, name: 'Mari Vega' },
        clinician: { id: desk.owner.staffId, name: 'Olivia Bennett' },
      })
      expect(document).toMatchObject({
        biller: { name: 'Oakwood Therapy Group PLLC', taxId: '141234567' },
        client: { name: 'Marisol Vega', dateOfBirth: '1991-04-12', address: { city: 'Albany' } },
        clinician: { name: 'Olivia Bennett', license: null, supervisorName: null },
        lines: [
          {
            ...{ date: '2026-10-06', placeOfService: '11', code: '90834', modifiers: [], units: 1 },
            ...{ diagnoses: ['F41.1', 'F33.1'], chargedCents: 15_000, paidCents: 10_000 },
          },
        ],
      })
    })

    rule('names the clinician as claims do, with the supervisor of who works under one', async () => {
      const { practice, owner, draft, read } = await aDesk()
      const supervisor = await practice.as('Supervisor', { name: 'Dr. Ruth Adeyemi' })
      const named = { firstName: 'Olivia', middleName: 'Ann', lastName: 'Bennett' }
      await inTenant(test.deps.db, practice.organizationId, (tx) =>
        tx
          .update(staff)
          .set({
            ...{ credentials: 'LMSW', npi: '1234567893', supervisorId: supervisor.staffId },
            license: { number: '0731', state: 'NY', expiresOn: '2030-01-01' },
            renderingProvider: { ...named, isUnderSupervisor: true },
          })
          .where(eq(staff.id, owner.staffId)),
      )
      const { document } = await read((await draft()).id)
      expect(document.clinician).toEqual({
        ...{ name: 'Olivia Ann Bennett', credentials: 'LMSW', npi: '1234567893' },
        ...{ license: { number: '0731', state: 'NY' }, supervisorName: 'Dr. Ruth Adeyemi' },
      })
    })

    rule('tells what it lacks, the errors first', async () => {
      const practice = await aPractice(test)
      const owner = await practice.as('Owner')
      const client = await addClient(practice, owner)
      await aPastSession(practice, owner, { client })
      const { missing } = await draftSuperbill(practice, owner, client)
      expect(missing.map(({ level, code }) => `${level} ${code}`)).toEqual([
        'error no_billing_profile',
        'warning clinician_npi_missing',
        'warning clinician_license_missing',
        'warning client_birth_date_missing',
        'warning client_address_missing',
        'warning diagnosis_missing',
      ])
    })

    rule(
      'holds only sessions that were held, paid by the client, with the clinician, in the period',
      async () => {
        const desk = await aDesk()
        const { practice, owner, client } = desk
        const other = await practice.as('Clinician')
        const on = (day: string) => ({ client, day })
        await aPastSession(practice, owner, on('2026-09-30'))
        await aPastSession(practice, owner, on('2026-11-02'))
        await aPastSession(practice, owner, on('2026-10-07'), { billingType: 'insurance' })
        await aPastSession(practice, other, on('2026-10-08'))
        for (const status of ['no_show', 'late_cancelled', 'cancelled_client'] as const) {
          const times = { startsAt: at('10:00', '2026-10-09'), endsAt: at('10:50', '2026-10-09') }
          const who = { clientId: client.id, clinicianId: owner.staffId }
          await setStatus(
            practice,
            owner,
            await book(practice, owner, appointmentBody(practice, who, { ...times, allowOverlap: true })),
            status,
          )
        }
        const telehealth = await aPastSession(practice, owner, on('2026-10-31'), {
          locationId: null,
          lines: [{ serviceCode: '90834', modifiers: ['95'], units: 1, feeCents: 15_000 }],
        })
        const { document } = await desk.draft()
        expect(document.lines.map(({ appointmentId }) => appointmentId)).toEqual([
          desk.session.id,
          telehealth.id,
        ])
        expect(document.lines[1]).toMatchObject({ placeOfService: '10', modifiers: ['95'] })
      },
    )

    rule('loses a session that is none any more, and can’t be issued without any', async () => {
      const { practice, owner, draft, read, session, step } = await aDesk()
      const superbill = await draft()
      await setStatus(practice, owner, session, 'checked_in')
      const now = await read(superbill.id)
      expect([now.sessionCount, now.missing[0]?.code]).toEqual([0, 'no_sessions'])
      const refused = await step(superbill, 'issue', { allowIncomplete: true })
      expect(refusal(refused)).toEqual([422, 'validation_failed'])
    })

    rule('is deleted, and sets its sessions free', async () => {
      const { call, draft, practice } = await aDesk()
      const { id } = await draft()
      expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 200, data: null })
      expect((await call('GET', `/${id}`)).status).toBe(404)
      expect((await auditTrail(test, practice, 'superbill', id)).map(({ action }) => action)).toEqual([
        'created',
        'deleted',
      ])
      expect((await draft()).sessionCount).toBe(1)
    })
  })

  describe('a session', () => {
    rule('is on one superbill at most, and the refusal tells on which', async () => {
      const desk = await aDesk()
      const { id, number } = await desk.issued()
      const refused = await askFor(desk)
      expect(refusal(refused)).toEqual([409, 'already_on_superbill'])
      expect(refused.body['message']).toBe('These sessions are on superbill 1 already.')
      expect(refused.body['conflicts']).toEqual([{ id, number, status: 'issued' }])
    })

    rule('goes on one of two superbills that are made at once', async () => {
      const desk = await aDesk()
      const answers = await Promise.all([askFor(desk), askFor(desk), askFor(desk)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      expect((await desk.list()).total).toBe(1)
    })

    rule('of two clients is for each of them who came, with what each has paid', async () => {
      const desk = await aDesk()
      const { practice, owner, client } = desk
      const [other, absent] = [await addClient(practice, owner), await addClient(practice, owner)]
      const clientIds = [client.id, other.id, absent.id]
      const session = await aPastSession(practice, owner, { client, day: '2026-10-08' }, { clientIds })
      await inTenant(test.deps.db, practice.organizationId, (tx) =>
        tx
          .update(appointmentClients)
          .set({ attendance: 'no_show' })
          .where(eq(appointmentClients.clientId, absent.id)),
      )
      await billFor({ ...desk, session }, 9_000)
      const mine = await desk.draft()
      const theirs = await draftSuperbill(practice, owner, other)
      expect(mine.document.lines[1]).toMatchObject({ appointmentId: session.id, paidCents: 9_000 })
      expect(theirs.document.lines).toMatchObject([{ appointmentId: session.id, paidCents: 0 }])
      expect(refusal(await askFor(desk, { clientId: absent.id }))).toEqual([
        ...[422, 'validation_failed', 'from'],
      ])
    })

    rule('keeps its status on an issued superbill, until that is void', async () => {
      const { practice, owner, session, issued, step } = await aDesk()
      const superbill = await issued()
      const stepBack = () =>
        owner.request('PATCH', practice.path(`appointments/${session.id}/status`), {
          ...{ status: 'checked_in', version: session.version },
        })
      const refused = await stepBack()
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body['message']).toBe(
        'This session is on superbill 1, which would have to be voided first.',
      )
      dataOf(await step(superbill, 'void', { reason: 'Wrong month' }))
      expect(dataOf<Appointment>(await stepBack())).toMatchObject({ status: 'checked_in' })
    })

    rule('is not both stepped back and issued, when two people are at it', async () => {
      const { practice, owner, session, draft, read, step } = await aDesk()
      const superbill = await draft()
      const [back, issue] = await Promise.all([
        owner.request('PATCH', practice.path(`appointments/${session.id}/status`), {
          ...{ status: 'checked_in', version: session.version },
        }),
        step(superbill, 'issue', { allowIncomplete: true }),
      ])
      expect([back.status, issue.status].sort()).toEqual(back.status === 200 ? [200, 422] : [200, 409])
      expect((await read(superbill.id)).sessionCount).toBe(issue.status === 200 ? 1 : 0)
    })

    rule('that was held later waits for another superbill', async () => {
      const desk = await aDesk()
      await desk.draft()
      const { practice, owner, client } = desk
      const later = await aPastSession(practice, owner, { client, day: '2026-10-13' })
      const { document } = await desk.draft()
      expect(document.lines.map(({ appointmentId }) => appointmentId)).toEqual([later.id])
    })

    rule('must be there, of a client of the practice', async () => {
      const desk = await aDesk()
      const stranger = (await aDesk()).client.id
      expect(refusal(await askFor(desk, { from: '2026-10-20' }))).toEqual([422, 'validation_failed', 'from'])
      expect(refusal(await askFor(desk, { clientId: stranger }))).toEqual([
        ...[422, 'validation_failed', 'clientId'],
      ])
      expect((await desk.list()).total).toBe(0)
    })
  })

  describe('issuing', () => {
    rule('asks first where something is missing', async () => {
      const { draft, step } = await aDesk()
      const superbill = await draft()
      const asked = await step(superbill, 'issue')
      expect(refusal(asked)).toEqual([409, 'superbill_incomplete'])
      expect(asked.body['conflicts']).toEqual(superbill.missing)
      expect((await step(superbill, 'issue', { allowIncomplete: true })).status).toBe(200)
    })

    rule('keeps what it says, whatever changes later', async () => {
      const desk = await aDesk()
      const { practice, owner, client } = desk
      const invoice = await billFor(desk, 5_000)
      const superbill = await desk.issued()
      expect(superbill).toMatchObject({
        ...{ number: 1, status: 'issued', issuedOn: '2026-11-17', version: 2, missing: [], paidCents: 5_000 },
      })
      const { id, version, ...typed } = client
      const changed = { ...typed, version, firstName: 'Maria', diagnoses: [] }
      dataOf(await owner.request('PUT', practice.path(`clients/${id}`), changed))
      await payFor(practice, owner, invoice, 2_000)
      const { document, sessionCount } = await desk.read(superbill.id)
      expect([document, sessionCount]).toEqual([superbill.document, 1])
      expect((await desk.list()).items).toMatchObject([{ number: 1, sessionCount: 1, paidCents: 5_000 }])
    })

    rule('numbers without gaps within a practice, and once, however many issue it at once', async () => {
      const { practice, owner, client, draft, step, list } = await aDesk()
      const first = await draft()
      const answers = await Promise.all([1, 2, 3].map(() => step(first, 'issue', { allowIncomplete: true })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      await aPastSession(practice, owner, { client, day: '2026-10-13' })
      await issueDraft(practice, owner, await draft())
      expect((await list()).items.map(({ number }) => number)).toEqual([2, 1])
    })

    rule('is refused on an older version, and twice', async () => {
      const { draft, step } = await aDesk()
      const superbill = await draft()
      const stale = await step({ ...superbill, version: 7 }, 'issue')
      expect(refusal(stale)).toEqual([409, 'stale_edit'])
      expect(stale.body['current']).toEqual(superbill)
      expect(refusal(await step(await issueDraftOf(superbill, step), 'issue'))).toEqual([
        ...[409, 'transition_refused'],
      ])
    })
  })

  describe('sending', () => {
    rule('mails the file to an address that the client permits, and says nothing clinical', async () => {
      const { issued, step, practice, owner } = await aDesk()
      const superbill = await issued()
      const sent = dataOf<Superbill>(
        await step(superbill, 'send', { how: 'email', email: 'Mari.Vega@mail.example' }),
      )
      expect(sent).toMatchObject({
        status: 'sent',
        sendings: [
          {
            ...{ how: 'email', email: 'Mari.Vega@mail.example' },
            ...{ state: 'waiting', sentByName: 'Olivia Bennett' },
          },
        ],
      })
      await sendDocumentMail(test.deps)
      const [message] = test.mailer.to('Mari.Vega@mail.example')
      expect(message?.subject).toBe('Your superbill from Oakwood Therapy Group PLLC')
      expect(message?.text).not.toMatch(/Vega|Mari|F41|anxiety|90834|\$/i)
      const [file] = message?.attachments ?? []
      expect(file?.fileName).toBe('superbill-1.pdf')
      expect((await readPdf(file?.bytes ?? new Uint8Array())).title).toContain('Superbill 1')
      const [, , event] = await auditTrail(test, practice, 'superbill', superbill.id)
      expect(event).toEqual({ action: 'sent', changed: ['status', 'sendings'], userId: owner.userId })
    })

    rule('again adds to what is known, the newest first', async () => {
      const { issued, step } = await aDesk()
      const handedOver = await step(await issued(), 'send', { how: 'handed_over', email: null })
      test.clock.advance(60_000)
      const mailed = await step(dataOf(handedOver), 'send', {
        ...{ how: 'email', email: 'mari.vega@mail.example' },
      })
      expect(dataOf<Superbill>(mailed).sendings.map(({ how }) => how)).toEqual(['email', 'handed_over'])
    })

    rule.each(['shared@mail.example', 'stranger@mail.example'])(
      'is refused to %s, which the client doesn’t permit',
      async (email) => {
        const { issued, step, read } = await aDesk()
        const superbill = await issued()
        expect(refusal(await step(superbill, 'send', { how: 'email', email }))).toEqual([
          ...[422, 'validation_failed', 'email'],
        ])
        expect((await read(superbill.id)).status).toBe('issued')
        await test.mailer.settled()
        expect(test.mailer.to(email)).toEqual([])
      },
    )

    rule('is refused for a draft and for a void one', async () => {
      const { draft, step } = await aDesk()
      const superbill = await draft()
      const how = { how: 'handed_over', email: null }
      expect(refusal(await step(superbill, 'send', how))).toEqual([409, 'transition_refused'])
      const gone = dataOf<Superbill>(
        await step(await issueDraftOf(superbill, step), 'void', { reason: 'Wrong month' }),
      )
      expect(refusal(await step(gone, 'send', how))).toEqual([409, 'transition_refused'])
    })
  })

  describe('voiding', () => {
    rule('keeps the number and what it said, and sets its sessions free', async () => {
      const { issued, step, call, draft } = await aDesk()
      const superbill = await issued()
      const gone = dataOf<Superbill>(await step(superbill, 'void', { reason: 'Wrong month' }))
      expect(gone).toMatchObject({
        ...{ number: 1, status: 'void', voidedOn: '2026-11-17', voidReason: 'Wrong month' },
        ...{ document: superbill.document, sessionCount: 1 },
      })
      expect(refusal(await step(gone, 'void', { reason: 'Again' }))).toEqual([409, 'transition_refused'])
      expect(refusal(await call('DELETE', `/${gone.id}`))).toEqual([409, 'transition_refused'])
      expect((await draft()).sessionCount).toBe(1)
    })
  })

  const issueDraftOf = async (superbill: Superbill, step: Desk['step']): Promise<Superbill> =>
    dataOf(await step(superbill, 'issue', { allowIncomplete: true }))
})
