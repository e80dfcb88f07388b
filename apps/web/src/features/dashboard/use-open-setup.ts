import { ORGANIZATION_MESSAGES } from '@oaklet/api'
import type { Setup } from '@oaklet/api/contract'
import { PAGE_HEADING_ID, showToast } from '@oaklet/design-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { nextSetupStep } from '../../records/organization/setup-progress'
import { setupQuery, updateSetup } from '../../records/organization/setup-queries'
import { failureWords } from '../../shared/failure-words'
import { useApi } from '../../shared/use-api'
import { usePermissions, useUser } from '../../shared/use-session'

interface OpenSetup {
  /** True until the set-up has loaded. */
  isPending: boolean
  /** The unfinished set-up; null when it is complete, or when the person has no permission for it. */
  open: Setup | null
  dismiss: () => void
}

/** Returns the unfinished set-up. A failed call is ignored, since the card is optional and the next visit asks again. */
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
      showToast({ title: failureWords(error, ORGANIZATION_MESSAGES.updateSetup), tone: 'bad' }),
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
