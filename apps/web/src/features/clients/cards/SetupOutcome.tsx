import { CARDS_MESSAGES } from '@oaklet/api'
import { Banner } from '@oaklet/design-system'
import { LoadFailure } from '../../../shared/LoadFailure'
import type { ReturnedSetup } from './use-returned-setup'

const WORDS = {
  kept: { tone: 'good', sentence: 'The card is kept.' },
  open: {
    tone: 'wait',
    sentence: 'No card was typed yet, so none is kept. Add a card to go to Stripe again.',
  },
  ended: {
    tone: 'wait',
    sentence: 'That took too long, or was given up: no card is kept. Add a card to begin again.',
  },
} as const

/** What came of the way to the provider; nothing for who wasn't there. */
export function SetupOutcome({ setup: { state, error, refetch } }: { setup: ReturnedSetup }) {
  if (error !== null) {
    return <LoadFailure error={error} fallback={CARDS_MESSAGES.save} onRetry={() => void refetch()} />
  }
  if (state === undefined) return null
  const { tone, sentence } = WORDS[state]
  return (
    <Banner tone={tone} isAnnounced>
      {sentence}
    </Banner>
  )
}
