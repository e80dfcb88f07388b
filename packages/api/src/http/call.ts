import type * as z from 'zod/mini'
import { ContractError } from '../errors/ContractError'
import type { Endpoint, PathParams } from '../wire/endpoint'
import { fillPath } from '../wire/fill-path'
import { type Http, type HttpRequest, REQUEST_TIMEOUT_MS } from './create-http'
import { withDeadline } from './deadline'

/** What every function of the client takes last. */
export interface CallOptions {
  signal?: AbortSignal | undefined
}

/** For calls that create: a repeat with the same key answers what the first one did. */
export interface CreateOptions extends CallOptions {
  idempotencyKey?: string | undefined
}

/** How a request is signed when no session signs it. */
type Signing = Pick<HttpRequest, 'bearer' | 'csrf' | 'timeoutMs'>

type QueryOf<E extends Endpoint> = E['query'] extends z.ZodMiniType
  ? { query?: z.input<E['query']> }
  : unknown
type BodyOf<E extends Endpoint> = E['body'] extends z.ZodMiniType ? { body: z.input<E['body']> } : unknown
type ParamsOf<E extends Endpoint> = keyof PathParams<E['path']> extends never
  ? unknown
  : { params: PathParams<E['path']> }

export type CallInput<E extends Endpoint> = CreateOptions & Signing & ParamsOf<E> & QueryOf<E> & BodyOf<E>

interface LooseInput extends CreateOptions, Signing, Pick<HttpRequest, 'epoch'> {
  params?: PathParams<string>
  query?: unknown
  body?: unknown
}

/**
 * Makes one call of the contract; the answer is checked against it, and ContractError names where it differs. An
 * endpoint that has to be loaded first is part of the call: of its deadline, and of the sign-in that it began in.
 */
export type Call = <E extends Endpoint>(
  endpoint: E | (() => Promise<E>),
  input: CallInput<E>,
) => Promise<z.output<E['response']>>

/** Binds {@link Call} to a transport. */
export function createCall(http: Http): Call {
  const send = async <E extends Endpoint>(
    endpoint: E,
    input: LooseInput,
  ): Promise<z.output<E['response']>> => {
    const { params, query, body, idempotencyKey, ...rest } = input
    const answer = await http.send({
      ...rest,
      method: endpoint.method,
      path: fillPath(endpoint.path, params ?? {}) + queryString(query),
      body,
      idempotencyKey: idempotencyKey ?? null,
      ...(endpoint.fileTypes !== undefined && { answer: 'file' }),
    })
    return checkedAnswer(endpoint, answer)
  }

  return async (given, input: LooseInput) => {
    if (typeof given !== 'function') return send(given, input)
    const epoch = http.epoch?.()
    const { signal, timeoutMs = REQUEST_TIMEOUT_MS } = input
    return withDeadline(http.platform, { signal, timeoutMs }, async (cut) =>
      send(await given(), { ...input, signal: cut, epoch }),
    )
  }
}

/** `data` out of an envelope. */
export async function dataOf<T>(answer: Promise<{ data: T }>): Promise<T> {
  return (await answer).data
}

/** Encodes the fields that are set, lists by repeating the name; empty when none is. */
export function queryString(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(name, String(item))
    }
  }
  return search.size === 0 ? '' : `?${search}`
}

/** What the contract makes of an answer; ContractError when it differs. */
export function checkedAnswer<E extends Endpoint>(endpoint: E, answer: unknown): z.output<E['response']> {
  const parsed = endpoint.response.safeParse(answer)
  if (parsed.success) return parsed.data as z.output<E['response']>
  const issue = parsed.error.issues[0]
  throw new ContractError(endpoint.name, issue?.path.join('.') ?? '', issue?.message ?? 'unknown')
}
