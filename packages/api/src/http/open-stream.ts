import type * as z from 'zod/mini'
import type { Endpoint } from '../wire/endpoint'
import { fillPath } from '../wire/fill-path'
import { type CallInput, checkedAnswer, queryString } from './call'
import type { Http } from './create-http'
import type { EventStream } from './read-events'

/** What {@link OpenStream} takes: `signal` ends the wait for the stream, and the stream. */
type StreamInput<E extends Endpoint> = CallInput<E> & { signal: AbortSignal }

/** Opens a stream of the contract; each message is checked against it, and ContractError names where it differs. */
export type OpenStream = <E extends Endpoint>(
  endpoint: E,
  input: StreamInput<E>,
) => Promise<AsyncIterable<z.output<E['response']>>>

/** Binds {@link OpenStream} to a transport. */
export function createOpenStream(http: Http): OpenStream {
  return async (endpoint, input) => {
    const {
      params = {},
      query,
      signal,
    } = input as {
      params?: Record<string, string>
      query?: unknown
      signal: AbortSignal
    }
    const path = fillPath(endpoint.path, params) + queryString(query)
    const stream = (await http.send({ method: 'GET', path, signal, answer: 'stream' })) as EventStream
    const close = () => stream.close()
    signal.addEventListener('abort', close, { once: true })
    if (signal.aborted) close()
    return (async function* () {
      try {
        for await (const message of stream) yield checkedAnswer(endpoint, message)
      } finally {
        signal.removeEventListener('abort', close)
        close()
      }
    })()
  }
}
