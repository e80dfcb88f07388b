import type { Client, InvoiceSummary, Page, Statement } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { ledgerEntries } from '../../db/schema/ledger-table'
import { requester } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { billClient, draftStatement, sendStatement } from '../../testing/a-statement'
import { aBilledClient, addBiller } from '../../testing/a-superbill'
import { addClient, dataOf } from '../../testing/an-appointment'
import { adjustment, payFor, refund } from '../../testing/an-invoice'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { readPdf } from '../../testing/read-pdf'
import { refusal } from '../../testing/refusal'
import { whileHeld } from '../../testing/while-held'
import { sendDocumentMail } from '../billing-documents'

const EMAIL = 'mari.vega@mail.example'

onOneDatabase('statements', (test, rule) => {
  /** A client who owes $150, and who bills for the practice. */
  async function aDesk() {
    test.clock.set('2026-11-17T14:00:00Z')
    const practice = await aPractice(test)
    const owner = await practice.as('Owner', { name: 'Olivia Bennett' })
    await addBiller(practice, owner)
    const client = await aBilledClient(practice, owner)
    const bill = (cents: number, dueOn: string | null = null) =>
      billClient(practice, owner, client.id, cents, dueOn)
    const invoice = await bill(15_000)
    const call = (method: string, rest: string, body?: unknown) =>
      owner.request(method, practice.path(`statements${rest}`), body)
    const read = async (id: string): Promise<Statement> => dataOf(await call('GET', `/${id}`))
    const draft = () => draftStatement(practice, owner, client.id)
    const send = (statement: Statement, email: string | null = null) =>
      sendStatement(practice, owner, statement, email)
    const sent = async (): Promise<Statement> => dataOf(await send(await draft()))
    return { practice, owner, client, invoice, bill, call, read, draft, send, sent }
  }
  type Desk = Awaited<ReturnType<typeof aDesk>>

  const owedBy = async ({ practice, owner }: Desk, { id }: Client): Promise<number> => {
    const path = practice.path(`invoices?filter=open&clientId=${id}`)
    const { items } = dataOf<Page<InvoiceSummary>>(await owner.request('GET', path))
    return items.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
  }

  /** Holds a statement to what is always so, beside what its client owes. */
  const requireSums = ({ document, owedCents }: Statement, owed: number): void => {
    const { openingCents, lines, closingCents, aging } = document
    expect(lines.reduce((sum, { amountCents }) => sum + amountCents, openingCents)).toBe(closingCents)
    expect(Object.values(aging).reduce((sum, cents) => sum + cents, 0)).toBe(closingCents)
    expect([closingCents, owedCents]).toEqual([owed, owed])
  }

  describe('a draft', () => {
    rule('says by the records of now who is to pay whom, what has happened, and what is left', async () => {
      const desk = await aDesk()
      const { id } = await desk.draft()
      await payFor(desk.practice, desk.owner, desk.invoice, 5_000, { credit: 700 })
      const { document, ...kept } = await desk.read(id)
      expect(kept).toMatchObject({
        ...{ number: null, status: 'draft', from: '2026-11-17', to: '2026-11-17', draftedOn: '2026-11-17' },
        ...{ client: { id: desk.client.id, name: 'Mari Vega' }, owedCents: 10_000, currency: 'USD' },
        ...{ emails: [EMAIL], sendings: [], version: 1 },
      })
      expect(document).toEqual({
        biller: {
          ...{ name: 'Oakwood Therapy Group PLLC', phone: '5185550100', payToAddress: null },
          address: expect.objectContaining({ city: 'Albany' }) as unknown,
        },
        client: {
          name: 'Marisol Vega',
          address: expect.objectContaining({ street: '1 Elm Street' }) as unknown,
        },
        openingCents: 0,
        lines: [
          {
            ...{ date: '2026-11-17', kind: 'issued', invoiceNumber: 1, description: 'Invoice 1' },
            amountCents: 15_000,
          },
          {
            ...{ date: '2026-11-17', kind: 'payment', invoiceNumber: 1, amountCents: -5_000 },
            description: 'Payment in cash for invoice 1',
          },
        ],
        ...{ closingCents: 10_000, creditCents: 700, currency: 'USD' },
        aging: { upTo30: 10_000, upTo60: 0, upTo90: 0, over90: 0 },
      })
    })

    rule(
      'agrees with what the invoices owe, whatever is written to the ledger, and has its ages',
      async () => {
        const desk = await aDesk()
        const { practice, owner, client, invoice, bill } = desk
        const { id } = await desk.draft()
        const check = async () => {
          requireSums(await desk.read(id), await owedBy(desk, client))
        }
        const change = async (method: string, rest: string, body: unknown) => {
          expect((await owner.request(method, practice.path(rest), body)).status).toBe(200)
          await check()
        }
        const old = await bill(6_000, '2026-11-18')
        const paid = dataOf<{ id: string }>(await payFor(practice, owner, old, 2_000, { credit: 900 }))
        await check()
        await change('POST', `invoices/${invoice.id}/apply-credit`, { amountCents: 600 })
        await change('POST', `invoices/${old.id}/unapply-payment`, { amountCents: 500 })
        await change('POST', `invoices/${old.id}/adjustments`, adjustment(400, 'credited'))
        await change('POST', `invoices/${old.id}/adjustments`, adjustment(300, 'written_off'))
        await change('POST', `payments/${paid.id}/refunds`, refund(1_000, old.id))
        const wrong = await bill(4_000)
        await check()
        await change('POST', `invoices/${wrong.id}/void`, { version: wrong.version })
        test.clock.set('2027-01-10T14:00:00Z')
        const { aging } = (await desk.read(id)).document
        expect(aging).toMatchObject({ upTo30: 14_400, upTo90: 0, over90: 0 })
        expect(aging.upTo60).toBeGreaterThan(0)
        await check()
      },
    )

    rule('begins with the oldest open invoice where it is the client’s first', async () => {
      const desk = await aDesk()
      const { practice, owner, client, invoice, bill, draft, send } = desk
      test.clock.set('2026-11-20T14:00:00Z')
      const later = await bill(6_000)
      await payFor(practice, owner, invoice, 15_000, { receivedOn: '2026-11-20' })
      test.clock.set('2026-12-02T14:00:00Z')
      await bill(2_000)
      await payFor(practice, owner, later, 1_000, { receivedOn: '2026-12-02' })
      const drafted = await draft()
      expect(drafted).toMatchObject({ from: '2026-11-20', to: '2026-12-02' })
      const sent = dataOf<Statement>(await send(drafted))
      expect([sent.from, sent.document]).toEqual([drafted.from, drafted.document])
      expect(sent.document.openingCents).toBe(15_000)
      expect(sent.document.lines.map(({ date, amountCents }) => [date, amountCents])).toEqual([
        ['2026-11-20', 6_000],
        ['2026-11-20', -15_000],
        ['2026-12-02', 2_000],
        ['2026-12-02', -1_000],
      ])
      requireSums(sent, await owedBy(desk, client))
    })

    rule('is made of a client of the practice who owes something and has none', async () => {
      const { practice, owner, client, call, draft } = await aDesk()
      const ask = (clientId: string) => call('POST', '', { clientId })
      const debtless = await addClient(practice, owner)
      expect(refusal(await ask(debtless.id))).toEqual([422, 'validation_failed', 'clientId'])
      expect(refusal(await ask(practice.practiceId))).toEqual([422, 'validation_failed', 'clientId'])
      const { id } = await draft()
      expect(refusal(await ask(client.id))).toEqual([409, 'transition_refused'])
      expect(await auditTrail(test, practice, 'statement', id)).toEqual([
        { action: 'created', changed: ['clientId'], userId: owner.userId },
      ])
    })

    rule('is made once by two at once', async () => {
      const { client, call } = await aDesk()
      const answers = await Promise.all([1, 2, 3].map(() => call('POST', '', { clientId: client.id })))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    })

    rule('can be discarded, and made again; one that was sent can’t', async () => {
      const { call, draft, send } = await aDesk()
      const { id } = await draft()
      expect(dataOf(await call('DELETE', `/${id}`))).toBeNull()
      expect(refusal(await call('GET', `/${id}`))).toEqual([404, 'not_found'])
      const sent = dataOf<Statement>(await send(await draft()))
      expect(refusal(await call('DELETE', `/${sent.id}`))).toEqual([409, 'transition_refused'])
    })
  })

  describe('sending', () => {
    rule('gives the next number, and keeps what it said whatever comes later', async () => {
      const { practice, owner, client, invoice, read, sent, bill } = await aDesk()
      const statement = await sent()
      expect(statement).toMatchObject({
        ...{ number: 1, status: 'sent', from: '2026-11-17', to: '2026-11-17', owedCents: 15_000, version: 2 },
        sendings: [{ how: 'handed_over', email: null, sentByName: 'Olivia Bennett' }],
      })
      await payFor(practice, owner, invoice, 15_000)
      await bill(2_000)
      const path = practice.path(`clients/${client.id}`)
      const known = dataOf<Client>(await owner.request('GET', path))
      await owner.request('PUT', path, { ...known, lastName: 'Ortega' })
      test.clock.set('2026-12-05T14:00:00Z')
      expect((await read(statement.id)).document).toEqual(statement.document)
    })

    rule('lets the next one begin where it ended, with what was entered late for a day before', async () => {
      const desk = await aDesk()
      await desk.sent()
      test.clock.set('2026-12-10T14:00:00Z')
      await payFor(desk.practice, desk.owner, desk.invoice, 1_000, { receivedOn: '2026-11-16' })
      await desk.bill(3_000)
      const next = await desk.sent()
      expect(next).toMatchObject({ number: 2, from: '2026-11-18', to: '2026-12-10' })
      expect(next.document).toMatchObject({
        openingCents: 15_000,
        lines: [
          { date: '2026-11-16', amountCents: -1_000 },
          { date: '2026-12-10', amountCents: 3_000 },
        ],
      })
      requireSums(next, await owedBy(desk, desk.client))
    })

    rule('mails the file to an address that the client permits, and says nothing of them', async () => {
      const { practice, owner, draft, send } = await aDesk()
      const { id, sendings } = dataOf<Statement>(await send(await draft(), EMAIL))
      expect(sendings).toMatchObject([{ how: 'email', email: EMAIL }])
      await sendDocumentMail(test.deps)
      const message = test.mailer.to(EMAIL).at(-1)
      expect(message?.subject).toBe('Your statement from Oakwood Therapy Group PLLC')
      expect(`${message?.subject} ${message?.text}`).not.toMatch(/vega|mari|therapy session|\$/i)
      const [file] = message?.attachments ?? []
      expect(file?.fileName).toBe('statement-1.pdf')
      expect((await readPdf(file?.bytes ?? new Uint8Array())).title).toContain('Statement 1')
      const [, event] = await auditTrail(test, practice, 'statement', id)
      const changed = ['status', 'number', 'sendings']
      expect(event).toEqual({ action: 'sent', changed, userId: owner.userId })
    })

    rule('again sends the same, and adds to what is known, the newest first', async () => {
      const { practice, owner, invoice, sent, send } = await aDesk()
      const statement = await sent()
      await payFor(practice, owner, invoice, 15_000)
      test.clock.advance(60_000)
      const again = dataOf<Statement>(await send(statement, EMAIL))
      expect(again.sendings.map(({ how }) => how)).toEqual(['email', 'handed_over'])
      expect([again.number, again.document]).toEqual([1, statement.document])
    })

    rule.each(['shared@mail.example', 'stranger@mail.example'])(
      'is refused to %s, which the client doesn’t permit',
      async (email) => {
        const { draft, send, read } = await aDesk()
        const statement = await draft()
        expect(refusal(await send(statement, email))).toEqual([422, 'validation_failed', 'email'])
        expect((await read(statement.id)).status).toBe('draft')
      },
    )

    rule('is refused when nothing is owed any more, without a number', async () => {
      const { practice, owner, invoice, draft, send, read } = await aDesk()
      const statement = await draft()
      await payFor(practice, owner, invoice, 15_000)
      const refused = await send(statement)
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body.message).toBe('This client owes nothing any more. Discard this draft.')
      expect(await read(statement.id)).toMatchObject({ status: 'draft', number: null, owedCents: 0 })
    })

    rule('is refused while nobody is named who bills', async () => {
      const practice = await aPractice(test)
      const owner = await practice.as('Owner')
      const { id } = await addClient(practice, owner)
      await billClient(practice, owner, id, 100)
      const statement = await draftStatement(practice, owner, id)
      expect(statement.document.biller).toBeNull()
      const refused = await sendStatement(practice, owner, statement)
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body.message).toContain('billing profile')
    })

    rule('is done by one of several at once, and the others are told how it stands', async () => {
      const { draft, send, read } = await aDesk()
      const statement = await draft()
      const answers = await Promise.all([1, 2, 3].map(() => send(statement)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      const stale = answers.find(({ status }) => status === 409)
      expect(stale?.body).toMatchObject({ code: 'stale_edit', current: { id: statement.id, number: 1 } })
      expect((await read(statement.id)).sendings).toHaveLength(1)
    })

    rule('waits for what is being written to the ledger, and knows of it', async () => {
      const { practice, owner, client, invoice, draft, send } = await aDesk()
      const statement = await draft()
      const by = { ...owner, organizationId: practice.organizationId }
      const entry = {
        ...{ organizationId: practice.organizationId, practiceId: practice.practiceId, clientId: client.id },
        ...{ id: test.deps.newId(), invoiceId: invoice.id, kind: 'credited' as const, amountCents: -900 },
        ...{ reasonCode: 'courtesy' as const, recordedById: owner.staffId },
        ...{ occurredOn: '2026-11-17', createdAt: test.deps.clock.now() },
      }
      const answer = await whileHeld(
        test,
        by,
        (tx) => tx.insert(ledgerEntries).values(entry),
        () => send(statement),
      )
      expect(dataOf<Statement>(answer)).toMatchObject({
        owedCents: 14_100,
        document: { closingCents: 14_100, aging: { upTo30: 14_100 } },
      })
    })
  })

  describe('the file', () => {
    rule('of a sent one is a PDF whose name and title tell nobody’s name', async () => {
      const { practice, call, sent } = await aDesk()
      const { id } = await sent()
      const { headers, bytes } = await call('GET', `/${id}/pdf`)
      expect(headers.get('content-type')).toBe('application/pdf')
      expect(headers.get('content-disposition')).toBe('attachment; filename="statement-1.pdf"')
      expect((await readPdf(bytes)).title).toBe('Statement 1 · Oakwood Therapy Group PLLC')
      expect((await auditTrail(test, practice, 'statement', id)).at(-1)).toMatchObject({ action: 'exported' })
    })

    rule('is refused for a draft', async () => {
      const { call, draft } = await aDesk()
      expect(refusal(await call('GET', `/${(await draft()).id}/pdf`))).toEqual([409, 'transition_refused'])
    })
  })

  describe('access', () => {
    const steps = ({ id }: Pick<Statement, 'id'>, clientId: string) =>
      [
        ['GET', ''],
        ['GET', '/totals'],
        ['GET', `/${id}`],
        ['GET', `/${id}/pdf`],
        ['POST', '', { clientId }],
        ['POST', `/${id}/send`, { version: 2, how: 'handed_over', email: null }],
        ['DELETE', `/${id}`],
      ] as const

    rule('nobody without a sign-in, and nobody of another practice', async () => {
      const { practice, client, sent } = await aDesk()
      const statement = await sent()
      const stranger = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
      for (const [method, rest, body] of steps(statement, client.id)) {
        const path = practice.path(`statements${rest}`)
        expect((await requester(test)(method, path, body)).status).toBe(401)
        expect(refusal(await stranger.request(method, path, body))).toEqual([404, 'not_found'])
        if (!rest.startsWith(`/${statement.id}`)) continue
        const other = path.replace(practice.practiceId, practice.otherPracticeId)
        expect(refusal(await stranger.request(method, other, body))).toEqual([404, 'not_found'])
      }
    })

    rule('who sees invoices reads them, who sends invoices does the rest, and others nothing', async () => {
      const { practice, client, sent } = await aDesk()
      const statement = await sent()
      const [reader, scheduler] = [await practice.as('Read-only'), await practice.as('Scheduler')]
      for (const [method, rest, body] of steps(statement, client.id)) {
        const path = practice.path(`statements${rest}`)
        const isRead = method === 'GET'
        expect((await reader.request(method, path, body)).status).toBe(isRead ? 200 : 403)
        expect((await scheduler.request(method, path, body)).status).toBe(403)
      }
    })
  })
})
