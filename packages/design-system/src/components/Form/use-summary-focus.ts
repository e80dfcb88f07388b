import { useEffect, useRef, useState } from 'react'
import type { FormError } from './focus-field'

/** Focuses the summary once errors stand after a try to send, and not again while the person is putting them right. */
export function useSummaryFocus(errors: readonly FormError[], isPending: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const isAwaiting = useRef(false)
  const [submits, setSubmits] = useState(0)
  const words = errors.map(({ message }) => message).join('\n')

  useEffect(() => {
    if (isAwaiting.current && !isPending && words !== '') ref.current?.focus()
  }, [words, submits, isPending])

  return {
    ref,
    noteSubmit: () => {
      isAwaiting.current = true
      setSubmits((count) => count + 1)
    },
    noteInput: () => {
      isAwaiting.current = false
    },
  }
}
