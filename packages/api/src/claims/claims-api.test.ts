import { describe, expect, it } from 'vitest'
import { ApiError } from '../errors/ApiError'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import { fixtureId } from '../testing/fixture-id'
import { claimTotal } from './claim-form'
import { aClaimForm, aClaimLine } from './claim-form-fixtures'
import { claimFindings, claimHolders } from './claim-refusals'
import { canTake } from './claim-state'
import {
  aClaim,
  aClaimBatch,
  aClaimBatchBody,
  aClaimBody,
  aClaimFinding,
  aClaimHolder,
  aClaimSettingsBody,
  aClaimSummary,
  aClaimUpdate,
  someClaimCandidates,
  someClaimFolders,
  someClaimSettings,
  someClaimTotals,
} from './claims-fixtures'
import { CLAIMS_MESSAGES } from './claims-messages'

const base = '/api/v1/practices/p/claims'
const params = { practiceId: 'p', claimId: 'c' }
const anAppeal = {
  version: 1,
  sentOn: '2026-11-17',
  way: 'fax',
  note: '',
  answerDueOn: '2026-12-17',
} as const

it('lists claims of one state, those whose filing limit comes first at the top', async () => {
  const page = aPage([aClaimSummary()])
  const { api, http } = apiAnswering(page)
  expect(await api.claims.list(params, { state: 'ready', sort: 'due' })).toEqual(page)
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}?state=ready&sort=due` }])
})

it('gets how many claims are in which state', async () => {
  const { api, http } = apiAnswering(someClaimTotals())
  expect(await api.claims.totals(params)).toEqual(someClaimTotals())
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}/totals` }])
})

it('lists which claims could be made', async () => {
  const { api, http } = apiAnswering(someClaimCandidates())
  expect(await api.claims.candidates(params)).toEqual(someClaimCandidates())
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/claim-candidates' }])
})

it('gets one claim', async () => {
  const { api, http } = apiAnswering(aClaim())
  expect(await api.claims.get(params)).toEqual(aClaim())
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}/c` }])
})

it.each([
  ['create', base, aClaimBody()],
  ['refresh', `${base}/c/refresh`, { version: 1 }],
  ['submit', `${base}/c/submit`, { version: 1, way: 'paper' }],
  ['accept', `${base}/c/accept`, { version: 1, payerClaimNumber: '2026X' }],
  ['reject', `${base}/c/reject`, { version: 1, reason: 'Member id' }],
  ['voidSent', `${base}/c/void`, { version: 1, reason: 'Sent twice' }],
  ['replace', `${base}/c/replace`, { version: 1, payerClaimNumber: '2026X' }],
  ['cancel', `${base}/c/cancel`, { version: 1, payerClaimNumber: '2026X' }],
  ['keep', `${base}/c/keep`, { version: 1 }],
  ['writeOff', `${base}/c/write-off`, { version: 1, reason: 'uncollectible', note: '' }],
  ['undoWriteOff', `${base}/c/write-off/undo`, { version: 1 }],
  ['giveToClient', `${base}/c/give-to-client`, { version: 1, reason: 'not_covered', note: '' }],
  ['undoGiveToClient', `${base}/c/give-to-client/undo`, { version: 1 }],
  ['makeSecond', `${base}/c/second-claim`, { version: 1, coverageId: fixtureId(72) }],
  ['appeal', `${base}/c/appeals`, anAppeal],
] as const)('can %s one, once for each idempotency key', async (verb, path, body) => {
  const { api, http } = apiAnswering(aClaim())
  const call = api.claims[verb] as (...given: object[]) => Promise<unknown>
  expect(await call(params, body, { idempotencyKey: 'k' })).toEqual(aClaim())
  expect(http.sent).toMatchObject([{ method: 'POST', path, body, idempotencyKey: 'k' }])
})

it('keeps what came of an appeal, once for each idempotency key', async () => {
  const { api, http } = apiAnswering(aClaim())
  const body = { version: 1, outcome: 'won', decidedOn: '2026-12-01' } as const
  expect(await api.claims.decideAppeal({ ...params, appealId: 'a' }, body, { idempotencyKey: 'k' })).toEqual(
    aClaim(),
  )
  const path = `${base}/c/appeals/a/decide`
  expect(http.sent).toMatchObject([{ method: 'POST', path, body, idempotencyKey: 'k' }])
})

it('saves what a person typed', async () => {
  const { api, http } = apiAnswering(aClaim())
  expect(await api.claims.update(params, aClaimUpdate())).toEqual(aClaim())
  expect(http.sent).toMatchObject([{ method: 'PUT', path: `${base}/c`, body: aClaimUpdate() }])
})

it('deletes one, and answers nothing', async () => {
  const { api, http } = apiAnswering(null)
  await expect(api.claims.remove(params)).resolves.toBeUndefined()
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: `${base}/c` }])
})

describe('a claims file', () => {
  const files = '/api/v1/practices/p/claim-batches'
  const one = { practiceId: 'p', batchId: 'b' }

  it('is found in their list, and read', async () => {
    const page = aPage([aClaimBatch()])
    const listed = apiAnswering(page)
    expect(await listed.api.claims.batches(params, { state: 'made' })).toEqual(page)
    expect(listed.http.sent).toMatchObject([{ method: 'GET', path: `${files}?state=made` }])
    const { api, http } = apiAnswering(aClaimBatch())
    expect(await api.claims.getBatch(one)).toEqual(aClaimBatch())
    expect(http.sent).toMatchObject([{ method: 'GET', path: `${files}/b` }])
  })

  it('is deleted, and answers nothing', async () => {
    const { api, http } = apiAnswering(null)
    await expect(api.claims.removeBatch(one)).resolves.toBeUndefined()
    expect(http.sent).toMatchObject([{ method: 'DELETE', path: `${files}/b` }])
  })

  it('is made and marked as sent, once for each idempotency key', async () => {
    const { api, http } = apiAnswering(aClaimBatch())
    expect(await api.claims.createBatch(params, aClaimBatchBody(), { idempotencyKey: 'k' })).toEqual(
      aClaimBatch(),
    )
    expect(await api.claims.markBatchSent(one, { idempotencyKey: 'l' })).toEqual(aClaimBatch())
    expect(http.sent).toMatchObject([
      { method: 'POST', path: files, body: aClaimBatchBody(), idempotencyKey: 'k' },
      { method: 'POST', path: `${files}/b/sent`, idempotencyKey: 'l' },
    ])
  })

  it('is put into the outbox folder, once for each idempotency key', async () => {
    const { api, http } = apiAnswering(aClaimBatch())
    expect(await api.claims.putBatch(one, { idempotencyKey: 'k' })).toEqual(aClaimBatch())
    expect(http.sent).toMatchObject([{ method: 'POST', path: `${files}/b/outbox`, idempotencyKey: 'k' }])
  })
})

it.each([[someClaimFolders()], [null]])(
  'gets the folders of claim files, where there are any',
  async (folders) => {
    const { api, http } = apiAnswering({ folders })
    expect(await api.claims.folders(params)).toEqual({ folders })
    expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/claim-folders' }])
  },
)

it('takes a file that could not be imported off the list', async () => {
  const { api, http } = apiAnswering(null)
  await expect(api.claims.dismissRefused({ ...params, fileId: 'f' })).resolves.toBeUndefined()
  const path = '/api/v1/practices/p/claim-folders/refused/f'
  expect(http.sent).toMatchObject([{ method: 'DELETE', path }])
})

it('reads and saves how claims leave the practice', async () => {
  const path = '/api/v1/practices/p/claim-settings'
  const { api, http } = apiAnswering(someClaimSettings())
  expect(await api.claims.settings(params)).toEqual(someClaimSettings())
  expect(await api.claims.updateSettings(params, aClaimSettingsBody())).toEqual(someClaimSettings())
  expect(http.sent).toMatchObject([
    { method: 'GET', path },
    { method: 'PUT', path, body: aClaimSettingsBody() },
  ])
})

it('has the sentences of the specification for when the server gives none', () => {
  expect(CLAIMS_MESSAGES).toMatchObject({
    list: 'Failed to load claims',
    update: 'Failed to save claim',
    submit: 'Failed to send claim',
  })
})

it('a claim comes to what its lines do', () => {
  const lines = [aClaimLine(), aClaimLine({ chargeCents: 2_500 })]
  expect(claimTotal(aClaimForm({ lines }))).toBe(17_500)
})

const unsent = { wasSent: false, isReplacement: false, isCancellation: false }
const sent = { ...unsent, wasSent: true }
const replacing = { ...sent, isReplacement: true }
const cancelling = { ...replacing, isCancellation: true }

it.each([
  ['remove', 'ready', unsent, true],
  ['remove', 'ready', sent, false],
  ['void', 'rejected', sent, true],
  ['void', 'rejected', replacing, false],
  ['void', 'draft', unsent, false],
  ['change', 'submitted', sent, false],
  ['change', 'ready', replacing, true],
  ['change', 'ready', cancelling, false],
  ['replace', 'denied', sent, true],
  ['replace', 'accepted', sent, false],
  ['cancel', 'accepted', sent, true],
  ['cancel', 'accepted', replacing, false],
  ['cancel', 'paid', sent, false],
  ['keep', 'ready', replacing, true],
  ['keep', 'ready', sent, false],
  ['write_off', 'denied', sent, true],
  ['write_off', 'paid', sent, false],
  ['give_to_client', 'denied', sent, true],
  ['give_to_client', 'closed', sent, false],
  ['undo_write_off', 'closed', sent, true],
  ['second_claim', 'denied', sent, true],
  ['second_claim', 'closed', sent, false],
  ['appeal', 'denied', sent, true],
  ['appeal', 'paid', sent, false],
  ['decide_appeal', 'paid', sent, true],
] as const)('%s of a claim that is %s, %o, is allowed: %s', (step, state, past, isAllowed) => {
  expect(canTake(step, state, past)).toBe(isAllowed)
})

describe('a refusal', () => {
  const facts = { status: 409, serverMessage: null, requestId: null } as const

  it('tells what stands in a claim’s way', () => {
    const ofFile = { ...aClaimFinding(), pcn: 'K000000018' }
    const conflicts = [aClaimFinding(), ofFile, { number: 'x' }]
    const error = new ApiError({ ...facts, code: 'scrub_failed', conflicts })
    expect(claimFindings(error)).toEqual([aClaimFinding(), ofFile])
    expect(claimHolders(error)).toBeNull()
  })

  it('tells which claim holds the sessions', () => {
    const conflicts = [aClaimHolder(), { id: 7 }]
    const error = new ApiError({ ...facts, code: 'already_claimed', conflicts })
    expect(claimHolders(error)).toEqual([aClaimHolder()])
    expect(claimFindings(error)).toBeNull()
  })
})
