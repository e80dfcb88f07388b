import type { InvitationView } from '@oaklet/api/contract'
import { Button, LinkButton, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { paths } from '../../../shared/paths'
import { usePage } from '../../../shared/use-page'
import { useSession } from '../../../shared/use-session'
import { PublicFrame } from '../../../shared/public-frame/PublicFrame'

interface SomebodyElseProps {
  invitation: InvitationView
  signedInAs: string
}

/** Another person is signed in than the one who was invited. */
export function SomebodyElse({ invitation, signedInAs }: SomebodyElseProps) {
  usePage('This invitation is for another e-mail')
  const session = useSession()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    setIsLeaving(true)
    void session.logout()
  }
  return (
    <PublicFrame
      title="This invitation is for another e-mail"
      summary={`${invitation.invitedByName} invited ${invitation.email} to ${invitation.organizationName}.`}
    >
      <Text isReading>
        You are signed in as <strong>{signedInAs}</strong>. Sign out to answer the invitation.
      </Text>
      <Button tone="primary" width="full" isPending={isLeaving} onPress={leave}>
        {isLeaving ? 'Signing out…' : 'Sign out and go on'}
      </Button>
      <LinkButton href={paths.dashboard()}>Go to the dashboard</LinkButton>
    </PublicFrame>
  )
}
