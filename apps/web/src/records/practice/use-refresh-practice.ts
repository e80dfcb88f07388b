import { useQueryClient } from '@tanstack/react-query'
import { usePracticeId } from '../../shared/use-session'

/** Asks the server again for everything of the practice that is on screen; the rest when it is next shown. */
export function useRefreshPractice(): () => Promise<void> {
  const queryClient = useQueryClient()
  const practiceId = usePracticeId()
  return () => queryClient.invalidateQueries({ queryKey: [practiceId] })
}
