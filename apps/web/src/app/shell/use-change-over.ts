import { ACCOUNT_MESSAGES, hasErrorCode, userMessage } from '@oaklet/api'
import { showToast } from '@oaklet/design-system'
import type { Session } from '@oaklet/session'
import { useEffect } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../shared/paths'
import { endOffers } from '../../shared/offer-undo'
import { useSession } from '../../shared/use-session'

const TAKEN_BACK = 'You changed over before your deletion was done, so it was taken back.'
const NOT_THERE = 'You don’t work in that organization any more.'

/** Leads out of what is open, which may ask about words that are not saved; the frame then changes over. */
export const leaveForOrganization = (navigate: NavigateFunction, organizationId: string): void =>
  void navigate(paths.dashboard(), { state: { organizationId } })

/** Changes over to the organization for which the person has left what was open. */
export function useChangeOver(): void {
  const session = useSession()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const wanted = wantedIn(state)

  useEffect(() => {
    if (wanted === null) return
    // A page that is loaded anew, or gone back to, changes over no more.
    void navigate(paths.dashboard(), { replace: true })
    void changeOver(session, wanted)
  }, [navigate, session, wanted])
}

const wantedIn = (state: unknown): string | null => {
  const isWanted = typeof state === 'object' && state !== null && 'organizationId' in state
  return isWanted && typeof state.organizationId === 'string' ? state.organizationId : null
}

async function changeOver(session: Session, organizationId: string): Promise<void> {
  const takenBack = endOffers()
  try {
    await session.switchOrganization(organizationId)
    if (takenBack > 0) showToast({ title: TAKEN_BACK, tone: 'info' })
  } catch (error) {
    const isOver = hasErrorCode(error, 'not_found')
    showToast({
      title: isOver ? NOT_THERE : userMessage(error, ACCOUNT_MESSAGES.switchOrganization),
      tone: 'bad',
      ...(!isOver && { actionLabel: 'Try again', onAction: () => void changeOver(session, organizationId) }),
    })
  }
}
