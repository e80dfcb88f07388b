import { announce, Button, Stack, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { useSession } from '../../shared/use-session'
import { type SignInProblem, signInProblem } from './sign-in-problem'
import { useCountdown } from './use-countdown'

/** The first code is sent as this page opens. */
const FIRST_WAIT_SECONDS = 30

interface ResendCodeProps {
  onProblem: (problem: SignInProblem | null) => void
}

/** Asks for a new code. While it is too soon the button stays where it is, and says how long to wait when pressed. */
export function ResendCode({ onProblem }: ResendCodeProps) {
  const session = useSession()
  const { left, start } = useCountdown(FIRST_WAIT_SECONDS)
  const [isPending, setPending] = useState(false)

  const resend = async () => {
    if (left > 0) {
      announce(`A code was sent just now. You can ask for a new one in ${left} seconds.`)
      return
    }
    onProblem(null)
    setPending(true)
    try {
      start((await session.resendMfaCode()).resendIn)
      announce('A new code is on its way.')
    } catch (error) {
      onProblem(signInProblem(error, 'The new code could not be sent'))
    }
    setPending(false)
  }

  return (
    <Stack gap="s">
      <Button width="full" isPending={isPending} onPress={() => void resend()}>
        Send a new code
      </Button>
      {left > 0 && (
        <span aria-hidden="true">
          <Text size="s" tone="quiet" isTabular>
            A code was sent just now. You can ask for a new one in {left} s.
          </Text>
        </span>
      )}
    </Stack>
  )
}
