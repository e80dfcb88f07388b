import type { Endpoint } from '@oaklet/api/contract'

/** What a route returns: the data of an envelope, or the whole answer where the contract has none. */
export type Answer<Response> = Response extends { success: true; data: infer Data } ? Data : Response

/** Whether the contract wraps this endpoint's answer in `{success, data}`. */
function isEnveloped(endpoint: Endpoint): boolean {
  const { def } = endpoint.response._zod as { def: { type: string; shape?: object } }
  return def.type === 'object' && 'data' in (def.shape ?? {})
}

/** Wraps `answer` where the contract asks for it. */
export const envelope = (endpoint: Endpoint, answer: unknown): object =>
  isEnveloped(endpoint) ? { success: true, data: answer } : (answer as object)
