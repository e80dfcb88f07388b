import type * as z from 'zod/mini'
import { ContractError } from '../errors/ContractError'
import type { Endpoint, PathParams } from '../wire/endpoint'
import { fillPath } from '../wire/fill-path'
import type { Http, HttpRequest } from './create-http'

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

interface LooseInput extends CreateOptions, Signing {
  params?: PathParams<string>
  query?: unknown
  body?: unknown
}

/** Makes one call of the contract; the answer is checked against it, and ContractError names where it differs. */
export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<z.output<E['response']>>

/** Binds {@link Call} to a transport. */
export function createCall(http: Http): Call {
  return async (endpoint, input) => {
    const { params, query, body, idempotencyKey, ...rest }: LooseInput = input
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
