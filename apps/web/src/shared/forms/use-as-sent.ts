import { isApiError } from '@oaklet/api'
import { useState } from 'react'

/** How sending a form stands, as a mutation says it. */
interface Sending {
  isPending: boolean
  error: unknown
}

/**
 * The record that a form goes by: as it is now, but as it was while an answer is awaited or was lost. What is sent again
 * then is the same request under the same key, although the first one may have changed the record. A refusal ends that.
 */
export function useAsSent<Item>(now: Item, { isPending, error }: Sending): Item {
  const [kept, setKept] = useState(now)
  const isUnanswered = isPending || (error !== null && !isRefusal(error))
  if (!isUnanswered && kept !== now) setKept(now)
  return isUnanswered ? kept : now
}

/** Whether the server answered that it didn’t do it; of any other failure it isn’t known. */
export const isRefusal = (error: unknown): boolean => isApiError(error) && error.status < 500
