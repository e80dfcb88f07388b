import { ENDPOINTS, type Endpoint, WEEKDAYS } from '@oaklet/api/contract'
import * as z from 'zod/mini'
import { type JsonSchema, valueFor, type ValueSource } from './value-for'

/** One call of the API, ready to be sent. */
export interface RandomCall {
  endpoint: Endpoint
  path: string
  body: unknown
}

const schemaOf = (schema: z.ZodMiniType | undefined): JsonSchema | null =>
  schema === undefined
    ? null
    : (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)

const CALLS = ENDPOINTS.map((endpoint) => ({
  endpoint,
  query: schemaOf(endpoint.query),
  body: schemaOf(endpoint.body),
}))
/** Those take a password's time, by design. */
const isSlow = ({ endpoint, body }: (typeof CALLS)[number]) =>
  endpoint.access === 'public' || Object.keys(body?.properties ?? {}).some((name) => /password/i.test(name))
const MOST = CALLS.filter((call) => !isSlow(call))
const SLOW = CALLS.filter(isSlow)
const SLOW_SHARE = 0.01

/** Any call of the contract, with what its schemas allow. */
export function randomCall(source: ValueSource): RandomCall {
  const { random } = source
  const { endpoint, query, body } = random.pick(random.chance(SLOW_SHARE) ? SLOW : MOST)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'day' ? random.pick(WEEKDAYS) : source.id(name),
  )
  const asked = query === null ? '' : queryText(valueFor(query, '', source))
  return { endpoint, path: path + asked, body: body === null ? undefined : valueFor(body, '', source) }
}

function queryText(value: unknown): string {
  const given = Object.entries(value as Record<string, unknown>)
  const words = given.map(([name, each]) => [name, String(each)] as [string, string])
  return words.length === 0 ? '' : `?${new URLSearchParams(words).toString()}`
}
