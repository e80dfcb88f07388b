import { ENDPOINTS, ErrorBody, WEEKDAYS, type Endpoint } from '@oaklet/api/contract'
import * as z from 'zod/mini'
import type { App } from './app-env'

/** Serves the OpenAPI document of the whole contract, which is written when it is first asked for. */
export function serveOpenApi(app: App): void {
  let document: string | undefined
  app.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(openApiDocument())
    return c.body(document, 200, { 'Content-Type': 'application/json' })
  })
}

/** OpenAPI 3.1, made from the endpoints that client and server share. */
function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Oaklet', version: '1' },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        packet: { type: 'apiKey', in: 'cookie', name: 'oaklet-packet' },
      },
    },
  }
}

function operation(endpoint: Endpoint): object {
  const { access } = endpoint
  return {
    operationId: endpoint.name,
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } }),
    responses: {
      200: { description: 'Success', content: contentOf(endpoint) },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
    },
    security: access === 'public' ? [] : [access === 'packet' ? { packet: [] } : { bearer: [] }],
    'x-access': access,
  }
}

const pathParameters = ({ path }: Endpoint) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...formatOf(name) },
  }))

const formatOf = (name = ''): object => {
  if (name === 'day') return { enum: WEEKDAYS }
  return name.endsWith('Id') && name !== 'linkId' ? { format: 'uuid' } : {}
}

function queryParameters({ query }: Endpoint): object[] {
  if (query === undefined) return []
  const schema = schemaOf(query, 'input') as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }))
}

/** A file has no schema, only its media types; a stream has that of one message. */
function contentOf({ response, fileTypes, isStream }: Endpoint): object {
  if (fileTypes !== undefined) return Object.fromEntries(fileTypes.map((type) => [type, {}]))
  const schema = schemaOf(response, 'output')
  return isStream === true ? { 'text/event-stream': { schema } } : json(schema)
}

const json = (schema: object) => ({ 'application/json': { schema } })

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => delete jsonSchema.$schema,
  })
}
