import type { Endpoint } from '@oaklet/api/contract'
import type * as z from 'zod/mini'
import type { StaffActor } from '../actor'
import type { Deps } from '../deps'
import { isAppError } from '../errors'
import { failureFacts } from '../failure-facts'
import { inWork, type Work } from '../work'
import type { App, AppContext } from './app-env'
import { type Call, readCall } from './mount'
import { requireAccess, requirePlace } from './permissions'
import { requireContract } from './require-contract'
import { routePath } from './route-path'

/** How often a quiet stream sends a heartbeat, so that it isn't taken for a lost one. */
const HEARTBEAT_MS = 15_000

type Admitted = Pick<Call<string, undefined, undefined>, 'actor' | 'scope'>

/**
 * Mounts an endpoint whose answer stays open: what `read` gives whenever `watch` tells of a change, the first of
 * which it tells of at once. Who calls is asked again before each further word, so a session that has ended hears
 * nothing more.
 */
export function mountStream<P extends string, R extends z.ZodMiniType>(
  app: App,
  deps: Deps,
  endpoint: Endpoint<P, undefined, undefined, R>,
  read: (call: Omit<Call<P, undefined, undefined>, 'deps'>, work: Work) => Promise<z.infer<R>>,
  watch: (actor: StaffActor, onChange: () => void) => () => void,
): void {
  app.on(endpoint.method, routePath(endpoint.path), async (c) => {
    const admit = async (): Promise<Admitted> => {
      const actor = await c.get('authenticate')()
      const scope = requireAccess(actor, endpoint.access)
      requirePlace(actor, c.req.param())
      return { actor, scope }
    }
    const first = await admit()
    const call = await readCall(c, deps, endpoint)
    let admitted: Admitted | null = first
    const next = async () => {
      const { actor, scope } = admitted ?? (await admit())
      const message = await inWork(deps, actor, (work) =>
        read({ ...call, actor, scope, callKey: () => null }, work),
      )
      admitted = null
      requireContract(deps, endpoint, message)
      return JSON.stringify(message)
    }
    return openStream(c, deps, next, (onChange) => watch(first.actor, onChange))
  })
}

function openStream(
  c: AppContext,
  deps: Deps,
  next: () => Promise<string>,
  watch: (onChange: () => void) => () => void,
): Response {
  let said: string | null = null
  let isChanged = false
  let isWatching = false
  let wake = () => {}
  const stopping = deps.changes.ended
  const left = new AbortController()

  /** Begins with the first word that is read: who asks for the head only never takes one, nor says that they left. */
  const beginWatching = (): void => {
    isWatching = true
    const unwatch = watch(() => {
      isChanged = true
      wake()
    })
    stopping.addEventListener('abort', () => wake(), { signal: left.signal })
    left.signal.addEventListener('abort', () => {
      unwatch()
      wake()
    })
  }

  /** Resolves with the next change, or when it is time to say something. */
  const change = async (): Promise<void> => {
    if (!isChanged && !stopping.aborted) {
      const waiting = new Promise<void>((resolve) => (wake = resolve))
      const timer = setTimeout(() => wake(), HEARTBEAT_MS)
      await waiting.finally(() => clearTimeout(timer))
    }
    isChanged = false
  }

  const source = {
    pull: async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      if (!isWatching) beginWatching()
      try {
        await change()
        const text = stopping.aborted || left.signal.aborted ? null : await next()
        if (left.signal.aborted) return
        if (text !== null) {
          controller.enqueue(block(text === said ? ': still here' : `data: ${text}`))
          said = text
          return
        }
      } catch (error) {
        if (!isAppError(error)) {
          deps.log.error({ requestId: c.get('requestId'), error: failureFacts(error) }, 'a stream failed')
        }
      }
      if (left.signal.aborted) return
      left.abort()
      controller.close()
    },
    cancel: () => left.abort(),
  }
  c.header('Content-Type', 'text/event-stream')
  // Kept for another call, the connection would hold up a server that stops.
  c.header('Connection', 'close')
  // Proxies like nginx buffer an answer unless this header forbids it.
  c.header('X-Accel-Buffering', 'no')
  // With nothing kept ready, nothing begins before the stream is read.
  return c.body(new ReadableStream(source, { highWaterMark: 0 }))
}

const block = (text: string): Uint8Array => new TextEncoder().encode(`${text}\n\n`)
