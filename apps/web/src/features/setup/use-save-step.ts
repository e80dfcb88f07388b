import type { SetupStep } from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../shared/paths'
import { nextSetupStep } from '../../records/organization/setup-progress'
import { setupQuery } from '../../records/organization/setup-queries'
import { useApi } from '../../shared/use-api'
import { useRefreshPractice } from '../../records/practice/use-refresh-practice'
import { useUser } from '../../shared/use-session'
import { WITHOUT_ASKING } from '../../shared/forms/use-unsaved'

/**
 * Saves what a step asks by the function it is given, then confirms the step, then goes on to what is not answered yet.
 * Confirming may fail too, so the function sends only what is not saved.
 */
export function useSaveStep(step: SetupStep) {
  const api = useApi()
  const orgId = useUser().organizationId ?? ''
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const refresh = useRefreshPractice()
  return useMutation({
    mutationFn: async (save: () => Promise<unknown>) => {
      await save()
      return api.organization.updateSetup({ orgId }, { confirm: step })
    },
    onSuccess: (setup) => {
      queryClient.setQueryData(setupQuery(api, orgId).queryKey, setup)
      void refresh()
      const next = nextSetupStep(setup, step) ?? 'done'
      void navigate(paths.setup({ step: next }), { state: WITHOUT_ASKING })
    },
  })
}
