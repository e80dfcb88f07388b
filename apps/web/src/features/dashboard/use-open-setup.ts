import { ORGANIZATION_MESSAGES, userMessage } from '@oaklet/api'
import type { Setup } from '@oaklet/api/contract'
import { PAGE_HEADING_ID, showToast } from '@oaklet/design-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { nextSetupStep } from '../../shared/setup-progress'
import { setupQuery, updateSetup } from '../../shared/setup-queries'
import { useApi } from '../../shared/use-api'
import { usePermissions, useUser } from '../../shared/use-session'

interface OpenSetup {
  /** Whether it isn't known yet if there is one. */
  isPending: boolean
  /** The set-up as far as it has come; null where nothing is left, or the person has no part in it. */
  open: Setup | null
  dismiss: () => void
}

/** The set-up that waits to be finished. What fails is left out: it is an offer, and the next visit asks again. */
export function useOpenSetup(): OpenSetup {
  const api = useApi()
  const orgId = useUser().organizationId ?? ''
  const isAllowed = usePermissions()('settings:edit')
  const { queryKey, ...options } = setupQuery(api, orgId)
  const query = useQuery({ queryKey, ...options, enabled: isAllowed, retry: false })
  const queryClient = useQueryClient()
  const change = useMutation({
    ...updateSetup(api, orgId),
    onSuccess: (setup) => queryClient.setQueryData(queryKey, setup),
    onError: (error) =>
      showToast({ title: userMessage(error, ORGANIZATION_MESSAGES.updateSetup), tone: 'bad' }),
  })
  const dismiss = () =>
    change.mutate(
      { isDismissed: true },
      {
        onSuccess: () => {
          document.getElementById(PAGE_HEADING_ID)?.focus()
          showToast({
            title: 'The set-up won’t be shown here any more',
            tone: 'good',
            actionLabel: 'Undo',
            onAction: () => change.mutate({ isDismissed: false }),
          })
        },
      },
    )
  const setup = query.data
  const isOpen = setup !== undefined && !setup.isDismissed && nextSetupStep(setup) !== null
  return { isPending: isAllowed && query.isPending, open: isOpen ? setup : null, dismiss }
}
