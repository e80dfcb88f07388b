import * as contracts from './contracts'
import type { Endpoint } from './wire/endpoint'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/**
 * Every call of the API in the order of the paths, for the server's routes, the OpenAPI document and the
 * authorization matrix.
 */
export const ENDPOINTS: readonly Endpoint[] = Object.values<unknown>(contracts)
  .filter(isEndpoint)
  .toSorted((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)))
