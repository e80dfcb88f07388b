import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isContractError, isNetworkError, isUnauthorized } from '../errors/guards'
import { settle } from '../testing/fake-clock'
import { createFakePlatform } from '../testing/fake-platform'
import { startServer, type TestServer } from '../testing/start-server'
import { streamEndpoint } from '../wire/endpoint'
import { createHttp } from './create-http'
import { createOpenStream } from './open-stream'

const ticks = streamEndpoint({
  name: 'streamTicks',
  path: '/api/{room}/ticks',
  access: 'signed-in',
  message: z.object({ tick: z.int() }),
})
const params = { room: 'a b' }

let server: TestServer
let answer: (response: ServerResponse) => void
let seen: { url: string | undefined; accept: string | undefined }[]

beforeEach(async () => {
  seen = []
  server = await startServer(({ url, headers }, response) => {
    seen.push({ url, accept: headers.accept })
    answer(response)
  })
})
afterEach(() => server.close())

const open = (signal = new AbortController().signal, platform = createFakePlatform({ fetch })) =>
  createOpenStream(createHttp(platform, { baseUrl: server.url, applicationId: 'oaklet-test' }))(ticks, {
    params,
    signal,
  })

const began = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

async function all(stream: AsyncIterable<{ tick: number }>): Promise<number[]> {
  const found: number[] = []
  for await (const { tick } of stream) found.push(tick)
  return found
}

describe('a stream', () => {
  it('brings the messages in order, however they are cut, and leaves comments out', async () => {
    answer = (response) => {
      began(response).write(': hello\n\ndata: {"ti')
      response.write('ck":1}\n\ndata: {"tick":2}\n\n: still here\n\n')
      response.end('event: tick\r\ndata: {"tick":\r\ndata: 3}\r\n\r\n')
    }
    expect(await all(await open())).toEqual([1, 2, 3])
    expect(seen).toEqual([{ url: '/api/a%20b/ticks', accept: 'text/event-stream' }])
  })

  it('ends at once when it is aborted, while the next message is awaited', async () => {
    const controller = new AbortController()
    answer = (response) => began(response).write('data: {"tick":1}\n\n')
    const found: number[] = []
    for await (const { tick } of await open(controller.signal)) {
      found.push(tick)
      controller.abort()
    }
    expect(found).toEqual([1])
  })

  it('closes the connection when nobody reads on', async () => {
    let isClosed: Promise<unknown> = Promise.resolve()
    answer = (response) => {
      isClosed = new Promise((resolve) => response.on('close', resolve))
      began(response).write('data: {"tick":1}\n\n')
    }
    for await (const { tick } of await open()) if (tick === 1) break
    await isClosed
  })

  it('that falls silent for 40 seconds is given up', async () => {
    const platform = createFakePlatform({ fetch })
    answer = (response) => began(response).write(': hello\n\n')
    const stream = all(await open(new AbortController().signal, platform))
    const failure = stream.catch((error: unknown) => error)
    await settle()
    while (platform.clock.timerCount() === 0) await new Promise(setImmediate)
    await platform.clock.advance(40_000)
    expect(isNetworkError(await failure)).toBe(true)
  })

  it('whose connection is lost fails as one', async () => {
    answer = (response) => {
      began(response).write('data: {"tick":1}\n\n', () => response.destroy())
    }
    const failure = await all(await open()).catch((error: unknown) => error)
    expect(isNetworkError(failure)).toBe(true)
  })

  it('that the server refuses throws what it says', async () => {
    answer = (response) => response.writeHead(401).end('{}')
    expect(isUnauthorized(await open().catch((error: unknown) => error))).toBe(true)
  })

  it('that says something else than the contract fails by its name', async () => {
    answer = (response) => began(response).end('data: {"tick":"one"}\n\n')
    const failure = await all(await open()).catch((error: unknown) => error)
    expect(isContractError(failure)).toBe(true)
  })
})
