import type { Endpoint } from '@oaklet/api/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps'

/** Throws, where answers are checked, unless this is what the endpoint promises to answer. */
export function requireContract({ env }: Deps, endpoint: Endpoint, body: unknown): void {
  if (!env.checksAnswers) return
  const checked = z.safeParse(endpoint.response, body)
  if (!checked.success) {
    throw new Error(`${endpoint.name} broke the contract: ${z.prettifyError(checked.error)}`)
  }
}
