import type { StaffMember } from '@oaklet/api/contract'
import { Banner, Stack } from '@oaklet/design-system'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths'
import { useNow } from '../../../shared/use-now'
import { expiryWords } from './invitation-words'
import { InvitationActions } from './InvitationActions'
import { InvitationProblem } from './InvitationProblem'
import { RevokeQuestion } from './RevokeQuestion'
import { useInvitationActions } from './use-invitation-actions'
import { browserTimeZone } from '../../../shared/browser-time-zone'

/** On the page of a person who hasn’t accepted yet: until when they can, and what can be done about it. */
export function InvitationNotice({ member }: { member: StaffMember }) {
  const navigate = useNavigate()
  const now = useNow()
  // A person whom nothing names goes with their invitation.
  const actions = useInvitationActions({ onRevoked: () => void navigate(paths.staff()) })
  const { id: staffId, name, invitationExpiresAt: expiresAt } = member
  const invited = { staffId, name }
  const failure = actions.failureOf(staffId)
  const until =
    expiresAt !== null && expiryWords({ expiresAt, isExpired: expiresAt <= now }, browserTimeZone(), now)
  return (
    <Stack gap="m">
      <Banner
        tone="info"
        title={`${name} hasn’t accepted the invitation yet`}
        actions={
          <InvitationActions
            name={name}
            isSending={actions.isSending(staffId)}
            onSendAgain={() => actions.sendAgain(invited)}
            onRevoke={expiresAt === null ? undefined : () => actions.ask(invited)}
          />
        }
      >
        {until ? `${until}.` : 'No invitation is open. Send it again so that they can sign in.'}
      </Banner>
      {failure && <InvitationProblem {...failure} />}
      <RevokeQuestion {...actions} />
    </Stack>
  )
}
