import type { Endpoint, PathParams } from '@oaklet/api/contract'
import type * as z from 'zod/mini'
import type { Scope, StaffActor } from '../actor'
import type { Deps } from '../deps'
import { mailAfter } from '../mail/mail-after'
import { inWork, type Work } from '../work'
import type { App, AppContext } from './app-env'
import { envelope, type Answer } from './envelope'
import { idempotencyKeyOf, onceOnly } from './idempotency'
import { parseBody, parseQuery } from './parse-request'
import { requireAccess, requirePlace } from './permissions'
import { requireContract } from './require-contract'
import { routePath } from './route-path'

type Schema = z.ZodMiniType | undefined
type Parsed<S extends Schema> = S extends z.ZodMiniType ? z.infer<S> : undefined

/** A call as its route sees it: parsed, and free of HTTP. */
export interface PublicCall<Path extends string, Query extends Schema, Body extends Schema> {
  deps: Deps
  params: PathParams<Path>
  query: Parsed<Query>
  body: Parsed<Body>
}

export interface MountOptions {
  /** Runs every call, whatever key it carries; its answer is never kept. */
  ignoresIdempotencyKey?: boolean
  /** Lets text through that can't be stored: the verb refuses it, by `unstorableText`, where it stands. */
  takesAnyText?: boolean
}

/** A call whose actor may make it, for a verb that opens its transactions itself. */
export interface Call<Path extends string, Query extends Schema, Body extends Schema> extends PublicCall<
  Path,
  Query,
  Body
> {
  actor: StaffActor
  /** How far the permission of the endpoint reaches for the actor; `own` where it needs none. */
  scope: Scope
  /** Reads the Idempotency-Key, for a verb that does its work once by itself; throws 422 for one that can’t be kept. */
  callKey: () => string | null
}

/** What a verb gets of a call of the endpoint `E`. */
export type CallOf<E extends Endpoint> =
  E extends Endpoint<infer P, infer Q, infer B> ? Omit<Call<P, Q, B>, 'deps'> : never

/**
 * Mounts an endpoint for those who may call it: who → may they → is it theirs → parse → verb → envelope. The verb runs in
 * one transaction inside the actor's organization; mail that it sends leaves once the transaction has been committed.
 */
export function mount<P extends string, Q extends Schema, B extends Schema, R extends z.ZodMiniType>(
  app: App,
  deps: Deps,
  endpoint: Endpoint<P, Q, B, R>,
  verb: (call: Omit<Call<P, Q, B>, 'deps'>, work: Work) => Promise<Answer<z.infer<R>>>,
  options: MountOptions = {},
): void {
  mountWithDeps(
    app,
    deps,
    endpoint,
    ({ deps: inside, ...call }) =>
      mailAfter(inside.mailer, (nextTry) =>
        inWork(inside, call.actor, (work) =>
          verb(call, { ...work, deps: { ...work.deps, mailer: nextTry() } }),
        ),
      ),
    options,
  )
}

/**
 * Mounts an endpoint like `mount`, for a verb that does a part of its work outside a transaction, or among accounts. It
 * may get a `deps` whose `db` is an open transaction, so it must use `call.deps`.
 */
export function mountWithDeps<P extends string, Q extends Schema, B extends Schema, R extends z.ZodMiniType>(
  app: App,
  deps: Deps,
  endpoint: Endpoint<P, Q, B, R>,
  verb: (call: Call<P, Q, B>) => Promise<Answer<z.infer<R>>>,
  { ignoresIdempotencyKey = false, takesAnyText = false }: MountOptions = {},
): void {
  const { access } = endpoint
  if (access === 'public' || access === 'packet') {
    throw new TypeError(`${endpoint.name} is not for the staff: use mountPublic or mountForClient`)
  }
  app.on(endpoint.method, routePath(endpoint.path), async (c) => {
    const actor = await c.get('authenticate')()
    const scope = requireAccess(actor, access)
    requirePlace(actor, c.req.param())
    const callKey = () => idempotencyKeyOf(c)
    const call = { ...(await readCall(c, deps, endpoint, takesAnyText)), actor, scope, callKey }
    if (ignoresIdempotencyKey) return answer(c, deps, endpoint, await verb(call))
    const once = await onceOnly(c, deps, actor, (inside) => verb({ ...call, deps: inside }))
    if (once.isRepeat) c.header('Idempotency-Replayed', 'true')
    return answer(c, deps, endpoint, once.answer)
  })
}

/** Mounts an endpoint that anyone may call; it gets the HTTP context for its cookies. */
export function mountPublic<P extends string, Q extends Schema, B extends Schema, R extends z.ZodMiniType>(
  app: App,
  deps: Deps,
  endpoint: Endpoint<P, Q, B, R>,
  verb: (call: PublicCall<P, Q, B>, c: AppContext) => Promise<Answer<z.infer<R>>>,
): void {
  if (endpoint.access !== 'public') throw new TypeError(`${endpoint.name} is not public: use mount`)
  app.on(endpoint.method, routePath(endpoint.path), async (c) =>
    answer(c, deps, endpoint, await verb(await readCall(c, deps, endpoint), c)),
  )
}

/**
 * Mounts an endpoint for a client who opened a link, whom `enter` finds, whatever session of the staff the call carries;
 * `enter` throws 401 or 404 for anybody else. The verb opens its transactions itself.
 */
export function mountForClient<
  P extends string,
  Q extends Schema,
  B extends Schema,
  R extends z.ZodMiniType,
  Entered,
>(
  app: App,
  deps: Deps,
  endpoint: Endpoint<P, Q, B, R>,
  enter: (deps: Deps, c: AppContext) => Promise<Entered>,
  verb: (call: PublicCall<P, Q, B> & { by: Entered }, c: AppContext) => Promise<Answer<z.infer<R>>>,
): void {
  if (endpoint.access !== 'packet') throw new TypeError(`${endpoint.name} is not for clients: use mount`)
  app.on(endpoint.method, routePath(endpoint.path), async (c) => {
    const by = await enter(deps, c)
    return answer(c, deps, endpoint, await verb({ ...(await readCall(c, deps, endpoint)), by }, c))
  })
}

/** Parses what the endpoint takes. */
export async function readCall<P extends string, Q extends Schema, B extends Schema, R extends z.ZodMiniType>(
  c: AppContext,
  deps: Deps,
  endpoint: Endpoint<P, Q, B, R>,
  takesAnyText = false,
): Promise<PublicCall<P, Q, B>> {
  return {
    deps,
    params: c.req.param() as PathParams<P>,
    query: parseQuery(c, endpoint) as Parsed<Q>,
    body: (await parseBody(c, endpoint, takesAnyText)) as Parsed<B>,
  }
}

function answer(c: AppContext, deps: Deps, endpoint: Endpoint, result: unknown): Response {
  const body = envelope(endpoint, result)
  requireContract(deps, endpoint, body)
  return c.json(body)
}
