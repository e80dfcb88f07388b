import { type Call, type CallOptions, dataOf } from '../http/call'
import { once } from '../http/once'
import type { AskQuery, SearchAnswer, SearchGroup, SuggestionsQuery } from './search-contract'

/** The search box over the practice’s records; it finds what the person may see and nothing else. */
export interface SearchApi {
  /** A few records for more than 2 characters, by kind. */
  suggest(
    params: { practiceId: string },
    query: SuggestionsQuery,
    options?: CallOptions,
  ): Promise<SearchGroup[]>
  /** The answer in words, and all kinds of records that were found. */
  ask(params: { practiceId: string }, query: AskQuery, options?: CallOptions): Promise<SearchAnswer>
}

/** Loaded with the first call, when a person types. */
const contract = once(() => import('./search-contract'))

export function createSearchApi(call: Call): SearchApi {
  return {
    suggest: (params, query, options) =>
      dataOf(call(async () => (await contract()).suggestRecords, { params, query, ...options })),
    ask: (params, query, options) =>
      dataOf(call(async () => (await contract()).askOaklet, { params, query, ...options })),
  }
}
