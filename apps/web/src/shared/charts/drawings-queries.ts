import { queryOptions } from '@tanstack/react-query'
import { isNewRelease } from '../is-new-release'

/** Loads Recharts and the drawings; null when the server has a newer release. */
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
  // Loaded code never changes, and a failed import is known at once, so no retry and no expiry.
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
  retry: false,
  networkMode: 'always',
})
