import type { Estimate, EstimateSummary, Page } from '@oaklet/api/contract'
import { anEstimateLine, anEstimateUpdate } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import { requester } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aPractice } from '../../testing/a-practice'
import { aBilledClient, addBiller, aPastSession } from '../../testing/a-superbill'
import { addClient, appointmentBody, at, book, dataOf } from '../../testing/an-appointment'
import { askToSend, draftEstimate, estimateBody, sendDraft } from '../../testing/an-estimate'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { readPdf } from '../../testing/read-pdf'
import { refusal } from '../../testing/refusal'
import { sendDocumentMail } from '../billing-documents'

onOneDatabase('estimates', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner', { name: 'Olivia Bennett' })
    await addBiller(practice, owner)
    const client = await aBilledClient(practice, owner)
    const call = (method: string, rest: string, body?: unknown) =>
      owner.request(method, practice.path(`estimates${rest}`), body)
    const read = async (id: string): Promise<Estimate> => dataOf(await call('GET', `/${id}`))
    const draft = (changes: Parameters<typeof draftEstimate>[3] = {}) =>
      draftEstimate(practice, owner, client, changes)
    const sent = async () => sendDraft(practice, owner, await draft())
    const send = (estimate: Estimate, email: string | null = null) =>
      askToSend(practice, owner, estimate, email)
    const list = async (query = ''): Promise<Page<EstimateSummary>> => dataOf(await call('GET', query))
    const bookFor = (day: string, changes: object = {}) => {
      const times = { startsAt: at('10:00', day), endsAt: at('10:50', day), allowOverlap: true }
      const who = { clientId: client.id, clinicianId: owner.staffId }
      return book(practice, owner, appointmentBody(practice, who, { ...times, ...changes }))
    }
    return { practice, owner, client, call, read, draft, sent, send, list, bookFor }
  }

  describe('a draft', () => {
    rule('begins with what is booked in its period, and says who bills and who holds it', async () => {
      const { owner, client, draft, bookFor } = await aDesk()
      for (const day of ['2026-11-24', '2026-12-01', '2026-12-08', '2027-03-02']) await bookFor(day)
      const { document, ...estimate } = await draft()
      expect(estimate).toMatchObject({
        ...{ number: null, status: 'draft', from: '2026-11-18', to: '2027-02-17', totalCents: 45_000 },
        ...{ reason: 'scheduled', askedOn: null, sentOn: null, sendings: [], replacedBy: null, version: 1 },
        ...{ emails: ['mari.vega@mail.example'], missing: ['clinician_npi'] },
        client: { id: client.id, name: 'Mari Vega' },
        clinician: { id: owner.staffId, name: 'Olivia Bennett' },
      })
      expect(document).toMatchObject({
        biller: { name: 'Oakwood Therapy Group PLLC', taxId: '141234567' },
        client: { name: 'Marisol Vega', dateOfBirth: '1991-04-12' },
        ...{ diagnoses: ['F41.1', 'F33.1'], placeOfService: '11', state: 'NY', itemsElsewhere: '' },
        lines: [{ code: '90834', feeCents: 15_000, count: 3, when: 'Weekly' }],
        totalCents: 45_000,
      })
      expect(document.notices.join(' ')).toMatch(/\$400.*120 calendar days.*\$25.*not a contract/)
    })

    rule('of telehealth is at the client’s home, in the client’s state', async () => {
      const { draft, bookFor } = await aDesk()
      await bookFor('2026-11-24', { locationId: null })
      expect((await draft()).document).toMatchObject({ placeOfService: '10', state: 'NY' })
    })

    rule('without booked sessions begins with the last services, or the first of the practice', async () => {
      const { practice, owner, client, draft } = await aDesk()
      expect((await draft()).document.lines).toMatchObject([{ code: '90791', feeCents: 22_500, count: 1 }])
      await aPastSession(practice, owner, { client })
      expect((await draft()).document.lines).toEqual([
        expect.objectContaining({ code: '90834', feeCents: 15_000, count: 1, when: '' }),
      ])
    })

    rule('is changed by a person, and keeps what was typed', async () => {
      const { practice, owner, call, draft } = await aDesk()
      const { id, version } = await draft()
      const lines = [
        anEstimateLine({ count: 40, when: 'Weekly, but for the holidays' }),
        anEstimateLine({
          code: '90785',
          label: 'Interactive complexity',
          feeCents: 2_500,
          count: 2,
          when: '',
        }),
      ]
      const period = { from: '2026-12-01', to: '2027-11-30' }
      const asked = { ...period, reason: 'requested', askedOn: '2026-11-16' } as const
      const place = { placeOfService: '02', state: 'VT', itemsElsewhere: 'A medical examination.' } as const
      const body = anEstimateUpdate({ ...asked, ...place, lines, version })
      const changed = dataOf<Estimate>(await call('PUT', `/${id}`, body))
      expect(changed).toMatchObject({ ...asked, totalCents: 605_000, version: 2 })
      expect(changed.document).toMatchObject({ ...place, lines, totalCents: 605_000 })
      expect((await auditTrail(test, practice, 'estimate', id)).at(-1)).toEqual({
        action: 'updated',
        changed: [
          ...['fromOn', 'toOn', 'reason', 'askedOn', 'placeOfService', 'state', 'itemsElsewhere', 'lines'],
        ],
        userId: owner.userId,
      })
    })

    rule('is not changed on an older version: the answer is what it is now', async () => {
      const { call, draft, read } = await aDesk()
      const { id } = await draft()
      dataOf(await call('PUT', `/${id}`, anEstimateUpdate({ version: 1 })))
      const stale = await call('PUT', `/${id}`, anEstimateUpdate({ version: 1 }))
      expect(refusal(stale)).toEqual([409, 'stale_edit'])
      expect(stale.body['current']).toEqual(await read(id))
    })

    rule.each([
      ['lines', { lines: [] }],
      ['lines.0.feeCents', { lines: [anEstimateLine()].map((line) => ({ ...line, feeCents: 1.5 })) }],
      ['to', { to: '2027-12-01' }],
      ['askedOn', { reason: 'requested' }],
    ])('is refused at %s', async (path, changes) => {
      const { call, draft } = await aDesk()
      const { id } = await draft()
      const answer = await call('PUT', `/${id}`, { ...anEstimateUpdate(), ...changes })
      expect(refusal(answer)).toEqual([422, 'validation_failed', path])
    })

    rule('is made for people of the practice alone', async () => {
      const { owner, client, call } = await aDesk()
      const other = await aPractice(test)
      const stranger = await other.as('Owner')
      const theirs = await addClient(other, stranger)
      expect(refusal(await call('POST', '', estimateBody(owner, theirs)))).toEqual([
        ...[422, 'validation_failed', 'clientId'],
      ])
      expect(refusal(await call('POST', '', estimateBody(stranger, client)))).toEqual([
        ...[422, 'validation_failed', 'clinicianId'],
      ])
    })

    rule('is deleted, with its lines', async () => {
      const { call, draft, list } = await aDesk()
      const { id } = await draft()
      expect((await call('DELETE', `/${id}`)).status).toBe(200)
      expect((await list()).items).toEqual([])
    })

    rule('has no file', async () => {
      const { call, draft } = await aDesk()
      const { id } = await draft()
      expect(refusal(await call('GET', `/${id}/pdf`))).toEqual([409, 'transition_refused'])
    })
  })

  describe('sending', () => {
    rule('gives the number, keeps what it says whatever changes later, and mails the file', async () => {
      const { practice, owner, client, draft, send, read } = await aDesk()
      const sent = dataOf<Estimate>(await send(await draft(), 'Mari.Vega@mail.example'))
      expect(sent).toMatchObject({
        ...{ number: 1, status: 'sent', sentOn: '2026-11-17', version: 2, missing: [] },
        sendings: [{ how: 'email', email: 'Mari.Vega@mail.example', sentByName: 'Olivia Bennett' }],
      })
      await sendDocumentMail(test.deps)
      const [message] = test.mailer.to('Mari.Vega@mail.example')
      expect(message?.subject).toBe('Your Good Faith Estimate from Oakwood Therapy Group PLLC')
      expect(message?.text).not.toMatch(/Vega|Mari|F41|anxiety|90834|90791/i)
      const [file] = message?.attachments ?? []
      expect(file?.fileName).toBe('good-faith-estimate-1.pdf')
      expect((await readPdf(file?.bytes ?? new Uint8Array())).title).toContain('Good Faith Estimate 1')
      expect((await auditTrail(test, practice, 'estimate', sent.id)).at(-1)).toEqual({
        ...{ action: 'sent', changed: ['status', 'number', 'sentOn', 'sendings'], userId: owner.userId },
      })
      const { id, version, ...typed } = client
      const changed = { ...typed, version, firstName: 'Maria', diagnoses: [] }
      dataOf(await owner.request('PUT', practice.path(`clients/${id}`), changed))
      expect((await read(sent.id)).document).toEqual(sent.document)
    })

    rule('again adds to what is known and changes nothing else', async () => {
      const { sent, send } = await aDesk()
      const first = await sent()
      test.clock.advance(60_000)
      const again = dataOf<Estimate>(await send(first, 'mari.vega@mail.example'))
      expect(again.sendings.map(({ how }) => how)).toEqual(['email', 'handed_over'])
      expect(again).toMatchObject({ number: 1, status: 'sent', document: first.document, version: 3 })
    })

    rule('replaces what was sent before about the same clinician, and nothing else', async () => {
      const { practice, owner, client, sent, draft, read, send } = await aDesk()
      const other = await practice.as('Clinician')
      const beside = await sendDraft(
        ...([practice, owner] as const),
        await draftEstimate(practice, owner, client, { clinicianId: other.staffId }),
      )
      const former = await sent()
      const newer = dataOf<Estimate>(await send(await draft()))
      expect(await read(former.id)).toMatchObject({
        ...{ status: 'replaced', number: 2, replacedBy: { id: newer.id, number: 3 }, version: 3 },
        document: former.document,
      })
      expect(await read(beside.id)).toMatchObject({ status: 'sent', replacedBy: null })
      expect(refusal(await send(await read(former.id)))).toEqual([409, 'transition_refused'])
      expect((await auditTrail(test, practice, 'estimate', former.id)).at(-1)).toMatchObject({
        ...{ action: 'updated', changed: ['status', 'replacedBy'] },
      })
    })

    rule('at once sends one draft once, and numbers without gaps', async () => {
      const { draft, send, list } = await aDesk()
      const first = await draft()
      const answers = await Promise.all([1, 2, 3].map(() => send(first)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
      const two = [await draft(), await draft()]
      expect((await Promise.all(two.map((one) => send(one)))).map(({ status }) => status)).toEqual([200, 200])
      expect((await list()).items.map(({ number, status }) => `${number} ${status}`)).toEqual([
        ...['3 sent', '2 replaced', '1 replaced'],
      ])
    })

    rule('needs a billing profile', async () => {
      const practice = await aPractice(test)
      const owner = await practice.as('Owner')
      const draft = await draftEstimate(practice, owner, await addClient(practice, owner))
      expect(draft.missing).toEqual(['billing_profile', 'clinician_npi', 'client_birth_date', 'state'])
      expect(refusal(await askToSend(practice, owner, draft))).toEqual([422, 'validation_failed'])
    })

    rule('goes to no address that the client doesn’t permit', async () => {
      const { draft, send, read } = await aDesk()
      const one = await draft()
      expect(refusal(await send(one, 'shared@mail.example'))).toEqual([422, 'validation_failed', 'email'])
      expect((await read(one.id)).status).toBe('draft')
    })
  })

  rule('what was sent is neither changed nor deleted', async () => {
    const { sent, call } = await aDesk()
    const { id, version } = await sent()
    expect(refusal(await call('PUT', `/${id}`, anEstimateUpdate({ version })))).toEqual([
      ...[409, 'transition_refused'],
    ])
    expect(refusal(await call('DELETE', `/${id}`))).toEqual([409, 'transition_refused'])
  })

  rule('the file is a PDF of what was sent, and its reading is audited', async () => {
    const { practice, owner, sent, call } = await aDesk()
    const { id } = await sent()
    const answer = await call('GET', `/${id}/pdf`)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="good-faith-estimate-1.pdf"')
    expect((await readPdf(answer.bytes)).title).toContain('Good Faith Estimate 1')
    expect((await auditTrail(test, practice, 'estimate', id)).at(-1)).toMatchObject({
      ...{ action: 'exported', userId: owner.userId },
    })
  })

  rule('the list has drafts first, then the highest number, and is narrowed and counted', async () => {
    const { practice, owner, client, sent, draft, list, call } = await aDesk()
    const bo = await addClient(practice, owner, { firstName: 'Bo', lastName: 'Zola' })
    const first = await sent()
    const second = await sendDraft(practice, owner, await draftEstimate(practice, owner, bo))
    const waiting = await draft()
    const page = await list('?limit=2')
    expect(page).toMatchObject({ items: [{ id: waiting.id }, { id: second.id }], total: 3 })
    expect((await list(`?limit=2&cursor=${page.nextCursor}`)).items.map(({ id }) => id)).toEqual([first.id])
    const ids = async (query: string) => (await list(query)).items.map(({ id }) => id)
    expect(await ids('?status=sent')).toEqual([second.id, first.id])
    expect(await ids(`?clientId=${client.id}`)).toEqual([waiting.id, first.id])
    expect(await ids('?q=%232')).toEqual([second.id])
    expect(await ids('?q=zola')).toEqual([second.id])
    expect(await ids('?from=2027-02-18')).toEqual([])
    expect(await ids('?from=2027-02-17&to=2027-03-31')).toEqual([waiting.id, second.id, first.id])
    expect(await ids('?to=2026-11-17')).toEqual([])
    const counted = async (query = '') => dataOf(await call('GET', `/totals${query}`))
    expect(await counted()).toEqual({ draftCount: 1, sentCount: 2, replacedCount: 0 })
    expect(await counted('?q=zola')).toEqual({ draftCount: 0, sentCount: 1, replacedCount: 0 })
    expect(await counted('?status=draft')).toEqual({ draftCount: 1, sentCount: 0, replacedCount: 0 })
    expect(await counted('?to=2026-11-17')).toEqual({ draftCount: 0, sentCount: 0, replacedCount: 0 })
  })

  describe('access', () => {
    /** Every call about estimates. */
    const calls = (id: string, body: object) =>
      [
        ['GET', 'estimates', undefined],
        ['GET', 'estimates/totals', undefined],
        ['GET', 'estimates-due', undefined],
        ['GET', `estimates/${id}`, undefined],
        ['GET', `estimates/${id}/pdf`, undefined],
        ['POST', 'estimates', body],
        ['PUT', `estimates/${id}`, anEstimateUpdate({ version: 2 })],
        ['POST', `estimates/${id}/send`, { version: 2, how: 'handed_over', email: null }],
        ['DELETE', `estimates/${id}`, undefined],
      ] as const

    rule('is refused without a session, and without a permission', async () => {
      const { practice, owner, client, sent } = await aDesk()
      const { id } = await sent()
      const anybody = requester(test)
      const scheduler = await practice.as('Scheduler')
      for (const [method, path, body] of calls(id, estimateBody(owner, client))) {
        expect((await anybody(method, practice.path(path), body)).status).toBe(401)
        expect((await scheduler.request(method, practice.path(path), body)).status).toBe(403)
      }
    })

    rule('who may only read changes nothing and learns no diagnoses', async () => {
      const { practice, owner, client, sent } = await aDesk()
      const { id } = await sent()
      const reader = await practice.as('Read-only')
      const answers: number[] = []
      for (const [method, path, body] of calls(id, estimateBody(owner, client))) {
        answers.push((await reader.request(method, practice.path(path), body)).status)
      }
      expect(answers).toEqual([200, 200, 200, 200, 403, 403, 403, 403, 403])
      const read = dataOf<Estimate>(await reader.request('GET', practice.path(`estimates/${id}`)))
      expect(read.document.diagnoses).toBeNull()
    })

    rule('who may make them and know no diagnoses sends complete ones', async () => {
      const { practice, owner, client, read } = await aDesk()
      const maker = await aPersonWhoMay(test, practice, 'Scheduler', ['invoices:view', 'invoices:send'])
      const changes = { clinicianId: owner.staffId }
      const sent = await sendDraft(practice, maker, await draftEstimate(practice, maker, client, changes))
      expect(sent.document.diagnoses).toBeNull()
      expect((await read(sent.id)).document.diagnoses).toEqual(['F41.1', 'F33.1'])
    })

    rule('who sees only their own clients sees the estimates of these', async () => {
      const { practice, owner, sent } = await aDesk()
      const own = await practice.as('Clinician (own clients)')
      const hidden = await sent()
      const client = await addClient(practice, owner, { primaryClinicianId: own.staffId })
      const shown = await draftEstimate(practice, owner, client)
      const listed = dataOf<Page<EstimateSummary>>(await own.request('GET', practice.path('estimates')))
      expect(listed.items.map(({ id }) => id)).toEqual([shown.id])
      const totals = await own.request('GET', practice.path('estimates/totals'))
      expect(totals.data).toEqual({ draftCount: 1, sentCount: 0, replacedCount: 0 })
      for (const path of [`estimates/${hidden.id}`, `estimates/${hidden.id}/pdf`]) {
        expect((await own.request('GET', practice.path(path))).status).toBe(404)
      }
    })

    rule('an estimate of another practice or organization isn’t there', async () => {
      const { practice, owner, client, sent } = await aDesk()
      const { id } = await sent()
      const { otherPracticeId, practiceId } = practice
      const beside = await practice.as('Owner', { practiceIds: [practiceId, otherPracticeId] })
      const stranger = await (await aPractice(test)).as('Owner')
      const ofOne = calls(id, estimateBody(owner, client)).filter(([, path]) => path.includes(id))
      for (const [method, path, body] of ofOne) {
        const elsewhere = `/api/v1/practices/${otherPracticeId}/${path}`
        expect((await beside.request(method, elsewhere, body)).status).toBe(404)
        expect((await stranger.request(method, practice.path(path), body)).status).toBe(404)
      }
    })
  })
})
