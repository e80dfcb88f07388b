import { announce, Button, Stack, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { type PublicProblem, publicProblem } from './public-problem'
import { useCountdown } from './use-countdown'

/** How long to wait for the next code, as the server has it. */
export const RESEND_WAIT_SECONDS = 30

interface ResendCodeProps {
  /** Until the first one may be asked for; as long as after a code that was sent as the page opened, unless given. */
  waitSeconds?: number
  /** Sends one; the seconds until the next, or null when something has to be put right first. */
  send: () => Promise<number | null>
  /** What is said of it once it was sent. */
  sentence?: string
  /** What is said of a failure without a sentence of the server's. */
  fallback?: string
  onProblem: (problem: PublicProblem | null) => void
}

/** Asks for a new code. While it is too soon the button stays where it is, and says how long to wait when pressed. */
export function ResendCode({
  waitSeconds = RESEND_WAIT_SECONDS,
  send,
  sentence = 'A new code is on its way.',
  fallback = 'The new code could not be sent',
  onProblem,
}: ResendCodeProps) {
  const { left, start } = useCountdown(waitSeconds)
  const [isPending, setPending] = useState(false)

  const resend = async () => {
    if (left > 0) {
      announce(`A code was sent just now. You can ask for a new one in ${left} seconds.`)
      return
    }
    onProblem(null)
    setPending(true)
    try {
      const seconds = await send()
      if (seconds !== null) {
        start(seconds)
        announce(sentence)
      }
    } catch (error) {
      onProblem(publicProblem(error, fallback))
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
