import { hasErrorCode, OFFER_MESSAGES } from '@oaklet/api'
import { LoadingRegion, Skeleton, Text } from '@oaklet/design-system'
import { LoadFailure } from '../../../shared/LoadFailure'
import { ClientFrame } from '../../../shared/public-frame/ClientFrame'
import { useOffers } from '../../../shared/use-offers'
import { useLinkToken, useOpenedLink } from '../use-opened-link'
import { OfferPage } from './OfferPage'

const OWNER = 'A time for you'

/** Where the link of an offered time leads: it shows the time, and only a press answers. */
export function OfferScreen() {
  const token = useLinkToken()
  return <OpenedOffer key={token} token={token} />
}

function OpenedOffer({ token }: { token: string }) {
  const api = useOffers()
  const { shown, error, show, retry } = useOpenedLink(api.open, token)
  if (hasErrorCode(error, 'link_unavailable')) return <LinkGone />
  if (shown === null) {
    return (
      <ClientFrame title="A time for you" owner={OWNER}>
        {error === null ? (
          <LoadingRegion label="Opening the offer" isLoading>
            <Skeleton shape="row" count={3} />
          </LoadingRegion>
        ) : (
          <LoadFailure error={error} fallback={OFFER_MESSAGES.open} onRetry={retry} />
        )}
      </ClientFrame>
    )
  }
  // A new answer is a new page, whose heading says it.
  return <OfferPage key={shown.state} token={token} offer={shown} onAnswered={show} />
}

/** For a link that can’t be opened; it says the same whatever the reason. */
const LinkGone = () => (
  <ClientFrame title="This link can’t be used any more" owner={OWNER}>
    <Text isReading>The time may be over. Please call the practice if you want another one.</Text>
  </ClientFrame>
)
