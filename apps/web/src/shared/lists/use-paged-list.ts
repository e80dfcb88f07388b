import type { Page } from '@oaklet/api'
import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { useCursorPages } from './use-cursor-pages'
import { type ShownPage, useShownPage } from './use-shown-page'

/** One page of a list: how the call for it went, and the rows that are shown until its answer has come. */
export interface PagedList<Item> {
  query: Pick<UseQueryResult, 'data' | 'isError' | 'error' | 'refetch'>
  shown: ShownPage<Item> | undefined
}

/** Asks the server for the page that `pages` is at. */
export function usePagedList<Data extends Page<unknown>, Key extends QueryKey>(
  pages: ReturnType<typeof useCursorPages>,
  options: UseQueryOptions<Data, Error, Data, Key>,
): PagedList<Data['items'][number]> {
  const query = useQuery(options)
  return { query, shown: useShownPage(query, pages) }
}
