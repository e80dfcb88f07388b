import { readFileSync } from 'node:fs'
import {
  compareNames,
  foldedText,
  INVOICE_STATUSES,
  type Client,
  type ClientSummary,
  type Invoice,
  type InvoiceSummary,
  type Location,
  type Page,
  type SearchAnswer,
} from '@oaklet/api/contract'
import { describe, expect, it } from 'vitest'
import { daysBetween } from './calendar-day'
import { from, TEST_DEVICE, TEST_PASSWORD } from './testing/a-login'
import { requester, signIn } from './testing/a-person'
import { dataOf } from './testing/an-appointment'
import { draftInvoice, invoiceInput, issue, payFor } from './testing/an-invoice'
import { createTestApp, type TestApp } from './testing/create-test-app'
import { auditChains } from './testing/release-1/audit-chains'
import { ownerAnswers, type KnownOwner } from './testing/release-1/owner-answers'
import { RELEASE_1_DATABASES } from './testing/release-1/release-1-databases'
import { startTestApp } from './testing/start-test-app'

/** What the release before answered to each owner, and how it found the audit chains, by organization. */
interface Expected {
  owners: { owner: KnownOwner; answers: Record<string, unknown> }[]
  chains: Awaited<ReturnType<typeof auditChains>>
}

const EXPECTED_FILE = new URL('testing/release-1/expected.json', import.meta.url)
const { owners, chains } = JSON.parse(readFileSync(EXPECTED_FILE, 'utf8')) as Expected
const [first] = owners
if (first === undefined) throw new Error('The release before left no owner')
const { owner } = first

const ROWS_FILE = new URL('testing/release-1/2-rows.sql', import.meta.url)
/** What the release before stored of each entry of the ledger in words, by the entry's id. */
const storedWords = new Map(
  [
    ...readFileSync(ROWS_FILE, 'utf8').matchAll(
      /^\t\('[^']+', '([0-9a-f-]{36})', \d+, .*?, '(?:issued|payment|voided)', '((?:[^']|'')*)', -?\d+, /gm,
    ),
  ].map(([, id = '', words = '']) => [id, words.replaceAll("''", "'")]),
)

describe.each(RELEASE_1_DATABASES)('what the release before left, opened on $name', (database) => {
  const create = () => createTestApp({ database, env: { trustsProxy: true } })
  const test = database.missing === null ? startTestApp(create) : ({} as TestApp)
  const rule = it.skipIf(database.missing !== null)
  const chainNow = async () => (await auditChains(test.deps.db))[owner.organizationId]

  rule('has every audit chain as it was, without a flaw', async () => {
    const found = await auditChains(test.deps.db)
    expect(Object.values(found).flatMap(({ flaws }) => flaws)).toEqual([])
    expect(found).toEqual(chains)
  })

  rule('tells each owner the balances, invoices and figures that they were told', async () => {
    for (const { owner: person, answers } of owners)
      expect(await ownerAnswers(test, person)).toMatchObject(answers)
  })

  rule('says of each entry of a ledger what the release before stored', async () => {
    const { request } = await signIn(test, owner)
    const path = `/api/v1/practices/${owner.practiceIds[0] ?? ''}/invoices`
    const { items } = dataOf<Page<InvoiceSummary>>(await request('GET', `${path}?limit=100`))
    const invoices = await Promise.all(
      items.map(async ({ id }) => dataOf<Invoice>(await request('GET', `${path}/${id}`))),
    )
    const entries = invoices.flatMap(({ ledger }) => ledger)
    expect(entries.length).toBeGreaterThan(0)
    const said = entries.map(({ id, description }) => [id, description])
    expect(said).toEqual(entries.map(({ id }) => [id, storedWords.get(id)]))
  })

  rule('goes on with an audit chain where it ended', async () => {
    const { events = 0 } = (await chainNow()) ?? {}
    const { request } = await signIn(test, owner)
    const base = `/api/v1/practices/${owner.practiceIds[0] ?? ''}/locations`
    const [location] = dataOf<Location[]>(await request('GET', base))
    const { id = '', ...fields } = location ?? {}
    dataOf(await request('PUT', `${base}/${id}`, { ...fields, name: 'Another name' }))
    expect(await chainNow()).toMatchObject({ events: events + 1, flaws: [] })
  })

  rule('goes on with what a client owes, and with the numbers of invoices', async () => {
    const { request } = await signIn(test, owner)
    const path = (rest: string) => `/api/v1/practices/${owner.practiceIds[0] ?? ''}/${rest}`
    const list = async (filter: string) =>
      dataOf<Page<InvoiceSummary>>(await request('GET', path(`invoices?limit=100&filter=${filter}`))).items
    const owed = async (clientId: string) =>
      dataOf<Client>(await request('GET', path(`clients/${clientId}`))).balanceCents ?? 0
    const numbers = (await Promise.all(INVOICE_STATUSES.map(list))).flat().map(({ number }) => number ?? 0)
    const [open] = await list('partially_paid')
    if (open === undefined) throw new Error('No invoice was paid in part')
    const { client, balanceCents } = open
    const before = await owed(client.id)

    await payFor({ path }, { request }, open, balanceCents)
    expect(await owed(client.id)).toBe(before - balanceCents)

    const draft = await draftInvoice({ path }, { request }, invoiceInput(client.id, 5_000))
    const issued = await issue({ path }, { request }, draft)
    expect(issued.number).toBe(Math.max(...numbers) + 1)
    // New practices give 30 days.
    expect(daysBetween(issued.issuedOn ?? '', issued.dueOn ?? '')).toBe(14)
    expect(await owed(client.id)).toBe(before - balanceCents + 5_000)
  })

  rule('has its clients in the order of their names, and finds each by theirs', async () => {
    const { request } = await signIn(test, owner)
    const path = `/api/v1/practices/${owner.practiceIds[0] ?? ''}/`
    const list = async (query: Record<string, string>) =>
      dataOf<Page<ClientSummary>>(
        await request('GET', `${path}clients?${new URLSearchParams({ limit: '100', ...query }).toString()}`),
      ).items
    const all = await list({})
    expect(all.length).toBeGreaterThan(1)
    const lastNames = await Promise.all(
      all.map(async ({ id }) => dataOf<Client>(await request('GET', `${path}clients/${id}`)).lastName),
    )
    expect(lastNames).toEqual(lastNames.toSorted(compareNames))
    for (const { id, legalName } of all) {
      const q = foldedText(legalName)
      expect((await list({ q })).map((one) => one.id)).toContain(id)
      const search = `${path}search?${new URLSearchParams({ q }).toString()}`
      const { groups } = dataOf<SearchAnswer>(await request('GET', search))
      expect(groups.map(({ kind }) => kind)).toContain('client')
    }
  })

  rule('has the emergency contact of each client among their people', async () => {
    const { request } = await signIn(test, owner)
    const path = `/api/v1/practices/${owner.practiceIds[0] ?? ''}/clients`
    const { items } = dataOf<Page<ClientSummary>>(await request('GET', `${path}?limit=100`))
    const clients = await Promise.all(
      items.map(async ({ id }) => dataOf<Client>(await request('GET', `${path}/${id}`))),
    )
    const nothingSaid = { mayEmail: false, mayText: false, mayVoicemail: false }
    const phone = (value: string) => [{ kind: 'mobile', value, ...nothingSaid }]
    const people = clients.flatMap((client) => client.people)
    expect(people.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject([
      {
        name: 'Emergency contact',
        relationship: '',
        roles: ['emergency'],
        contacts: phone('12'),
        custody: null,
      },
      { name: 'Rosa Lindqvist', relationship: 'mother', contacts: phone('5185550199'), version: 1 },
      { name: 'neighbor', relationship: '', roles: ['emergency'], contacts: [] },
    ])
  })

  rule('lets somebody in with the password that they had', async () => {
    const body = { email: 'ada.wren@example.com', password: TEST_PASSWORD, deviceId: TEST_DEVICE }
    const answer = await requester(test)('POST', '/api/auth/login', body, from('192.0.2.7'))
    expect([answer.status, typeof answer.body['token']]).toEqual([200, 'string'])
  })
})
