import { useQueryClient } from '@tanstack/react-query'
import { usePracticeId, useUser } from '../../shared/use-session'

/**
 * Asks the server again for what is on screen of the person's practices, which go with their organization; what is
 * not on screen, like the calendar or another practice, when it is next shown.
 */
export function useRefreshPractices(): () => Promise<void> {
  const queryClient = useQueryClient()
  const { assignedPractices } = useUser()
  const ids: readonly unknown[] = [usePracticeId(), ...assignedPractices]
  return () => queryClient.invalidateQueries({ predicate: ({ queryKey: [owner] }) => ids.includes(owner) })
}
