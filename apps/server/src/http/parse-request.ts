import type { Endpoint, FieldError } from '@oaklet/api/contract'
import * as z from 'zod/mini'
import { AppError, validationFailed } from '../errors'
import type { AppContext } from './app-env'
import { isNestedTooDeeply } from './nesting'
import { unstorableText } from './unstorable-text'

z.config(z.locales.en())

/** The query as the endpoint's schema reads it; 422, or 400 where the contract says so, names each refused field. */
export const parseQuery = (c: AppContext, endpoint: Endpoint): unknown =>
  endpoint.query === undefined
    ? undefined
    : parse(endpoint.query, c.req.query(), endpoint.refusedQuery === undefined ? validationFailed : malformed)

/**
 * The JSON body as the endpoint's schema reads it; 422 names each refused field. With `takesAnyText`, text that
 * can't be stored is left to the verb.
 */
export async function parseBody(c: AppContext, endpoint: Endpoint, takesAnyText: boolean): Promise<unknown> {
  if (endpoint.body === undefined) return undefined
  const input = await readJson(c)
  return takesAnyText ? read(endpoint.body, input) : parse(endpoint.body, input)
}

async function readJson(c: AppContext): Promise<unknown> {
  // A form could be sent from another site without asking; JSON can't.
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError('malformed_request', 'Send JSON.')
  const json = jsonOf(await c.req.text())
  if (isNestedTooDeeply(json)) throw new AppError('malformed_request', 'The body is nested too deeply.')
  return json
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('malformed_request', 'The body is not JSON.')
  }
}

/** A person may see this message alone, so it is that of the first field. */
const malformed = (fieldErrors: FieldError[]): AppError =>
  new AppError('malformed_request', fieldErrors[0]?.message ?? 'The query can’t be read.', { fieldErrors })

function parse(
  schema: z.ZodMiniType,
  input: unknown,
  refusal: (fieldErrors: FieldError[]) => AppError = validationFailed,
): unknown {
  const unstorable = unstorableText(input)
  if (unstorable.length > 0) throw refusal(unstorable)
  return read(schema, input, refusal)
}

function read(schema: z.ZodMiniType, input: unknown, refusal = validationFailed): unknown {
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  const first = new Map<string, FieldError>()
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join('.')
    if (!first.has(path)) first.set(path, { path, message: issue.message })
  }
  throw refusal([...first.values()])
}
