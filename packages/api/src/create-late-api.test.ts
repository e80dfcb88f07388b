import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import { createApi } from './create-api'
import { createLateApi } from './create-late-api'
import * as lateResources from './late-resources'
import type { ResourcesOf } from './resources-on'
import { createRecordingHttp } from './testing/recording-http'

let epoch = 0
beforeEach(() => void (epoch = 0))

const credentials = {
  bearer: () => 'a.b.c',
  csrf: () => 'csrf',
  refresh: () => Promise.resolve(false),
  onAuthFailure: () => undefined,
  epoch: () => epoch,
}
const practice = { practiceId: '4a9f2b1e-6f4e-4f0a-9d29-0a5f4d8c3b11' }

const recording = () => createRecordingHttp(() => ({ success: true, data: null }))
type Made = Record<string, Record<string, (...given: unknown[]) => unknown>>

describe('a client that loads resources late', () => {
  it('has each resource that the whole client has', () => {
    const late = createLateApi(recording(), credentials)
    expect(Object.keys(late).sort()).toEqual(Object.keys(createApi(recording(), credentials)).sort())
  })

  it('sends what the whole client sends, whichever function is called', async () => {
    const [http, lateHttp] = [recording(), recording()]
    const whole = createApi(http, credentials) as unknown as Made
    const late = createLateApi(lateHttp, credentials) as unknown as Made
    const anyIds = new Proxy({}, { get: (_, name) => (name === 'signal' ? undefined : String(name)) })
    const sentBy = async (resource: string, name: string) => {
      const from = [http.sent.length, lateHttp.sent.length] as const
      await Promise.allSettled(
        [whole, late].map((api) => Promise.resolve().then(() => api[resource]?.[name]?.(anyIds))),
      )
      const [sent, lateSent] = [http.sent.slice(from[0]), lateHttp.sent.slice(from[1])]
      return [sent, lateSent].map((requests) => requests.map(({ method, path }) => `${method} ${path}`))
    }
    let functions = 0
    for (const resource of Object.keys(lateResources)) {
      for (const name of Object.keys(whole[resource] ?? {})) {
        const [sent, lateSent] = await sentBy(resource, name)
        expect(lateSent, `${resource}.${name}`).toEqual(sent)
        functions += sent?.length ?? 0
      }
    }
    expect(functions).toBeGreaterThan(100)
  })

  it('sends nothing for a sign-in that ended while a resource was loaded', async () => {
    const http = recording()
    const listing = createLateApi(http, credentials).payouts.list(practice)
    epoch = 1
    await expect(listing).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(http.sent).toEqual([])
  })

  it('sends nothing that is given up while its resource is loaded', async () => {
    const http = recording()
    const asking = new AbortController()
    const listing = createLateApi(http, credentials).payouts.list(practice, {}, { signal: asking.signal })
    asking.abort('cancelled')
    await expect(listing).rejects.toBe('cancelled')
    expect(http.sent).toEqual([])
  })

  it('answers each call with a promise', () => {
    type Functions = ResourcesOf<typeof lateResources>
    type Answers = {
      [Name in keyof Functions]: {
        [Call in keyof Functions[Name]]: Functions[Name][Call] extends (...given: never[]) => Promise<unknown>
          ? never
          : `${Name}.${Call & string}`
      }[keyof Functions[Name]]
    }[keyof Functions]
    expectTypeOf<Answers>().toEqualTypeOf<never>()
  })
})
