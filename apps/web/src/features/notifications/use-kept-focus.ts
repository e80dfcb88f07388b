import { PAGE_HEADING_ID } from '@oaklet/design-system'
import { useEffect, useRef } from 'react'

/**
 * Says, by the returned function, that what has the focus may go with the next `content`: where a list goes with
 * its last item, focus moves to the heading instead of being lost.
 */
export function useKeptFocus(content: unknown): () => void {
  const isAtStake = useRef(false)
  useEffect(() => {
    if (!isAtStake.current || document.activeElement !== document.body) return
    isAtStake.current = false
    document.getElementById(PAGE_HEADING_ID)?.focus()
  }, [content])
  return () => {
    isAtStake.current = true
  }
}
