import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { WithOrganizationId } from '../../../records/organization/WithOrganizationId'
import { paths } from '../../../shared/paths'
import { useSessionState } from '../../../shared/use-session'
import { heldCallback, holdCallback, readCallback } from './callback-address'
import { EXPIRED } from './callback-words'
import { CallbackPage } from './CallbackPage'
import { TakenCallback } from './TakenCallback'

/**
 * /billing/stripe-callback: where Stripe sends the browser back to. What it adds to the address leaves it at once; who
 * isn’t signed in signs in first and comes back without it.
 */
export function StripeCallbackScreen() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isSignedIn = useSessionState(({ status }) => status === 'signed-in')
  const [given] = useState(() => readCallback(search) ?? heldCallback())
  const isInAddress = search.size > 0

  useEffect(() => {
    if (!isInAddress) return
    holdCallback(given)
    void navigate(paths.stripeCallback(), { replace: true })
  }, [given, isInAddress, navigate])

  if (given === null) return <CallbackPage {...EXPIRED} />
  if (isInAddress) return null
  if (!isSignedIn) return <Navigate to={paths.login()} replace state={{ from: paths.stripeCallback() }} />
  return <WithOrganizationId>{(orgId) => <TakenCallback orgId={orgId} body={given} />}</WithOrganizationId>
}
