import type {
  BillingHome,
  Client,
  ClientInput,
  Page,
  Statement,
  StatementCandidates,
  StatementSummary,
  StatementTotals,
} from '@oaklet/api/contract'
import { aBillingSettingsBody } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { billClient, draftStatement, sendStatement } from '../../testing/a-statement'
import { addBiller } from '../../testing/a-superbill'
import { addClient, dataOf } from '../../testing/an-appointment'
import { payFor } from '../../testing/an-invoice'
import { auditTrail } from '../../testing/audit-trail'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { draftDueStatements } from './draft-due-statements'

onOneDatabase('statements as lists, and by their rhythm', (test, rule) => {
  async function aDesk() {
    test.clock.set('2026-11-17T14:00:00Z')
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    await addBiller(practice, owner)
    const get = async <Answer>(path: string, by = owner): Promise<Answer> =>
      dataOf(await by.request('GET', practice.path(path)))
    const list = (query = '', by = owner) => get<Page<StatementSummary>>(`statements${query}`, by)
    const candidates = async (query = '', by = owner) =>
      get<StatementCandidates>(`statement-candidates${query}`, by)
    const home = (by = owner) => get<BillingHome>('billing', by)
    const owing = async (firstName: string, cents: number, input: Partial<ClientInput> = {}) => {
      const client = await addClient(practice, owner, { firstName, lastName: firstName, ...input })
      return { client, invoice: await billClient(practice, owner, client.id, cents) }
    }
    const draft = ({ id }: Client) => draftStatement(practice, owner, id)
    const send = async (statement: Statement): Promise<Statement> =>
      dataOf(await sendStatement(practice, owner, statement))
    const settle = (statementDay: number | null, version = 0) =>
      owner.request(
        'PUT',
        practice.path('billing-settings'),
        aBillingSettingsBody({ statementDay, version, invoiceDueDays: 30 }),
      )
    return { practice, owner, get, list, candidates, home, owing, draft, send, settle }
  }
  const idsOf = ({ items }: Page<StatementSummary>) => items.map(({ id }) => id)
  const namesOf = ({ items }: StatementCandidates) => items.map(({ client }) => client.name)

  /** Two sent statements of two clients, on two days, and a draft. */
  async function aShelf() {
    const desk = await aDesk()
    const [ana, bo] = [await desk.owing('Ana', 9_000), await desk.owing('Bo', 4_000)]
    const first = await desk.send(await desk.draft(ana.client))
    test.clock.set('2026-12-01T14:00:00Z')
    const second = await desk.send(await desk.draft(bo.client))
    const draft = await desk.draft(ana.client)
    return { ...desk, ana, bo, first, second, draft }
  }

  describe('the list', () => {
    rule('has drafts first, then the highest number first, page by page', async () => {
      const { list, first, second, draft } = await aShelf()
      const page = await list('?limit=2')
      expect([idsOf(page), page.total]).toEqual([[draft.id, second.id], 3])
      const rest = await list(`?limit=2&cursor=${page.nextCursor}`)
      expect([idsOf(rest), rest.nextCursor]).toEqual([[first.id], null])
      expect(page.items).toMatchObject([
        { number: null, from: '2026-11-18', to: '2026-12-01', owedCents: 9_000, status: 'draft' },
        { number: 2, from: '2026-11-17', to: '2026-12-01', owedCents: 4_000, status: 'sent' },
      ])
    })

    rule.each([
      ['?status=draft', ['draft']],
      ['?status=sent', ['second', 'first']],
      ['?from=2026-11-18', ['draft', 'second']],
      ['?to=2026-11-30', ['first']],
      ['?from=2026-12-02', []],
      ['?q=2', ['second']],
      ['?q=statement%201', ['first']],
      ['?q=ana', ['draft', 'first']],
    ] as const)('%s narrows it', async (query, names) => {
      const shelf = await aShelf()
      const found = await shelf.list(query)
      expect(idsOf(found)).toEqual(names.map((name) => shelf[name].id))
      expect(found.total).toBe(names.length)
      const drafts = found.items.filter(({ status }) => status === 'draft')
      expect(await shelf.get<StatementTotals>(`statements/totals${query}`)).toEqual({
        draftCount: drafts.length,
        draftCents: drafts.length * 9_000,
        sentCount: names.length - drafts.length,
      })
    })

    rule('of one client, and counted by state with what the drafts come to', async () => {
      const { list, get, bo, second, practice, owner } = await aShelf()
      expect(idsOf(await list(`?clientId=${bo.client.id}`))).toEqual([second.id])
      const totals = () => get<StatementTotals>('statements/totals')
      expect(await totals()).toEqual({ draftCount: 1, draftCents: 9_000, sentCount: 2 })
      await payFor(practice, owner, bo.invoice, 4_000)
      expect(await totals()).toEqual({ draftCount: 1, draftCents: 9_000, sentCount: 2 })
    })

    rule('refuses a cursor that is none', async () => {
      const { practice, owner } = await aDesk()
      const answer = await owner.request('GET', practice.path('statements?cursor=nonsense'))
      expect(refusal(answer)).toEqual([422, 'validation_failed', 'cursor'])
    })
  })

  describe('those who owe', () => {
    rule('are candidates by name while no draft waits, with what they were told before', async () => {
      const { candidates, ana, bo, draft } = await aShelf()
      const owned = { sentCount: 1, draftId: null, emails: [] }
      expect((await candidates()).items).toEqual([
        {
          ...{ client: { id: bo.client.id, name: 'Bo Bo' }, owedCents: 4_000, lastStatementOn: '2026-12-01' },
          ...owned,
        },
      ])
      expect(await candidates(`?clientId=${ana.client.id}`)).toMatchObject({ items: [], hasMore: false })
      expect(draft.status).toBe('draft')
    })

    rule('are no candidates once they have paid', async () => {
      const { practice, owner, candidates, owing } = await aDesk()
      const { client, invoice } = await owing('Ana', 9_000)
      expect((await candidates()).items).toMatchObject([
        { client: { id: client.id }, lastStatementOn: null, sentCount: 0 },
      ])
      await payFor(practice, owner, invoice, 9_000)
      expect((await candidates()).items).toEqual([])
    })

    rule('are told of after three statements for the same money, with a draft or without', async () => {
      const { practice, owner, candidates, home, owing, draft, send } = await aDesk()
      const { client, invoice } = await owing('Ana', 9_000)
      await owing('Bo', 1_000)
      for (let sent = 0; sent < 3; sent += 1) {
        expect((await candidates('?filter=after_three')).items).toEqual([])
        await send(await draft(client))
      }
      const waiting = await draft(client)
      expect((await candidates('?filter=after_three')).items).toMatchObject([
        { client: { id: client.id }, sentCount: 3, draftId: waiting.id },
      ])
      expect(await home()).toMatchObject({
        draftStatements: { count: 1, totalCents: 9_000, oldestOn: '2026-11-17' },
        afterThreeStatements: { clients: 1, totalCents: 9_000 },
      })
      await billClient(practice, owner, client.id, 500)
      await payFor(practice, owner, invoice, 9_000)
      expect(await candidates('?filter=after_three')).toMatchObject({ items: [] })
      expect((await home()).afterThreeStatements).toEqual({ clients: 0, totalCents: 0 })
    })
  })

  rule('who sees only their own clients gets what is about these', async () => {
    const { practice, owner, list, candidates, home, owing, draft, send, get } = await aDesk()
    const clinician = await practice.as('Clinician (own clients)')
    const own = await owing('Ana', 9_000, { primaryClinicianId: clinician.staffId })
    const other = await owing('Bo', 4_000)
    const theirs = await send(await draft(other.client))
    expect(namesOf(await candidates('', clinician))).toEqual(['Ana Ana'])
    const { id } = await draft(own.client)
    await draft(other.client)
    expect(idsOf(await list('', clinician))).toEqual([id])
    expect(await get<StatementTotals>('statements/totals', clinician)).toMatchObject({ draftCount: 1 })
    expect((await home(clinician)).draftStatements).toMatchObject({ count: 1, totalCents: 9_000 })
    const read = (path: string, by: SignedInPerson) => by.request('GET', practice.path(`statements/${path}`))
    expect((await read(id, clinician)).status).toBe(200)
    expect(refusal(await read(theirs.id, clinician))).toEqual([404, 'not_found'])
    expect(refusal(await read(`${theirs.id}/pdf`, clinician))).toEqual([404, 'not_found'])
    expect((await read(`${theirs.id}/pdf`, owner)).status).toBe(200)
  })

  describe('the statement day', () => {
    const run = () => draftDueStatements(test.deps)
    const told = async ({ practice }: Awaited<ReturnType<typeof aDesk>>, person: SignedInPerson) =>
      (await notified(practice, person, { event: 'statements_to_review' })).map(({ subject }) => subject)

    rule('drafts for each client who owes and has no draft, once, and sends nothing', async () => {
      const desk = await aDesk()
      const [ana] = [await desk.owing('Ana', 9_000), await desk.owing('Bo', 4_000)]
      await desk.owing('Cleo', 0)
      await desk.settle(1)
      await desk.draft(ana.client)
      test.clock.set('2026-12-01T04:59:00Z')
      await run()
      expect((await desk.list()).total).toBe(1)
      test.clock.set('2026-12-01T05:00:00Z')
      for (let hour = 0; hour < 3; hour += 1) await run()
      const { items } = await desk.list()
      expect(items.map(({ client, status }) => [client.name, status]).toSorted()).toEqual([
        ['Ana Ana', 'draft'],
        ['Bo Bo', 'draft'],
      ])
      const made = await auditTrail(test, desk.practice, 'statement')
      expect(made.map(({ action, userId }) => [action, userId === null])).toEqual([
        ['created', false],
        ['created', true],
      ])
      expect((await desk.home()).draftStatements).toMatchObject({ count: 2, totalCents: 13_000 })
    })

    rule('is told of once to those who send statements and see them all', async () => {
      const desk = await aDesk()
      const { practice, owner } = desk
      const biller = await practice.as('Biller')
      const others = [await practice.as('Clinician'), await practice.as('Read-only')]
      const elsewhere = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
      await desk.owing('Ana', 9_000)
      await desk.settle(1)
      test.clock.set('2026-12-01T14:00:00Z')
      await run()
      await run()
      for (const person of [owner, biller]) {
        expect(await told(desk, person)).toEqual(['1 statement waits for review'])
      }
      for (const person of others) expect(await told(desk, person)).toEqual([])
      const path = `/api/v1/practices/${practice.otherPracticeId}/notifications`
      expect(dataOf<Page<unknown>>(await elsewhere.request('GET', path)).items).toEqual([])
      expect(await notified(practice, owner)).toMatchObject([{ link: '/billing/statements?review=1' }])
      await desk.owing('Bo', 400)
      test.clock.set('2027-01-01T14:00:00Z')
      await run()
      expect(await told(desk, owner)).toEqual([
        '2 statements wait for review',
        '1 statement waits for review',
      ])
    })

    rule('that passed while no server ran is made up for, of several the last one', async () => {
      const desk = await aDesk()
      await desk.owing('Ana', 9_000)
      await desk.settle(10)
      test.clock.set('2027-02-20T14:00:00Z')
      await run()
      await run()
      expect((await desk.list()).items).toMatchObject([{ draftedOn: '2027-02-20' }])
      expect(await told(desk, desk.owner)).toHaveLength(1)
    })

    rule('before it was chosen is not made up for; without one nothing is drafted', async () => {
      const desk = await aDesk()
      await desk.owing('Ana', 9_000)
      await run()
      await desk.settle(16)
      await run()
      await desk.settle(null, 1)
      test.clock.set('2027-02-20T14:00:00Z')
      await run()
      expect((await desk.list()).total).toBe(0)
      expect(await told(desk, desk.owner)).toEqual([])
    })

    rule('is drafted once by several servers at once', async () => {
      const desk = await aDesk()
      await desk.owing('Ana', 9_000)
      await desk.settle(17)
      await Promise.all([run(), run(), run()])
      expect((await desk.list()).total).toBe(1)
      expect(await told(desk, desk.owner)).toEqual(['1 statement waits for review'])
    })
  })
})
