import { INVITATIONS_MESSAGES } from '@oaklet/api'
import type { Invitation } from '@oaklet/api/contract'
import {
  Avatar,
  Card,
  Inline,
  ItemList,
  Link,
  PAGE_HEADING_ID,
  Stack,
  StatusBadge,
  Text,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { LoadFailure } from '../../../shared/LoadFailure'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { useNow } from '../../../shared/use-now'
import { staffQueries } from '../staff-queries'
import { useReach } from '../use-reach'
import { useStaffOrganization } from '../use-staff-organization'
import { expiryWords, invitedAs } from './invitation-words'
import { InvitationActions } from './InvitationActions'
import { InvitationProblem } from './InvitationProblem'
import { list } from './InvitationsCard.css'
import { RevokeQuestion } from './RevokeQuestion'
import { useInvitationActions } from './use-invitation-actions'
import { browserTimeZone } from '../../../shared/browser-time-zone'

const NONE: readonly Invitation[] = []

interface InvitationsCardProps {
  /** Not while the rows above it are others than everybody, since it would move with their number. */
  isShown: boolean
}

/** Who was asked and hasn’t answered, each with the way to ask again and to take it back; nothing without open invitations. */
export function InvitationsCard({ isShown }: InvitationsCardProps) {
  const { orgId } = useStaffOrganization()
  const query = useQuery(staffQueries(useApi(), orgId).invitations())
  const actions = useInvitationActions()
  const mayReach = useReach()
  const now = useNow()
  const listId = useId()
  const { data: invitations = NONE } = query
  useKeptFocus(invitations.length, invitations.length > 0 ? listId : PAGE_HEADING_ID)

  if (query.isLoadingError) {
    return (
      <LoadFailure
        error={query.error}
        fallback={INVITATIONS_MESSAGES.list}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const item = (invitation: Invitation) => {
    const { staffId, name, email, isExpired } = invitation
    const failure = actions.failureOf(staffId)
    return {
      id: staffId,
      leading: <Avatar name={name} size="s" />,
      title: (
        <Link href={paths.staffMember(staffId)} tone="quiet">
          {name}
        </Link>
      ),
      detail: (
        <Stack gap="s">
          <Text>
            {email}, {invitedAs(invitation)}
          </Text>
          <Inline gap="s">
            {isExpired && <StatusBadge tone="wait">No longer good</StatusBadge>}
            <Text>{expiryWords(invitation, browserTimeZone(), now)}</Text>
          </Inline>
          {failure && <InvitationProblem {...failure} />}
        </Stack>
      ),
      trailing: mayReach(invitation) && (
        <InvitationActions
          name={name}
          isSending={actions.isSending(staffId)}
          onSendAgain={() => actions.sendAgain(invitation)}
          onRevoke={() => actions.ask(invitation)}
        />
      ),
    }
  }
  return (
    <>
      {isShown && invitations.length > 0 && (
        <Card title="Open invitations">
          <section id={listId} tabIndex={-1} aria-label="Invitations" className={list}>
            <ItemList label="Open invitations" items={invitations.map(item)} />
          </section>
        </Card>
      )}
      <RevokeQuestion {...actions} />
    </>
  )
}
