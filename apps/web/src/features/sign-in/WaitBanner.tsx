import { announce, Banner, Text } from '@oaklet/design-system'
import { useEffect, useState } from 'react'
import type { SignInProblem } from './sign-in-problem'

const SECOND_MS = 1_000

/** Says once why signing in failed, then shows the seconds going by, and says once when they have gone. */
export function WaitBanner({ message, waitSeconds }: SignInProblem) {
  const [left, setLeft] = useState(waitSeconds)
  const isWaiting = left > 0

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setLeft((before) => before - 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [isWaiting])

  const hasWaited = waitSeconds > 0 && !isWaiting
  useEffect(() => {
    if (hasWaited) announce('You can try again now.')
  }, [hasWaited])

  return (
    <Banner tone={hasWaited ? 'info' : 'bad'} isAnnounced>
      {hasWaited ? 'You can try again now.' : message}
      {isWaiting && (
        <span aria-hidden="true">
          <Text as="div" size="s" isTabular>
            {left} s left
          </Text>
        </span>
      )}
    </Banner>
  )
}
