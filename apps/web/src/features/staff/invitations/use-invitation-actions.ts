import { INVITATIONS_MESSAGES, isRateLimited } from '@oaklet/api'
import type { Invitation } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../shared/use-api'
import { invitationWrites } from '../staff-queries'
import { useStaffOrganization } from '../use-staff-organization'

/** The one whose invitation it is. */
type Invited = Pick<Invitation, 'staffId' | 'name'>

/** What went wrong with one invitation. */
export interface InvitationFailure {
  error: unknown
  fallback: string
}

/** Sends invitations again and revokes them, which asks first; what goes wrong is kept for its own line. */
export function useInvitationActions({ onRevoked }: { onRevoked?: () => void } = {}) {
  const { orgId, refresh } = useStaffOrganization()
  const writes = invitationWrites(useApi(), orgId)
  const [asked, setAsked] = useState<Invited | null>(null)
  const resend = useMutation({
    ...writes.resend(),
    // Also when the page was left before the answer.
    onSuccess: ({ email }) => showToast({ title: `Invitation sent again to ${email}`, tone: 'good' }),
    // Too soon changes nothing; else the invitation may have been accepted or revoked meanwhile.
    onSettled: (_, error) => {
      if (!isRateLimited(error)) void refresh()
    },
  })
  const revoke = useMutation({
    ...writes.revoke(),
    onSuccess: (_, { name }) => showToast({ title: `Invitation of ${name} revoked`, tone: 'good' }),
    onSettled: () => {
      setAsked(null)
      void refresh()
    },
  })

  const failureOf = (staffId: string): InvitationFailure | null => {
    if (resend.error && resend.variables.staffId === staffId)
      return { error: resend.error, fallback: INVITATIONS_MESSAGES.resend }
    if (revoke.error && revoke.variables.staffId === staffId)
      return { error: revoke.error, fallback: INVITATIONS_MESSAGES.revoke }
    return null
  }

  return {
    failureOf,
    isSending: (staffId: string) => resend.isPending && resend.variables.staffId === staffId,
    sendAgain: ({ staffId }: Invited) => {
      revoke.reset()
      resend.mutate({ staffId })
    },
    /** The question that is being asked, if one is. */
    asked,
    isRevoking: revoke.isPending,
    ask: setAsked,
    revoke: () => {
      if (asked === null) return
      resend.reset()
      revoke.mutate(asked, { onSuccess: () => onRevoked?.() })
    },
  }
}
