import { Text } from '@oaklet/design-system'
import { paths } from '../../../shared/paths'
import { usePage } from '../../../shared/use-page'
import { PublicFrame } from '../../../shared/public-frame/PublicFrame'
import { WayOut } from '../frame/WayOut'

interface NoInvitationProps {
  /** False where the address carries no invitation at all. */
  isLinkWhole: boolean
}

/** For a link that ran out, was used, taken back or replaced, or that was cut off; what to do instead. */
export function NoInvitation({ isLinkWhole }: NoInvitationProps) {
  const title = isLinkWhole ? 'This invitation is no longer good' : 'Open the link in your mail'
  usePage(title)
  return (
    <PublicFrame
      title={title}
      summary={
        isLinkWhole
          ? 'It has run out, was used already, or was taken back.'
          : 'This address is not the whole of it.'
      }
    >
      <Text isReading>
        {isLinkWhole
          ? 'Ask whoever invited you for a new one. If they have sent you several, the last one is good.'
          : 'Copy all of the link, to its very end, or press it in the mail.'}
      </Text>
      <WayOut question="Joined already?" link="Sign in" path={paths.login()} />
    </PublicFrame>
  )
}
