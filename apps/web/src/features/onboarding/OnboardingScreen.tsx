import { hasErrorCode, isApiError } from '@oaklet/api'
import { Skeleton } from '@oaklet/design-system'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { lazySection } from '../../shared/lazy-section'
import { AskForCode } from './AskForCode'
import type { EnterCodeProps } from './EnterCode'
import { LinkGone } from './LinkGone'
import type { OnboardingFormsProps } from './OnboardingForms'
import { Opening } from './Opening'
import { useOpened } from './use-opened'

// Both come while the client looks for the code in their mail.
const EnterCode = lazySection<EnterCodeProps>(
  async () => (await import('./EnterCode')).EnterCode,
  <Skeleton shape="row" count={2} />,
)
const OnboardingForms = lazySection<OnboardingFormsProps>(
  async () => (await import('./OnboardingForms')).OnboardingForms,
  <Skeleton shape="row" count={4} />,
  'Opening your forms',
)

const CODE_FRAGMENT = 'code='

/**
 * Where the link of a packet leads (spec §2). Its secret stands behind `#`, which no server and no other site is sent; it
 * is traded for a session of this browser, and taken out of the address.
 */
export function OnboardingScreen() {
  const { linkId = '' } = useParams()
  return <Opened key={linkId} linkId={linkId} />
}

function Opened({ linkId }: { linkId: string }) {
  const fragment = useLocation().hash.slice(1)
  const navigate = useNavigate()
  const [code] = useState(() =>
    fragment.startsWith(CODE_FRAGMENT) ? fragment.slice(CODE_FRAGMENT.length) : '',
  )
  const [secret] = useState(() => (fragment === '' || code !== '' ? null : fragment))
  const [isCodeSent, setCodeSent] = useState(code !== '')
  const { session, error, retry, verify } = useOpened(linkId, secret)
  const isThere = session !== null
  useEffect(() => {
    if (!isThere) return
    EnterCode.preload()
    OnboardingForms.preload()
  }, [isThere])
  useEffect(() => {
    if (isThere && fragment !== '') void navigate({ hash: '' }, { replace: true })
  }, [isThere, fragment, navigate])

  if (hasErrorCode(error, 'link_unavailable')) return <LinkGone linkId={linkId} reason="gone" />
  if (isApiError(error) && error.status === 401) return <LinkGone linkId={linkId} reason="no-session" />
  if (session === null) return <Opening practiceName={null} error={error} onRetry={retry} />
  const { practiceName } = session
  if (session.isVerified) return <OnboardingForms linkId={linkId} practiceName={practiceName} />
  return isCodeSent ? (
    <EnterCode {...{ linkId, session, code }} onVerified={verify} />
  ) : (
    <AskForCode {...{ linkId, practiceName }} onSent={() => setCodeSent(true)} />
  )
}
