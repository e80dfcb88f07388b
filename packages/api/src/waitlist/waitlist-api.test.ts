import { describe, expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { createRecordingHttp } from '../testing/recording-http'
import { createOffersApi } from './offers-api'
import { CreateWaitlistEntryBody, OfferSlotBody } from './waitlist-contract'
import {
  anOfferBody,
  anOfferedTime,
  aWaitlistBody,
  aWaitlistChange,
  aWaitlistEntry,
} from './waitlist-fixtures'
import { OFFER_MESSAGES, WAITLIST_MESSAGES } from './waitlist-messages'

const practice = { practiceId: 'p' }
const entry = { ...practice, entryId: 'e' }
const base = '/api/v1/practices/p/waitlist'

it('lists who waits, and who fits a time', async () => {
  const { api, http } = apiAnswering([aWaitlistEntry()])
  expect(await api.waitlist.list(practice, { status: 'ended' })).toEqual([aWaitlistEntry()])
  const { clinicianId, startsAt } = anOfferBody()
  const slot = { clinicianId, startsAt, endsAt: '2026-11-17T14:45:00Z' }
  expect(await api.waitlist.matches(practice, slot)).toEqual([aWaitlistEntry()])
  expect(http.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `GET ${base}?status=ended`,
    `GET ${base}/matches?${new URLSearchParams(slot)}`,
  ])
})

it('puts clients on the waitlist, changes what they wait for, and takes them off', async () => {
  const { api, http } = apiAnswering(aWaitlistEntry())
  await api.waitlist.create(practice, aWaitlistBody(), { idempotencyKey: 'k' })
  await api.waitlist.update(entry, aWaitlistChange())
  await api.waitlist.setStatus(entry, { status: 'withdrawn', version: 1 })
  await api.waitlist.withdrawOffer({ ...practice, offerId: 'o' })
  expect(http.sent).toMatchObject([
    { method: 'POST', path: base, body: aWaitlistBody(), idempotencyKey: 'k' },
    { method: 'PUT', path: `${base}/e`, body: aWaitlistChange() },
    { method: 'PUT', path: `${base}/e/status`, body: { status: 'withdrawn', version: 1 } },
    { method: 'POST', path: `${base}/offers/o/withdraw` },
  ])
})

it('looks for openings and offers one, once for each idempotency key', async () => {
  const openings = { days: [], nextDate: null, lastDate: '2027-01-10' }
  const found = apiAnswering(openings)
  expect(await found.api.waitlist.openings(entry, { startDate: '2026-11-10' })).toEqual(openings)
  const { api, http } = apiAnswering([aWaitlistEntry()])
  await api.waitlist.offer(practice, anOfferBody(), { idempotencyKey: 'k' })
  expect([...found.http.sent, ...http.sent]).toMatchObject([
    { method: 'GET', path: `${base}/e/openings?startDate=2026-11-10` },
    { method: 'POST', path: `${base}/offers`, body: anOfferBody(), idempotencyKey: 'k' },
  ])
})

it('answers for a client who has no account', async () => {
  const http = createRecordingHttp(() => ({ success: true, data: anOfferedTime() }))
  const offers = createOffersApi(http)
  const body = { token: 'org.secret' }
  expect(await offers.open(body)).toEqual(anOfferedTime())
  await offers.accept(body)
  await offers.decline(body)
  expect(http.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(
    ['open', 'accept', 'decline'].map((verb) => `POST /api/v1/offers/${verb}`),
  )
})

it('has a fallback for each call', () => {
  expect(Object.keys(WAITLIST_MESSAGES)).toEqual([
    ...['list', 'create', 'update', 'setStatus', 'matches', 'openings', 'offer', 'withdrawOffer'],
  ])
  expect(Object.keys(OFFER_MESSAGES)).toEqual(['open', 'accept', 'decline'])
})

describe('what is sent', () => {
  const errorsOf = (changes: Partial<CreateWaitlistEntryBody>) =>
    CreateWaitlistEntryBody.safeParse({ ...aWaitlistBody(), ...changes }).error?.issues.map(
      ({ path, message }) => [path.join('.'), message],
    )

  it('is asked for at its field', () => {
    expect(errorsOf({})).toBeUndefined()
    expect(errorsOf({ clientId: '' })).toEqual([['clientId', 'Choose a client']])
    expect(errorsOf({ serviceCode: '' })).toEqual([['serviceCode', 'Choose a service']])
    expect(errorsOf({ minutes: 4 })).toEqual([['minutes', 'Enter a length from 5 to 480 minutes']])
    expect(errorsOf({ latest: '2026-11-09' })).toEqual([['latest', 'End on the first day or after it']])
    expect(errorsOf({ latest: '2026-11-10' })).toBeUndefined()
  })

  it('offers a time to one client, or to five at most', () => {
    const refused = (entryIds: string[]) => OfferSlotBody.safeParse({ ...anOfferBody(), entryIds }).success
    const [id = ''] = anOfferBody().entryIds
    expect([refused([]), refused([id]), refused(Array<string>(5).fill(id))]).toEqual([false, true, true])
    expect(refused(Array<string>(6).fill(id))).toBe(false)
  })
})
