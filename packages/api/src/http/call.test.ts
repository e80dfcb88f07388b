import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { listClients } from '../clients/clients-contract'
import { createFakePlatform } from '../testing/fake-platform'
import { createRecordingHttp } from '../testing/recording-http'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { type CallInput, createCall, dataOf, queryString } from './call'

const rename = endpoint({
  name: 'rename',
  method: 'PATCH',
  path: '/api/v1/things/{thingId}',
  access: 'signed-in',
  body: z.object({ name: z.string() }),
  response: enveloped(z.object({ name: z.string() })),
})

describe('a call of an endpoint', () => {
  it('sends its method, its filled path, its body and what the caller chose', async () => {
    const http = createRecordingHttp(() => ({ success: true, data: { name: 'B' } }))
    const { signal } = new AbortController()
    const input = { params: { thingId: 'a/b' }, body: { name: 'B' }, idempotencyKey: 'k', signal }
    const answer = await createCall(http)(rename, input)
    expect(answer.data).toEqual({ name: 'B' })
    expect(http.sent).toEqual([
      {
        method: 'PATCH',
        path: '/api/v1/things/a%2Fb',
        body: { name: 'B' },
        idempotencyKey: 'k',
        signal,
      },
    ])
  })

  it('answers only what the contract knows', async () => {
    const http = createRecordingHttp(() => ({ success: true, data: { name: 'B', secret: 1 }, extra: 2 }))
    const answer = await createCall(http)(rename, { params: { thingId: '1' }, body: { name: 'B' } })
    expect(answer).toEqual({ success: true, data: { name: 'B' } })
  })

  it.each([
    [{ success: true, data: { name: 7 } }, 'data.name'],
    [{ success: true, data: null }, 'data'],
    [null, ''],
    ['<html>', ''],
  ])('refuses an answer that breaks the contract, and names where: %j', async (body, path) => {
    const http = createRecordingHttp(() => body)
    const input = { params: { thingId: '1' }, body: { name: 'B' } }
    await expect(createCall(http)(rename, input)).rejects.toMatchObject({
      kind: 'contract',
      endpoint: 'rename',
      path,
    })
  })

  it('is typed by the endpoint', () => {
    type Rename = CallInput<typeof rename>
    expectTypeOf<{ params: { thingId: string }; body: { name: string } }>().toExtend<Rename>()
    expectTypeOf<{ params: { thingId: string } }>().not.toExtend<Rename>()
    expectTypeOf<{ params: { id: string }; body: { name: string } }>().not.toExtend<Rename>()
    type List = CallInput<typeof listClients>
    expectTypeOf<{ params: { practiceId: string }; query: { status: 'active' } }>().toExtend<List>()
    expectTypeOf<{ params: { practiceId: string }; query: { status: 'gone' } }>().not.toExtend<List>()
    const call = createCall(createRecordingHttp(() => null))
    const renamed = () => dataOf(call(rename, { params: { thingId: '1' }, body: { name: 'B' } }))
    expectTypeOf(renamed).returns.resolves.toEqualTypeOf<{ name: string }>()
  })
})

describe('an endpoint that has to be loaded first', () => {
  const input = { params: { thingId: '1' }, body: { name: 'B' } }
  const openHttp = () => {
    const platform = createFakePlatform()
    const http = { ...createRecordingHttp(() => ({ success: true, data: { name: 'B' } })), platform }
    return { http, clock: platform.clock, call: createCall(http) }
  }
  const refused = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)
  const never = () => new Promise<typeof rename>(() => undefined)

  it('is called as if it had been there', async () => {
    const { http, clock, call } = openHttp()
    expect((await call(() => Promise.resolve(rename), input)).data).toEqual({ name: 'B' })
    expect(http.sent).toMatchObject([{ method: 'PATCH', path: '/api/v1/things/1', body: { name: 'B' } }])
    expect(clock.timerCount()).toBe(0)
  })

  it.each([
    [30_000, {}],
    [5_000, { timeoutMs: 5_000 }],
  ])('settles within the %i ms of its call', async (ms, own) => {
    const { clock, call } = openHttp()
    const waiting = refused(call(never, { ...input, ...own }))
    await clock.advance(ms)
    expect(await waiting).toMatchObject({ kind: 'network', code: 'timeout' })
    expect(clock.timerCount()).toBe(0)
  })

  it('can be given up meanwhile', async () => {
    const { http, call } = openHttp()
    const controller = new AbortController()
    const waiting = refused(call(never, { ...input, signal: controller.signal }))
    controller.abort('cancelled')
    expect(await waiting).toBe('cancelled')
    expect(http.sent).toEqual([])
  })

  it('is of the sign-in that its call began in', async () => {
    const { http } = openHttp()
    let epoch = 1
    const calling = createCall({ ...http, epoch: () => epoch })(() => Promise.resolve(rename), input)
    epoch = 2
    await calling
    expect(http.sent).toMatchObject([{ epoch: 1 }])
  })
})

describe('the query', () => {
  it.each([
    [undefined, ''],
    [{}, ''],
    [{ q: '', cursor: undefined, limit: null }, ''],
    [{ q: 'Ana & Bo', limit: 50 }, '?q=Ana+%26+Bo&limit=50'],
    [{ status: ['a', 'b'] }, '?status=a&status=b'],
  ])('of %j is %s', (query, expected) => {
    expect(queryString(query)).toBe(expected)
  })

  it('reads back as what was meant, whatever a person types', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (q) => {
        expect(new URLSearchParams(queryString({ q })).get('q')).toBe(q)
      }),
    )
  })
})
