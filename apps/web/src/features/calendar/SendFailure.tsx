import { userMessage } from '@oaklet/api'
import { Banner } from '@oaklet/design-system'
import { refusalOf } from './booking-refusal'

interface SendFailureProps {
  error: unknown
  errors: object
  fallback: string
}

/** Says why sending failed when no field is to blame. */
export function SendFailure({ error, errors, fallback }: SendFailureProps) {
  if (error === null || Object.keys(errors).length > 0 || refusalOf(error) !== null) return null
  return (
    <Banner tone="bad" isAnnounced>
      {userMessage(error, fallback)} Nothing you typed is lost.
    </Banner>
  )
}
