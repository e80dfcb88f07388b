import { Button } from '@oaklet/design-system'
import { usePage } from '../../../shared/use-page'
import { PublicFrame } from '../../../shared/public-frame/PublicFrame'
import { useGoToSignIn } from './use-go-to-sign-in'

/** The account is there, but signing in to it did not work out at once. */
export function AccountOpened({ email }: { email: string }) {
  usePage('Your account is open')
  const goToSignIn = useGoToSignIn(email)
  return (
    <PublicFrame title="Your account is open" summary="You have joined. Sign in to begin.">
      <Button tone="primary" width="full" onPress={() => goToSignIn()}>
        Sign in
      </Button>
    </PublicFrame>
  )
}
