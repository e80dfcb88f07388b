import type { InvitationView } from '@oaklet/api/contract'
import { Button, Text } from '@oaklet/design-system'
import { paths } from '../../../shared/paths'
import { usePage } from '../../../shared/use-page'
import { PublicFrame } from '../../../shared/public-frame/PublicFrame'
import { joinSummary, joinTitle } from './join-words'
import { useGoToSignIn } from './use-go-to-sign-in'

interface SignInToJoinProps {
  token: string
  invitation: InvitationView
}

/** For a person who has an account already: signing in leads back to the invitation. */
export function SignInToJoin({ token, invitation }: SignInToJoinProps) {
  usePage(joinTitle(invitation))
  const goToSignIn = useGoToSignIn(invitation.email)
  return (
    <PublicFrame title={joinTitle(invitation)} summary={joinSummary(invitation)}>
      <Text isReading>
        You have an Oaklet account with <strong>{invitation.email}</strong>. Sign in with it, then join.
      </Text>
      <Button tone="primary" width="full" onPress={() => goToSignIn(`${paths.join()}#${token}`)}>
        Sign in to join
      </Button>
    </PublicFrame>
  )
}
