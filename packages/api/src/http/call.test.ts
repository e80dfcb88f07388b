import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { listClients } from '../clients/clients-contract'
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
