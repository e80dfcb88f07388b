import { OrganizationSettings } from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsQuery } from '../../shared/organization-queries'
import { staleRecord } from '../../shared/stale-record'
import { useApi } from '../../shared/use-api'
import { useRefreshPractices } from '../../shared/use-refresh-practices'
import { useSession } from '../../shared/use-session'
import { generalBodyOf, type GeneralValues, isSameGeneral } from './general-form'
import { organizationWrites } from './organization-queries'

interface Handlers {
  onSaved: (saved: OrganizationSettings) => void
  onRefused: (error: unknown) => void
}

/** Saves the settings on the version the person began from; what somebody else saved meanwhile is `stale`. */
export function useSaveGeneral(settings: OrganizationSettings) {
  const api = useApi()
  const session = useSession()
  const queryClient = useQueryClient()
  const refreshPractices = useRefreshPractices()
  // What the person began from: a reload behind the form must not change it.
  const [base, setBase] = useState(settings)
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
  const stale = staleRecord(saving.error, OrganizationSettings)

  return {
    isPending: saving.isPending,
    error: stale ? null : saving.error,
    stale,
    isSame: (values: GeneralValues) => isSameGeneral(values, base),
    /** Sends what was typed over `on`, unless somebody else has saved since. */
    save: (values: GeneralValues, { onSaved, onRefused }: Handlers, on = base) =>
      saving.mutate(generalBodyOf(values, on.version), {
        onSuccess: (saved) => {
          setBase(saved)
          onSaved(saved)
        },
        onError: onRefused,
      }),
    takeTheirs: (theirs: OrganizationSettings) => {
      queryClient.setQueryData(queryKey, theirs)
      setBase(theirs)
      saving.reset()
    },
  }
}
