import { announce, Banner, Text } from '@oaklet/design-system'
import { useEffect } from 'react'
import type { PublicProblem } from './public-problem'
import { useCountdown } from './use-countdown'

/** Says once why signing in failed, then shows the seconds going by, and says once when they have gone. */
export function WaitBanner({ message, waitSeconds }: PublicProblem) {
  const { left } = useCountdown(waitSeconds)
  const isWaiting = left > 0
  const hasWaited = waitSeconds > 0 && !isWaiting
  useEffect(() => {
    if (hasWaited) announce('You can try again now.')
  }, [hasWaited])

  // Another banner, not the alert with other words: those would be said as well.
  if (hasWaited) {
    return (
      <Banner key="over" tone="info">
        You can try again now.
      </Banner>
    )
  }
  return (
    <Banner tone="bad" isAnnounced>
      {message}
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
