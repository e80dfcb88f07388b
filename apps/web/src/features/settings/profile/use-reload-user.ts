import { useSession } from '../../../shared/use-session'

/** Has the whole application know the person by what was just saved; a failure is made up for within minutes. */
export function useReloadUser(): () => void {
  const session = useSession()
  return () => void session.reloadUser().catch(() => undefined)
}
