import { OrganizationSettings, type UpdateOrganizationSettingsBody } from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { settingsQuery } from '../../records/organization/organization-queries'
import { useApi } from '../../shared/use-api'
import { useRefreshPractices } from '../../records/practice/use-refresh-practices'
import { type SaveHandlers, useSaveOver } from '../../shared/forms/use-save-over'
import { useSession } from '../../shared/use-session'
import { organizationWrites } from './organization-queries'

/** Saves the settings on the version the person began from; `stale` is what another person saved meanwhile. */
export function useSaveGeneral(settings: OrganizationSettings) {
  const api = useApi()
  const session = useSession()
  const queryClient = useQueryClient()
  const refreshPractices = useRefreshPractices()
  const { queryKey } = settingsQuery(api, settings.id)
  const saving = useMutation({
    ...organizationWrites(api, settings.id).settings(),
    // Also when the form was left before the answer.
    onSuccess: async (saved) => {
      // An answer from before would be taken for newer.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, saved)
      void refreshPractices()
      // The frame says the new name at once; a failure is made up for within minutes.
      void session.reloadUser().catch(() => undefined)
    },
  })
  const over = useSaveOver(settings, OrganizationSettings, saving, (theirs) =>
    queryClient.setQueryData(queryKey, theirs),
  )
  return {
    ...over,
    /** Sends what was typed over a version, unless another person has saved since. */
    save: (body: UpdateOrganizationSettingsBody, handlers: SaveHandlers<OrganizationSettings>) =>
      saving.mutate(body, over.settle(handlers)),
  }
}
