import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Joining } from '../../../shared/use-joining'

/** What the page of an invitation asks and sends. */
export const joinQueries = (joining: Joining, token: string) => ({
  /** Asked once: an invitation that was accepted is invalid from then on, which needs no message. */
  lookUp: () =>
    queryOptions({
      queryKey: ['invitation', token],
      queryFn: ({ signal }) => joining.lookUp({ token }, { signal }),
      staleTime: Infinity,
    }),
  join: () => mutationOptions({ mutationFn: () => joining.join({ token }) }),
})
