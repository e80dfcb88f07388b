import { ACCOUNT_MESSAGES, hasErrorCode } from '@oaklet/api'
import { announce, showToast } from '@oaklet/design-system'
import type { Session } from '@oaklet/session'
import { useEffect } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { failureWords } from '../../shared/failure-words'
import { PREFERENCE_KEYS, writePreference } from '../../shared/local-preference'
import { paths } from '../../shared/paths'
import { endOffers } from '../../shared/offer-undo'
import { useSession } from '../../shared/use-session'
import type { PracticeName } from './use-practices'

const TAKEN_BACK = 'You changed over before your deletion was done, so it was taken back.'
const NOT_THERE = 'You don’t work in that organization any more.'

/** Leads out of what is open, which may ask about words that are not saved; the frame then changes over. */
export const leaveForOrganization = (navigate: NavigateFunction, organizationId: string): void =>
  void navigate(paths.dashboard(), { state: { organizationId } })

/**
 * Leads to the area in another practice, which may ask about words that are not saved; the frame then changes over. A
 * record of the one practice is none of the other, nor is what was looked for there.
 */
export const leaveForPractice = (navigate: NavigateFunction, area: string, practice: PracticeName): void =>
  void navigate(area, { state: { practice }, flushSync: true })

/** Changes over to the organization or the practice for which the person has left what was open. */
export function useChangeOver(): void {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, state } = useLocation() as { pathname: string; state: Wanted | null }
  const { organizationId, practice } = state ?? {}

  useEffect(() => {
    if (organizationId === undefined) return
    // A page that is loaded anew, or gone back to, changes over no more.
    void navigate(paths.dashboard(), { replace: true })
    void changeOver(session, organizationId)
  }, [navigate, session, organizationId])

  useEffect(() => {
    if (practice === undefined) return
    void navigate(pathname, { replace: true })
    writePreference(PREFERENCE_KEYS.selectedClient, null)
    session.setCurrentPractice(practice.id)
    announce(`You are in ${practice.name} now.`)
  }, [navigate, session, pathname, practice])
}

/** Where the person wants to go on, in the state of the navigation. */
interface Wanted {
  organizationId?: string
  practice?: PracticeName
}

async function changeOver(session: Session, organizationId: string): Promise<void> {
  const takenBack = endOffers()
  try {
    await session.switchOrganization(organizationId)
    if (takenBack > 0) showToast({ title: TAKEN_BACK, tone: 'info' })
  } catch (error) {
    const isOver = hasErrorCode(error, 'not_found')
    showToast({
      title: isOver ? NOT_THERE : failureWords(error, ACCOUNT_MESSAGES.switchOrganization),
      tone: 'bad',
      ...(!isOver && { actionLabel: 'Try again', onAction: () => void changeOver(session, organizationId) }),
    })
  }
}
