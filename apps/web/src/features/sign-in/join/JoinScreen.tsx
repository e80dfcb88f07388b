import { hasErrorCode, INVITATIONS_MESSAGES } from '@oaklet/api'
import type { InvitationView } from '@oaklet/api/contract'
import { LoadingRegion, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useJoining } from '../../../shared/use-joining'
import { usePage } from '../../../shared/use-page'
import { useSessionState } from '../../../shared/use-session'
import { PublicFrame } from '../../../shared/public-frame/PublicFrame'
import { AcceptInvitation } from './AcceptInvitation'
import { joinQueries } from './join-queries'
import { JoinSignedIn } from './JoinSignedIn'
import { NoInvitation } from './NoInvitation'
import { SignInToJoin } from './SignInToJoin'
import { SomebodyElse } from './SomebodyElse'

/** Where the link of an invitation leads. Its token stands behind `#`, which no server and no other site is sent. */
export function JoinScreen() {
  const token = useLocation().hash.slice(1)
  return token === '' ? <NoInvitation isLinkWhole={false} /> : <Looked key={token} token={token} />
}

function Looked({ token }: { token: string }) {
  const invitation = useQuery(joinQueries(useJoining(), token).lookUp())
  if (hasErrorCode(invitation.error, 'not_found')) return <NoInvitation isLinkWhole />
  if (invitation.data) {
    return <Answer token={token} invitation={invitation.data} onTaken={() => void invitation.refetch()} />
  }
  return <LookingUp error={invitation.error} onRetry={() => void invitation.refetch()} />
}

function LookingUp({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePage('Your invitation')
  return (
    <PublicFrame title="Your invitation" summary="You were asked to work with a practice on Oaklet.">
      {error === null ? (
        <LoadingRegion label="Looking your invitation up" isLoading>
          <Skeleton shape="row" count={3} />
        </LoadingRegion>
      ) : (
        <LoadFailure error={error} fallback={INVITATIONS_MESSAGES.lookUp} onRetry={onRetry} />
      )}
    </PublicFrame>
  )
}

interface AnswerProps {
  token: string
  invitation: InvitationView
  /** An account with this e-mail was opened meanwhile. */
  onTaken: () => void
}

/** Who is signed in, and who was invited, decide what there is to do. */
function Answer({ token, invitation, onTaken }: AnswerProps) {
  const signedInAs = useSessionState(({ status, user }) => (status === 'signed-in' ? user.email : undefined))
  // Opening an account here signs the person in, who is on their way already.
  const [isOpening, setIsOpening] = useState(false)
  if (isOpening || (signedInAs === undefined && !invitation.hasAccount)) {
    return (
      <AcceptInvitation token={token} invitation={invitation} onOpening={setIsOpening} onTaken={onTaken} />
    )
  }
  if (signedInAs === undefined) return <SignInToJoin token={token} invitation={invitation} />
  const isTheirs = signedInAs.toLowerCase() === invitation.email.toLowerCase()
  return isTheirs ? (
    <JoinSignedIn token={token} invitation={invitation} />
  ) : (
    <SomebodyElse invitation={invitation} signedInAs={signedInAs} />
  )
}
