import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { createRecordingHttp } from '../testing/recording-http'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { createCall, type CallOptions, type CreateOptions } from './call'
import { type EndpointName, forwarding, type Takes } from './forward'

const Thing = z.object({ name: z.string() })
const one = { path: '/things/{thingId}', access: 'signed-in' } as const
const listThings = endpoint({
  ...one,
  name: 'listThings',
  method: 'GET',
  query: z.object({ q: z.optional(z.string()) }),
  response: enveloped(z.array(Thing)),
})
const renameThing = endpoint({
  ...one,
  name: 'renameThing',
  method: 'PUT',
  body: Thing,
  response: enveloped(Thing),
})
const removeThing = endpoint({ ...one, name: 'removeThing', method: 'DELETE', response: enveloped(z.null()) })
const ping = endpoint({ name: 'ping', method: 'POST', path: '/ping', access: 'public', response: Thing })
const contract = () => Promise.resolve({ listThings, renameThing, removeThing, ping, Thing })

const params = { thingId: '1' }
const answering = (answer: unknown) => {
  const http = createRecordingHttp(() => answer)
  return { http, ...forwarding(createCall(http)) }
}
const enveloping = (data: unknown) => answering({ success: true, data })

describe('a function that forwards', () => {
  it('sends params, query, body and options, and returns the data', async () => {
    const { http, forward, creation } = enveloping({ name: 'B' })
    const { signal } = new AbortController()
    const calls = [creation(renameThing), creation(contract, 'renameThing', 'params', 'body')]
    for (const rename of calls) {
      const options = { signal, idempotencyKey: 'k' }
      expect(await rename(params, { name: 'B' }, options)).toEqual({ name: 'B' })
      expect(http.sent.at(-1)).toMatchObject({ path: '/things/1', body: { name: 'B' }, idempotencyKey: 'k' })
    }
    const listing = enveloping([])
    expect(await listing.forward(listThings)(params, { q: 'a' })).toEqual([])
    expect(await listing.forward(contract, 'listThings', 'params', 'query')(params)).toEqual([])
    expect(listing.http.sent).toMatchObject([{ path: '/things/1?q=a' }, { path: '/things/1' }])
    expect(forward).toBe(creation)
  })

  it('returns nothing for null, and an answer without an envelope as it is', async () => {
    await expect(enveloping(null).forward(removeThing)(params)).resolves.toBeUndefined()
    expect(await answering({ name: 'A' }).forward(contract, 'ping')()).toEqual({ name: 'A' })
  })

  it('can be given up while its contract is loaded', async () => {
    const { http, forward } = enveloping(null)
    const never = () => new Promise<Awaited<ReturnType<typeof contract>>>(() => undefined)
    const remove = forward(never, 'removeThing', 'params')
    const removing = remove(params, { signal: AbortSignal.abort('cancelled') })
    await expect(removing).rejects.toBe('cancelled')
    expect(http.sent).toEqual([])
  })

  it('has the types of its endpoint', () => {
    const { forward, creation } = enveloping(null)
    type Params = { thingId: string }
    expectTypeOf(forward(listThings)).toEqualTypeOf<
      (
        params: Params,
        query?: { q?: string | undefined },
        options?: CallOptions,
      ) => Promise<{ name: string }[]>
    >()
    expectTypeOf(creation(contract, 'renameThing', 'params', 'body')).toEqualTypeOf<
      (params: Params, body: { name: string }, options?: CreateOptions) => Promise<{ name: string }>
    >()
    expectTypeOf(forward(removeThing)).toEqualTypeOf<
      (params: Params, options?: CallOptions) => Promise<void>
    >()
  })

  it('names all that an endpoint of its contract takes, and no schema', () => {
    expectTypeOf<Takes<typeof renameThing>>().toEqualTypeOf<['params', 'body']>()
    expectTypeOf<Takes<typeof ping>>().toEqualTypeOf<[]>()
    expectTypeOf<EndpointName<Awaited<ReturnType<typeof contract>>>>().toEqualTypeOf<
      'listThings' | 'renameThing' | 'removeThing' | 'ping'
    >()
  })
})
