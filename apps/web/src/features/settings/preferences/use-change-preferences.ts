import type { Preferences, UpdatePreferencesBody } from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { preferencesQuery, updatePreferences } from '../../../records/account/preferences-queries'
import { useApi } from '../../../shared/use-api'
import { applyPreferences, usePreferences } from '../../../records/account/use-preferences'

/** Changes how the person likes the application: at once here, and back again when the server refuses. */
export function useChangePreferences() {
  const api = useApi()
  const queryClient = useQueryClient()
  const before = usePreferences()
  const options = updatePreferences(api)
  return useMutation({
    ...options,
    onMutate: (change: UpdatePreferencesBody): Preferences => {
      applyPreferences({ ...before, ...withoutGaps(change) })
      return before
    },
    onError: (_error, _change, was) => was && applyPreferences(was),
    onSuccess: (saved) => {
      // An older answer must not undo what was chosen after it.
      if (queryClient.isMutating({ mutationKey: options.mutationKey }) > 1) return
      queryClient.setQueryData(preferencesQuery(api).queryKey, saved)
    },
  })
}

function withoutGaps({ shortcuts, density }: UpdatePreferencesBody): Partial<Preferences> {
  return { ...(shortcuts !== undefined && { shortcuts }), ...(density !== undefined && { density }) }
}
