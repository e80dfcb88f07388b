import { INVITATIONS_MESSAGES } from '@oaklet/api'
import type { InvitationView, OrganizationJoined } from '@oaklet/api/contract'
import { Button, LinkButton, showToast, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { useJoining } from '../../../shared/use-joining'
import { usePage } from '../../../shared/use-page'
import { useSession } from '../../../shared/use-session'
import { PublicFrame } from '../../../shared/public-frame/PublicFrame'
import { joinQueries } from './join-queries'
import { joinSummary, joinTitle } from './join-words'

interface JoinSignedInProps {
  token: string
  invitation: InvitationView
}

/** Joins with the account that is signed in. */
export function JoinSignedIn({ token, invitation }: JoinSignedInProps) {
  usePage(joinTitle(invitation))
  const session = useSession()
  const navigate = useNavigate()
  const joining = useMutation(joinQueries(useJoining(), token).join())

  const goOn = async ({ organizationId, organizationName }: OrganizationJoined) => {
    const isThere = await session.switchOrganization(organizationId).then(
      () => true,
      () => false,
    )
    const joined = `You have joined ${organizationName}`
    showToast({ title: isThere ? joined : `${joined}. The account menu leads there`, tone: 'good' })
    await navigate(paths.dashboard(), { replace: true })
  }

  return (
    <PublicFrame title={joinTitle(invitation)} summary={joinSummary(invitation)}>
      {joining.isError && <SaveFailure error={joining.error} fallback={INVITATIONS_MESSAGES.join} />}
      <Text isReading>
        You join with the account that you are signed in with: <strong>{invitation.email}</strong>.
      </Text>
      <Button
        tone="primary"
        width="full"
        isPending={joining.isPending}
        onPress={() => joining.mutate(undefined, { onSuccess: (joined) => void goOn(joined) })}
      >
        {joining.isPending ? 'Joining…' : joinTitle(invitation)}
      </Button>
      <LinkButton href={paths.dashboard()}>Not now</LinkButton>
    </PublicFrame>
  )
}
