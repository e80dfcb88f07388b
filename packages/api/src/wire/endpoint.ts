import type * as z from 'zod/mini'
import type { Permission } from '../access/permissions'
import { FileAnswer } from './file-answer'

/** The HTTP methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: anyone, anyone signed in, a client who opened the link of a packet (whatever session of the staff there
 * is), or those who hold the permission (or its `:own` form).
 */
export type Access = 'public' | 'signed-in' | 'packet' | Permission

/**
 * One call of the API: what the client sends, what the server accepts and answers, and who may make it.
 * The client, the server's routes and the OpenAPI document are all made from it.
 */
export interface Endpoint<
  Path extends string = string,
  Query extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Unique, imperative, camelCase: the OpenAPI operation id. */
  readonly name: string
  readonly method: Method
  /** With parameters in braces: `/api/v1/practices/{practiceId}/clients`. */
  readonly path: Path
  readonly access: Access
  readonly query: Query
  readonly body: Body
  /** The whole JSON answer, envelope included; {@link FileAnswer} for a file. */
  readonly response: Response
  /** Only for a call that answers a file: the media types that it may have. */
  readonly fileTypes?: readonly string[]
  /** Only for a call whose answer stays open: `response` is one message of its `text/event-stream`. */
  readonly isStream?: true
  /** Only where a refused query answers 400 instead of 422 (spec §8: analytics). */
  readonly refusedQuery?: 'malformed_request'
}

/** The parameters in a path's braces. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name | keyof PathParams<Rest>]: string }
  : unknown

interface EndpointInput<
  Path extends string,
  Query extends z.ZodMiniType | undefined,
  Body extends z.ZodMiniType | undefined,
  Response extends z.ZodMiniType,
> {
  name: string
  method: Method
  path: Path
  access: Access
  query?: Query
  body?: Body
  response: Response
  refusedQuery?: 'malformed_request'
}

/** Declares an {@link Endpoint}; `query` and `body` may be left out. */
export function endpoint<
  const Path extends string,
  Response extends z.ZodMiniType,
  Query extends z.ZodMiniType | undefined = undefined,
  Body extends z.ZodMiniType | undefined = undefined,
>(input: EndpointInput<Path, Query, Body, Response>): Endpoint<Path, Query, Body, Response> {
  return { ...input, query: input.query as Query, body: input.body as Body }
}

interface FileEndpointInput<Path extends string, Query extends z.ZodMiniType | undefined> {
  name: string
  /** POST for a file that is gone once it was sent. */
  method?: 'GET' | 'POST'
  path: Path
  access: Access
  query?: Query
  fileTypes: readonly string[]
  refusedQuery?: 'malformed_request'
}

/** Declares an {@link Endpoint} that answers a file; a GET unless it says otherwise. */
export const fileEndpoint = <const Path extends string, Query extends z.ZodMiniType | undefined = undefined>(
  input: FileEndpointInput<Path, Query>,
): Endpoint<Path, Query, undefined, typeof FileAnswer> => ({
  ...input,
  method: input.method ?? 'GET',
  query: input.query as Query,
  body: undefined,
  response: FileAnswer,
})

interface StreamEndpointInput<Path extends string, Message extends z.ZodMiniType> {
  name: string
  path: Path
  access: Access
  message: Message
}

/** Declares an {@link Endpoint} whose answer stays open and brings one `message` after another. */
export const streamEndpoint = <const Path extends string, Message extends z.ZodMiniType>({
  message,
  ...input
}: StreamEndpointInput<Path, Message>): Endpoint<Path, undefined, undefined, Message> => ({
  ...input,
  method: 'GET',
  query: undefined,
  body: undefined,
  response: message,
  isStream: true,
})
