import type { Endpoint } from '@oaklet/api/contract'
import * as z from 'zod/mini'
import type { Actor } from '../actor'
import type { Deps } from '../deps'
import { isAppError } from '../errors'
import type { App, AppContext } from './app-env'
import { type Call, readCall } from './mount'
import { requireAccess, requirePlace } from './permissions'
import { routePath } from './route-path'

/** How often something is said, so that nobody takes a quiet stream for a lost one. */
const HEARTBEAT_MS = 15_000

/**
 * Mounts an endpoint whose answer stays open: what `read` gives, at once and whenever `watch` tells of a change.
 * Who calls is asked again before each word, so a session that has ended hears nothing more.
 */
export function mountStream<P extends string, R extends z.ZodMiniType>(
  app: App,
  deps: Deps,
  endpoint: Endpoint<P, undefined, undefined, R>,
  read: (call: Call<P, undefined, undefined>) => Promise<z.infer<R>>,
  watch: (actor: Actor, onChange: () => void) => () => void,
): void {
  app.on(endpoint.method, routePath(endpoint.path), async (c) => {
    const admit = async (): Promise<Actor> => {
      const actor = await c.get('authenticate')()
      requireAccess(actor, endpoint.access)
      requirePlace(actor, c.req.param())
      return actor
    }
    const actor = await admit()
    const call = await readCall(c, deps, endpoint)
    const next = async () =>
      JSON.stringify(checked(deps, endpoint, await read({ ...call, actor: await admit() })))
    return openStream(c, deps, await next(), next, (onChange) => watch(actor, onChange))
  })
}

function openStream(
  c: AppContext,
  deps: Deps,
  first: string,
  next: () => Promise<string>,
  watch: (onChange: () => void) => () => void,
): Response {
  let said = first
  let isChanged = false
  let wake = () => {}
  const left = new AbortController()
  const ended = AbortSignal.any([deps.changes.ended, left.signal])
  ended.addEventListener('abort', () => wake())
  const unwatch = watch(() => {
    isChanged = true
    wake()
  })

  /** Resolves with the next change, or when it is time to say something. */
  const change = async (): Promise<void> => {
    if (!isChanged && !ended.aborted) {
      const waiting = new Promise<void>((resolve) => (wake = resolve))
      const timer = setTimeout(() => wake(), HEARTBEAT_MS)
      await waiting.finally(() => clearTimeout(timer))
    }
    isChanged = false
  }

  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(block(`data: ${first}`)),
    pull: async (controller) => {
      try {
        await change()
        const text = ended.aborted ? null : await next()
        if (text !== null && !left.signal.aborted) {
          controller.enqueue(block(text === said ? ': still here' : `data: ${text}`))
          said = text
          return
        }
      } catch (error) {
        if (!isAppError(error)) deps.log.error({ requestId: c.get('requestId') }, 'a stream failed')
      }
      unwatch()
      if (!left.signal.aborted) controller.close()
    },
    cancel: () => {
      left.abort()
      unwatch()
    },
  })
  c.header('Content-Type', 'text/event-stream')
  // Kept for another call, the connection would hold up a server that stops.
  c.header('Connection', 'close')
  // Proxies of the nginx family collect an answer unless told not to.
  c.header('X-Accel-Buffering', 'no')
  return c.body(body)
}

const block = (text: string): Uint8Array => new TextEncoder().encode(`${text}\n\n`)

function checked<R extends z.ZodMiniType>(deps: Deps, endpoint: Endpoint, message: z.infer<R>): z.infer<R> {
  if (deps.env.checksAnswers) z.parse(endpoint.response, message)
  return message
}
