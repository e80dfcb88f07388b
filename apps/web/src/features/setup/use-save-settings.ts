import { OrganizationSettings, type SetupStep } from '@oaklet/api/contract'
import { useQueryClient } from '@tanstack/react-query'
import { settingsQuery } from '../../records/organization/organization-queries'
import { useApi } from '../../shared/use-api'
import { useSaveOver } from '../../shared/forms/use-save-over'
import { usePracticeId, useSession, useUser } from '../../shared/use-session'
import { isChanged, settingsBody, type SettingsChange } from './settings-form'
import { setupWrites } from './setup-queries'
import { useSaveStep } from './use-save-step'

/** Saves a step that changes the settings; `stale` is what another person saved meanwhile, for the person to choose. */
export function useSaveSettings(step: SetupStep, settings: OrganizationSettings) {
  const api = useApi()
  const session = useSession()
  const orgId = useUser().organizationId ?? ''
  const queryClient = useQueryClient()
  const writes = setupWrites(api, orgId, usePracticeId())
  const saving = useSaveStep(step)
  const over = useSaveOver(settings, OrganizationSettings, saving)
  const send = async (change: SettingsChange, on: OrganizationSettings) => {
    if (!isChanged(on, change)) return
    const saved = await writes.settings(settingsBody(on, change))
    queryClient.setQueryData(settingsQuery(api, orgId).queryKey, saved)
    over.rebase(saved)
    // The frame says the new name at once; a failure is made up for within minutes.
    void session.reloadUser().catch(() => undefined)
  }
  return {
    ...over,
    save: (change: SettingsChange, onError: (error: unknown) => void, on = over.base) =>
      saving.mutate(() => send(change, on), { onError }),
  }
}
