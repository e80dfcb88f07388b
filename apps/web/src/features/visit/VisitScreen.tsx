import { hasErrorCode, VISIT_MESSAGES } from '@oaklet/api'
import { LoadingRegion, Skeleton, Text } from '@oaklet/design-system'
import { useEffect } from 'react'
import { LoadFailure } from '../../shared/LoadFailure'
import { lazySection } from '../../shared/lazy-section'
import { ClientFrame } from '../../shared/public-frame/ClientFrame'
import { useVisits } from '../../shared/use-visits'
import { useLinkToken, useOpenedLink } from './use-opened-link'
import type { VisitPageProps } from './visit-page'

const OWNER = 'Your appointment'

// They come while the appointment is looked up.
const VisitPages = lazySection<VisitPageProps>(
  async () => (await import('./VisitPages')).VisitPages,
  <Skeleton shape="row" count={3} />,
)

/**
 * Where the link of a reminder leads. Its token stands behind `#`, which no server and no other site is sent.
 * Opening it does nothing but show the appointment: only a press answers.
 */
export function VisitScreen() {
  const token = useLinkToken()
  return <OpenedVisit key={token} token={token} />
}

function OpenedVisit({ token }: { token: string }) {
  const api = useVisits()
  const { shown: visit, error, show, retry } = useOpenedLink(api.open, token)
  useEffect(() => VisitPages.preload(), [])

  if (hasErrorCode(error, 'link_unavailable')) return <LinkGone />
  if (visit === null) {
    return (
      <ClientFrame title="Your appointment" owner={OWNER}>
        {error === null ? (
          <LoadingRegion label="Opening your appointment" isLoading>
            <Skeleton shape="row" count={3} />
          </LoadingRegion>
        ) : (
          <LoadFailure error={error} fallback={VISIT_MESSAGES.open} onRetry={retry} />
        )}
      </ClientFrame>
    )
  }
  return <VisitPages {...{ token, visit }} onAnswered={show} />
}

/** For a link that can’t be opened; it says the same whatever the reason. */
const LinkGone = () => (
  <ClientFrame title="This link can’t be used any more" owner={OWNER}>
    <Text isReading>
      Your appointment may have been moved, or it may be over. Use the link in your last mail, or call the
      practice.
    </Text>
  </ClientFrame>
)
