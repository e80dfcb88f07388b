import { useEffect, useRef } from 'react'

const FOCUS_RETURNS = 'react-aria-focus-scope-restore'

/**
 * Lets focus come back to the input when a dialog opened from it closes: React Aria takes this event for the
 * list's, cancels it, and leaves focus on the body.
 */
export function useReturningFocus() {
  const boxRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = boxRef.current
    const letPass = (event: Event) => event.stopPropagation()
    box?.addEventListener(FOCUS_RETURNS, letPass, true)
    return () => box?.removeEventListener(FOCUS_RETURNS, letPass, true)
  }, [])
  return boxRef
}
