import type { Api } from '@oaklet/api'
import type { UpdatePreferencesBody } from '@oaklet/api/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

/** How the person likes the application, on the server for all of their devices. */
export const preferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'preferences'],
    queryFn: ({ signal }) => api.account.preferences({ signal }),
  })

/** Changes follow one another, so that the last one counts. */
export const updatePreferences = (api: Api) =>
  mutationOptions({
    mutationKey: ['account', 'preferences'],
    scope: { id: 'account-preferences' },
    mutationFn: (body: UpdatePreferencesBody) => api.account.updatePreferences(body),
  })
