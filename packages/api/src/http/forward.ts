import type * as z from 'zod/mini'
import type { Endpoint, PathParams } from '../wire/endpoint'
import type { Call, CallOptions, CreateOptions } from './call'

type HasParams<E extends Endpoint> = keyof PathParams<E['path']> extends never ? false : true
type ParamsOf<E extends Endpoint> = HasParams<E> extends true ? [params: PathParams<E['path']>] : []
type QueryOf<E extends Endpoint> = E['query'] extends z.ZodMiniType
  ? Partial<z.input<E['query']>> extends z.input<E['query']>
    ? [query?: z.input<E['query']>]
    : [query: z.input<E['query']>]
  : []
type BodyOf<E extends Endpoint> = E['body'] extends z.ZodMiniType ? [body: z.input<E['body']>] : []

/** The arguments before the options, by name. */
export type Takes<E extends Endpoint> = [
  ...(HasParams<E> extends true ? ['params'] : []),
  ...(E['query'] extends z.ZodMiniType ? ['query'] : []),
  ...(E['body'] extends z.ZodMiniType ? ['body'] : []),
]

/** `data` out of an envelope, nothing where that is null; an answer without an envelope as it is. */
type AnswerOf<E extends Endpoint> =
  z.output<E['response']> extends { data: infer Data }
    ? [Data] extends [null]
      ? void
      : Data
    : z.output<E['response']>

/** A function of the client; a method, so that a fake may ask for an argument that a caller may leave out. */
type Forwarded<E extends Endpoint, Options extends CallOptions> = {
  call(...given: [...ParamsOf<E>, ...QueryOf<E>, ...BodyOf<E>, options?: Options]): Promise<AnswerOf<E>>
}['call']

/** The names of a contract's endpoints, without its schemas. */
export type EndpointName<Contract> = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint ? Name : never
}[keyof Contract]

type EndpointOf<Contract, Name extends keyof Contract> = Contract[Name] extends Endpoint
  ? Contract[Name]
  : never

/** Makes a function of the client that sends its arguments and returns what the endpoint answers. */
interface Forward<Options extends CallOptions> {
  <E extends Endpoint>(endpoint: E): Forwarded<E, Options>
  /** Takes the endpoint from a contract that is loaded with the first call; until then, `takes` describes it. */
  <Contract, Name extends EndpointName<Contract>>(
    contract: () => Promise<Contract>,
    name: Name,
    ...takes: Takes<EndpointOf<Contract, Name>>
  ): Forwarded<EndpointOf<Contract, Name>, Options>
}

const PARTS = ['params', 'query', 'body'] as const

/** Makes what only forwards: `forward` each function, and `creation` each that takes an idempotency key. */
export function forwarding(call: Call): { forward: Forward<CallOptions>; creation: Forward<CreateOptions> } {
  const forward =
    (from: Endpoint | (() => Promise<Record<string, Endpoint>>), name = '', ...takes: string[]) =>
    async (...given: unknown[]): Promise<unknown> => {
      const isLazy = typeof from === 'function'
      const taken = isLazy
        ? takes
        : PARTS.filter((part) => (part === 'params' ? /{/.test(from.path) : from[part]))
      const input = Object.fromEntries(taken.map((part, index) => [part, given[index]]))
      const answer: object = (await call(isLazy ? async () => (await from())[name] as Endpoint : from, {
        ...input,
        ...(given[taken.length] as CreateOptions | undefined),
      })) as object
      return 'data' in answer ? (answer.data ?? undefined) : answer
    }
  return { forward, creation: forward }
}
