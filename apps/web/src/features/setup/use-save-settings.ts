import { OrganizationSettings, type SetupStep } from '@oaklet/api/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsQuery } from '../../shared/organization-queries'
import { staleRecord } from '../../shared/stale-record'
import { useApi } from '../../shared/use-api'
import { usePracticeId, useSession, useUser } from '../../shared/use-session'
import { isChanged, settingsBody, type SettingsChange } from './settings-form'
import { setupWrites } from './setup-queries'
import { useSaveStep } from './use-save-step'

/** Saves a step that changes the settings; what somebody else saved meanwhile is `stale`, for the person to choose. */
export function useSaveSettings(step: SetupStep, settings: OrganizationSettings) {
  const api = useApi()
  const session = useSession()
  const orgId = useUser().organizationId ?? ''
  const queryClient = useQueryClient()
  const writes = setupWrites(api, orgId, usePracticeId())
  // What the person began from: a reload behind the form must not change it.
  const [base, setBase] = useState(settings)

  const saving = useSaveStep(
    step,
    async ({ change, on }: { change: SettingsChange; on: OrganizationSettings }) => {
      if (!isChanged(on, change)) return
      const saved = await writes.settings(settingsBody(on, change))
      queryClient.setQueryData(settingsQuery(api, orgId).queryKey, saved)
      setBase(saved)
      // The frame says the new name at once; a failure is made up for within minutes.
      void session.reloadUser().catch(() => undefined)
    },
  )
  const stale = staleRecord(saving.error, OrganizationSettings)

  return {
    isPending: saving.isPending,
    error: stale ? null : saving.error,
    stale,
    save: (change: SettingsChange, onError: (error: unknown) => void, on = base) =>
      saving.mutate({ change, on }, { onError }),
    takeTheirs: (theirs: OrganizationSettings) => {
      setBase(theirs)
      saving.reset()
    },
  }
}
