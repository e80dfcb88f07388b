import { queryOptions } from '@tanstack/react-query'
import { isNewRelease } from '../is-new-release'

/** Recharts and what draws with it; null where the server has another release by now. */
export const drawingsQuery = queryOptions({
  queryKey: ['code', 'drawings'],
  queryFn: async () => {
    try {
      return await import('./drawings')
    } catch (error) {
      if (await isNewRelease()) return null
      throw error
    }
  },
  // It comes once and stays; the browser says soon enough that it can't come.
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
  retry: false,
  networkMode: 'always',
})
