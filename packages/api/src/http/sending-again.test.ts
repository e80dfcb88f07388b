import { beforeAll, expect, it, vi } from 'vitest'
import { ApiError } from '../errors/ApiError'
import { NetworkError } from '../errors/NetworkError'
import type { ErrorCode } from '../wire/error-body'
import { createFakePlatform } from '../testing/fake-platform'
import type { Http, HttpRequest } from './create-http'
import { sendingAgain } from './sending-again'

const CREATION: HttpRequest = { method: 'POST', path: '/api/x', body: {}, idempotencyKey: 'k' }
const refusal = (code: ErrorCode, status: number) =>
  new ApiError({ code, status, serverMessage: null, requestId: null })
const AWAY = refusal('unavailable', 503)
const LOST = new NetworkError('unreachable')

/** A transport that fails with each error in turn, and then answers. */
function failingWith(...errors: Error[]) {
  const platform = createFakePlatform()
  const sent: { request: HttpRequest; atMs: number }[] = []
  const startMs = platform.now()
  let turn = 0
  const http: Http = {
    platform,
    rateLimit: () => null,
    epoch: () => turn,
    send: (request) => {
      const error = errors[sent.length]
      sent.push({ request, atMs: platform.now() - startMs })
      return error === undefined ? Promise.resolve('saved') : Promise.reject(error)
    },
  }
  const settled = (request: HttpRequest) =>
    sendingAgain(http)
      .send(request)
      .catch((error: unknown) => error)
  const signOut = () => {
    turn += 1
  }
  return { clock: platform.clock, sent, settled, signOut }
}

// The first creation loads what the tries need; these calls are timed by a clock that knows nothing of it.
beforeAll(async () => {
  await failingWith().settled(CREATION)
  await vi.dynamicImportSettled()
})

it('sends a creation again under its key, later each time, until it is answered', async () => {
  const { clock, sent, settled } = failingWith(AWAY, LOST, AWAY)
  const answer = settled(CREATION)
  await clock.advance(3_500)
  expect(await answer).toBe('saved')
  expect(sent.map(({ atMs }) => atMs)).toEqual([0, 500, 1_500, 3_500])
  expect(new Set(sent.map(({ request }) => request.idempotencyKey))).toEqual(new Set(['k']))
  expect(clock.timerCount()).toBe(0)
})

it('gives up after three more tries, with what the last one said', async () => {
  const { clock, sent, settled } = failingWith(LOST, LOST, LOST, AWAY)
  const answer = settled(CREATION)
  await clock.advance(3_500)
  expect(await answer).toBe(AWAY)
  expect(sent).toHaveLength(4)
})

it.each([
  ['a creation without a key', { ...CREATION, idempotencyKey: null }, LOST],
  ['a change', { ...CREATION, method: 'PATCH' as const }, LOST],
  ['what was refused', CREATION, refusal('validation_failed', 422)],
  ['what failed on the server', CREATION, refusal('internal', 500)],
  ['what took all of its time', CREATION, new NetworkError('timeout')],
])('does not send %s again', async (_, request, error) => {
  const { sent, settled } = failingWith(error)
  expect(await settled(request)).toBe(error)
  expect(sent).toHaveLength(1)
})

it('ends within the time of the call', async () => {
  const { clock, sent, settled } = failingWith(AWAY, AWAY, AWAY)
  const answer = settled({ ...CREATION, timeoutMs: 600 })
  await clock.advance(600)
  expect(await answer).toMatchObject({ kind: 'network', code: 'timeout' })
  await clock.advance(5_000)
  expect(sent).toHaveLength(2)
  expect(clock.timerCount()).toBe(0)
})

it('stops when the caller gives up', async () => {
  const { clock, sent, settled } = failingWith(AWAY)
  const controller = new AbortController()
  const answer = settled({ ...CREATION, signal: controller.signal })
  await clock.advance(0)
  controller.abort('left')
  expect(await answer).toBe('left')
  await clock.advance(5_000)
  expect(sent).toHaveLength(1)
})

it('stays in the sign-in that it began in', async () => {
  const { clock, sent, settled, signOut } = failingWith(AWAY)
  const answer = settled(CREATION)
  signOut()
  await clock.advance(500)
  await answer
  expect(sent.map(({ request }) => request.epoch)).toEqual([0, 0])
})
