import { describe, expect, it } from 'vitest'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import { CreateEstimateBody, UpdateEstimateBody } from './estimates-contract'
import {
  anEstimate,
  anEstimateBody,
  anEstimateLine,
  anEstimateSummary,
  anEstimateUpdate,
  someEstimatesDue,
  someEstimateTotals,
} from './estimates-fixtures'
import { ESTIMATES_MESSAGES } from './estimates-messages'

const base = '/api/v1/practices/p/estimates'
const params = { practiceId: 'p', estimateId: 'e' }

it('lists estimates of one status', async () => {
  const page = aPage([anEstimateSummary()])
  const { api, http } = apiAnswering(page)
  expect(await api.estimates.list(params, { status: 'sent' })).toEqual(page)
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}?status=sent` }])
})

it('gets how many are in which state', async () => {
  const { api, http } = apiAnswering(someEstimateTotals())
  expect(await api.estimates.totals(params, { q: 'vega' })).toEqual(someEstimateTotals())
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}/totals?q=vega` }])
})

it('lists those that have to be sent', async () => {
  const { api, http } = apiAnswering(someEstimatesDue())
  expect(await api.estimates.due(params)).toEqual(someEstimatesDue())
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/estimates-due' }])
})

it('gets one estimate', async () => {
  const { api, http } = apiAnswering(anEstimate())
  expect(await api.estimates.get(params)).toEqual(anEstimate())
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}/e` }])
})

it.each([
  ['create', base, anEstimateBody()],
  ['send', `${base}/e/send`, { version: 2, how: 'handed_over', email: null }],
] as const)('can %s one, once for each idempotency key', async (verb, path, body) => {
  const { api, http } = apiAnswering(anEstimate())
  const call = api.estimates[verb] as (...given: object[]) => Promise<unknown>
  expect(await call(params, body, { idempotencyKey: 'k' })).toEqual(anEstimate())
  expect(http.sent).toMatchObject([{ method: 'POST', path, body, idempotencyKey: 'k' }])
})

it('changes a draft', async () => {
  const { api, http } = apiAnswering(anEstimate())
  expect(await api.estimates.update(params, anEstimateUpdate())).toEqual(anEstimate())
  expect(http.sent).toMatchObject([{ method: 'PUT', path: `${base}/e`, body: anEstimateUpdate() }])
})

it('deletes a draft, and answers nothing', async () => {
  const { api, http } = apiAnswering(null)
  await expect(api.estimates.remove(params)).resolves.toBeUndefined()
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: `${base}/e` }])
})

it('has sentences for when the server gives none', () => {
  expect(ESTIMATES_MESSAGES).toMatchObject({
    list: 'Failed to load estimates',
    create: 'Failed to save estimate',
  })
})

describe('what is typed about an estimate', () => {
  const refusalOf = (changes: Partial<CreateEstimateBody>) =>
    CreateEstimateBody.safeParse(anEstimateBody(changes)).error?.issues.map(({ message }) => message) ?? []
  const refusalOfLine = (changes: Partial<typeof line>) =>
    UpdateEstimateBody.safeParse(anEstimateUpdate({ lines: [{ ...line, ...changes }] })).error?.issues.map(
      ({ path, message }) => [path.join('.'), message],
    ) ?? []
  const line = anEstimateLine()

  it.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01', '2027-11-30'],
    ['2028-02-29', '2029-02-28'],
  ])('covers a day, or twelve months: %s to %s', (from, to) => {
    expect(refusalOf({ from, to })).toEqual([])
  })

  it.each([
    ['2026-12-02', '2026-12-01', 'Choose a last day that is not before the first'],
    ['2026-12-01', '2027-12-01', 'Choose 12 months at most'],
    ['2028-02-29', '2029-03-01', 'Choose 12 months at most'],
  ])('does not cover %s to %s', (from, to, message) => {
    expect(refusalOf({ from, to })).toEqual([message])
  })

  it('says when the client asked, exactly where they did', () => {
    expect(refusalOf({ reason: 'requested', askedOn: '2026-11-16' })).toEqual([])
    expect(refusalOf({ reason: 'requested', askedOn: null })).toEqual([
      'Enter the day on which the client asked',
    ])
    expect(refusalOf({ reason: 'scheduled', askedOn: '2026-11-16' })).toEqual([
      'Only an estimate that was asked for has such a day',
    ])
  })

  it('has one to twenty services', () => {
    const isTaken = (count: number) =>
      UpdateEstimateBody.safeParse(anEstimateUpdate()).success &&
      UpdateEstimateBody.safeParse({
        ...anEstimateUpdate(),
        lines: Array.from({ length: count }, () => line),
      }).success
    expect([0, 1, 20, 21].map(isTaken)).toEqual([false, true, true, false])
  })

  it.each([
    [{ feeCents: -1 }, 'lines.0.feeCents', 'Enter an amount of zero or more'],
    [{ feeCents: 10_000_001 }, 'lines.0.feeCents', 'Enter an amount of $100,000.00 or less'],
    [{ feeCents: 0.5 }, 'lines.0.feeCents', 'Use whole cents'],
    [{ count: 0 }, 'lines.0.count', 'Use at least 1'],
    [{ count: 367 }, 'lines.0.count', 'Use 366 at most'],
    [{ code: ' ' }, 'lines.0.code', 'Enter the code of the service'],
    [{ label: '' }, 'lines.0.label', 'Enter what the service is'],
  ])('refuses a service with %o', (changes, path, message) => {
    expect(refusalOfLine(changes)).toEqual([[path, message]])
  })
})
