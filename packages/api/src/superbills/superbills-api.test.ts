import { describe, expect, it } from 'vitest'
import { ApiError } from '../errors/ApiError'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import { superbillFindings, superbillHolders } from './superbill-refusals'
import { VoidSuperbillBody } from './superbill-steps-contract'
import { CreateSuperbillBody } from './superbills-contract'
import {
  aSuperbill,
  aSuperbillBody,
  aSuperbillFinding,
  aSuperbillHolder,
  aSuperbillSummary,
  someSuperbillCandidates,
  someSuperbillTotals,
} from './superbills-fixtures'
import { SUPERBILLS_MESSAGES } from './superbills-messages'

const base = '/api/v1/practices/p/superbills'
const params = { practiceId: 'p', superbillId: 's' }

it('lists superbills of one status whose period overlaps another', async () => {
  const page = aPage([aSuperbillSummary()])
  const { api, http } = apiAnswering(page)
  const query = { status: 'issued', from: '2026-11-01', to: '2026-11-30' } as const
  expect(await api.superbills.list(params, query)).toEqual(page)
  expect(http.sent).toMatchObject([
    { method: 'GET', path: `${base}?status=issued&from=2026-11-01&to=2026-11-30` },
  ])
})

it('gets how many are in which state', async () => {
  const { api, http } = apiAnswering(someSuperbillTotals())
  expect(await api.superbills.totals(params, { q: 'vega' })).toEqual(someSuperbillTotals())
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}/totals?q=vega` }])
})

it('lists for whom superbills could be made', async () => {
  const { api, http } = apiAnswering(someSuperbillCandidates())
  const query = { from: '2026-11-01', to: '2026-11-30' }
  expect(await api.superbills.candidates(params, query)).toEqual(someSuperbillCandidates())
  expect(http.sent).toMatchObject([
    { method: 'GET', path: '/api/v1/practices/p/superbill-candidates?from=2026-11-01&to=2026-11-30' },
  ])
})

it('gets one superbill', async () => {
  const { api, http } = apiAnswering(aSuperbill())
  expect(await api.superbills.get(params)).toEqual(aSuperbill())
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}/s` }])
})

it.each([
  ['create', base, aSuperbillBody()],
  ['issue', `${base}/s/issue`, { version: 1, allowIncomplete: true }],
  ['send', `${base}/s/send`, { version: 2, how: 'handed_over', email: null }],
  ['voidIssued', `${base}/s/void`, { version: 2, reason: 'Wrong client' }],
] as const)('can %s one, once for each idempotency key', async (verb, path, body) => {
  const { api, http } = apiAnswering(aSuperbill())
  const call = api.superbills[verb] as (...given: object[]) => Promise<unknown>
  expect(await call(params, body, { idempotencyKey: 'k' })).toEqual(aSuperbill())
  expect(http.sent).toMatchObject([{ method: 'POST', path, body, idempotencyKey: 'k' }])
})

it('deletes a draft, and answers nothing', async () => {
  const { api, http } = apiAnswering(null)
  await expect(api.superbills.remove(params)).resolves.toBeUndefined()
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: `${base}/s` }])
})

it('has the sentences of the specification for when the server gives none', () => {
  expect(SUPERBILLS_MESSAGES).toMatchObject({
    list: 'Failed to load superbills',
    create: 'Failed to save superbill',
  })
})

describe('what is typed about a superbill', () => {
  const refusal = (changes: Partial<CreateSuperbillBody>) =>
    CreateSuperbillBody.safeParse(aSuperbillBody(changes)).error?.issues.map(({ message }) => message) ?? []

  it.each([
    ['2026-11-03', '2026-11-03'],
    ['2026-01-01', '2027-01-01'],
  ])('covers a day, or a leap year: %s to %s', (from, to) => {
    expect(refusal({ from, to })).toEqual([])
  })

  it.each([
    ['2026-11-04', '2026-11-03', 'Choose a last day that is not before the first'],
    ['2026-01-01', '2027-01-02', 'Choose a year at most'],
  ])('does not cover %s to %s', (from, to, message) => {
    expect(refusal({ from, to })).toEqual([message])
  })

  it('says why it is void', () => {
    expect(VoidSuperbillBody.safeParse({ version: 1, reason: ' ' }).success).toBe(false)
  })
})

describe('a refusal', () => {
  const facts = { status: 409, serverMessage: null, requestId: null } as const

  it('tells what a superbill lacks', () => {
    const conflicts = [aSuperbillFinding(), { code: 'unknown' }]
    const error = new ApiError({ ...facts, code: 'superbill_incomplete', conflicts })
    expect(superbillFindings(error)).toEqual([aSuperbillFinding()])
    expect(superbillHolders(error)).toBeNull()
  })

  it('tells which superbill holds the sessions', () => {
    const conflicts = [aSuperbillHolder(), { id: 7 }]
    const error = new ApiError({ ...facts, code: 'already_on_superbill', conflicts })
    expect(superbillHolders(error)).toEqual([aSuperbillHolder()])
    expect(superbillFindings(error)).toBeNull()
  })
})
