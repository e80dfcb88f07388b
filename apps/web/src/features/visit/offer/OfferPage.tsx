import { OFFER_MESSAGES } from '@oaklet/api'
import type { OfferedTime, OfferState } from '@oaklet/api/contract'
import { Button, Inline, Stack, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { dateInZone, formatLongDate, formatTime } from '../../../shared/format-date'
import { ClientFrame } from '../../../shared/public-frame/ClientFrame'
import { publicProblem } from '../../../shared/public-frame/public-problem'
import { useProblem } from '../../../shared/public-frame/use-problem'
import { WaitBanner } from '../../../shared/public-frame/WaitBanner'
import { useOffers } from '../../../shared/use-offers'
import { callWords, visitDay, visitTime } from '../visit-words'

interface OfferPageProps {
  /** What stands behind `#` in the address of the link. */
  token: string
  offer: OfferedTime
  onAnswered: (offer: OfferedTime) => void
}

const TITLES: Readonly<Record<OfferState, string>> = {
  open: 'A time for you',
  accepted: 'This time is yours',
  declined: 'You declined this time',
  taken: 'This time is taken',
  ended: 'This offer is over',
}

/** When the time is and with whom, and the two answers. */
export function OfferPage({ token, offer, onAnswered }: OfferPageProps) {
  const api = useOffers()
  const { problem, count, tell } = useProblem()
  const [pending, setPending] = useState<'accept' | 'decline' | null>(null)
  const { state, practiceName } = offer
  const answer = async (verb: 'accept' | 'decline') => {
    setPending(verb)
    try {
      onAnswered(await api[verb]({ token }))
      tell(null)
    } catch (error) {
      tell(publicProblem(error, OFFER_MESSAGES[verb]))
    }
    setPending(null)
  }
  return (
    <ClientFrame title={TITLES[state]} owner={practiceName}>
      {(state === 'open' || state === 'accepted') && (
        <Stack gap="xs">
          <Text weight="medium">{visitDay(offer)}</Text>
          <Text>{visitTime(offer)}</Text>
          <Text>{whereWords(offer)}</Text>
        </Stack>
      )}
      <Text isReading>{stateWords(offer)}</Text>
      {problem !== null && <WaitBanner key={count} {...problem} />}
      {state === 'open' && (
        <Inline gap="m" wrap>
          <Button tone="primary" isPending={pending === 'accept'} onPress={() => void answer('accept')}>
            {pending === 'accept' ? 'Booking…' : 'Take this time'}
          </Button>
          <Button isPending={pending === 'decline'} onPress={() => void answer('decline')}>
            {pending === 'decline' ? 'Declining…' : 'No, thank you'}
          </Button>
        </Inline>
      )}
      {state !== 'declined' && <Text isReading>{`Do you have a question? ${callWords(offer)}.`}</Text>}
    </ClientFrame>
  )
}

const whereWords = ({ clinicianName, locationName }: OfferedTime): string =>
  `With ${clinicianName}, ${locationName === null ? 'by telehealth' : `at ${locationName}`}`

/** What the client is to know of it now. */
function stateWords(offer: OfferedTime): string {
  switch (offer.state) {
    case 'open':
      return `You can take it until ${untilWords(offer)}. Others may be asked too: who takes it first has it.`
    case 'accepted':
      return 'It is booked for you. If you can’t come, please let the practice know.'
    case 'declined':
      return `You stay on the waitlist. ${callWords(offer)} if you don’t wait any more.`
    case 'taken':
      return 'Somebody else was first. You stay on the waitlist.'
    case 'ended':
      return 'It can’t be taken any more. You stay on the waitlist unless the practice said otherwise.'
  }
}

const untilWords = ({ expiresAt, timeZone }: OfferedTime): string =>
  `${formatTime(expiresAt, timeZone)} on ${formatLongDate(dateInZone(expiresAt, timeZone))}`
