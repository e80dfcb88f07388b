import { settleOffers } from '../shared/offer-undo'
import { useSession } from '../shared/use-session'

/** Signing out does not wait longer than this for a slow server. */
const LONGEST_WAIT_MS = 2000

/** Sends the deletions that could still be undone, then signs out: no call is possible afterwards. */
export function useSignOut(): () => void {
  const session = useSession()
  return () => void untilSettled().then(() => session.logout())
}

const untilSettled = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT_MS)
    void settleOffers().then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
