import { expect, it } from 'vitest'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import {
  aStatement,
  aStatementBody,
  aStatementDocument,
  aStatementSummary,
  someStatementCandidates,
  someStatementTotals,
} from './statements-fixtures'
import { STATEMENTS_MESSAGES } from './statements-messages'

const base = '/api/v1/practices/p/statements'
const params = { practiceId: 'p', statementId: 's' }

it('lists drafts that reach to certain days', async () => {
  const page = aPage([aStatementSummary()])
  const { api, http } = apiAnswering(page)
  const query = { status: 'draft', from: '2026-11-01', to: '2026-11-30' } as const
  expect(await api.statements.list(params, query)).toEqual(page)
  expect(http.sent).toMatchObject([
    { method: 'GET', path: `${base}?status=draft&from=2026-11-01&to=2026-11-30` },
  ])
})

it('gets how many are in which state', async () => {
  const { api, http } = apiAnswering(someStatementTotals())
  expect(await api.statements.totals(params, { q: 'vega' })).toEqual(someStatementTotals())
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}/totals?q=vega` }])
})

it('lists the clients who owe after three statements', async () => {
  const { api, http } = apiAnswering(someStatementCandidates())
  expect(await api.statements.candidates(params, { filter: 'after_three' })).toEqual(
    someStatementCandidates(),
  )
  expect(http.sent).toMatchObject([
    { method: 'GET', path: '/api/v1/practices/p/statement-candidates?filter=after_three' },
  ])
})

it('gets one statement', async () => {
  const { api, http } = apiAnswering(aStatement())
  expect(await api.statements.get(params)).toEqual(aStatement())
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}/s` }])
})

it.each([
  ['create', base, aStatementBody()],
  ['send', `${base}/s/send`, { version: 1, how: 'handed_over', email: null }],
] as const)('can %s one, once for each idempotency key', async (verb, path, body) => {
  const { api, http } = apiAnswering(aStatement())
  const call = api.statements[verb] as (...given: object[]) => Promise<unknown>
  expect(await call(params, body, { idempotencyKey: 'k' })).toEqual(aStatement())
  expect(http.sent).toMatchObject([{ method: 'POST', path, body, idempotencyKey: 'k' }])
})

it('deletes a draft, and answers nothing', async () => {
  const { api, http } = apiAnswering(null)
  await expect(api.statements.remove(params)).resolves.toBeUndefined()
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: `${base}/s` }])
})

it('has the sentence of the specification for when the server gives none', () => {
  expect(STATEMENTS_MESSAGES.send).toBe('Failed to send statement')
})

it('has a fixture whose sums are right, as those of each statement are', () => {
  const { openingCents, lines, closingCents, aging } = aStatementDocument()
  expect(lines.reduce((sum, { amountCents }) => sum + amountCents, openingCents)).toBe(closingCents)
  expect(Object.values(aging).reduce((sum, cents) => sum + cents, 0)).toBe(closingCents)
})
