import { isApiError } from '@oaklet/api'
import { useState } from 'react'

/**
 * The record that a form goes by: as it is now, until the form is sent. Then it stays as it was, so that what is sent
 * again after a lost answer is the same request under the same key, although the record has changed by the first one.
 * Once the server has refused a request, the record is taken as it is now again.
 */
export function useAsSent<Record>(now: Record) {
  const [sent, setSent] = useState<{ record: Record } | null>(null)
  return {
    record: sent === null ? now : sent.record,
    /** The form is sent. */
    hold: () => setSent((before) => before ?? { record: now }),
    /** The request failed; a failure that isn't a refusal keeps the record as it was. */
    failed: (error: unknown) => isApiError(error) && error.status < 500 && setSent(null),
  }
}
