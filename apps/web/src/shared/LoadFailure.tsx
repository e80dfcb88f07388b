import { Banner, Button, PAGE_HEADING_ID } from '@oaklet/design-system'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { failureWords } from './failure-words'
import { focusWhenThere } from './focus-when-there'

const IN_DIALOG = '[role=dialog], [role=alertdialog]'

interface LoadFailureProps {
  error: unknown
  /** The specification's sentence for when the server gives none. */
  fallback: string
  onRetry: () => void
}

/** Says that something could not be loaded, where it would stand, with a way to try again. */
export function LoadFailure({ error, fallback, onRetry }: LoadFailureProps) {
  const retryRef = useRef<HTMLButtonElement>(null)
  useFocusAfter(retryRef)
  return (
    <Banner
      tone="bad"
      isAnnounced
      actions={
        <Button ref={retryRef} size="small" onPress={onRetry}>
          Try again
        </Button>
      }
    >
      {failureWords(error, fallback)}
    </Banner>
  )
}

/** Moves focus to the heading of the page when the button that has it goes away; a dialog moves its own. */
function useFocusAfter(buttonRef: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const button = buttonRef.current
    return () => {
      if (button === null || button !== document.activeElement || button.closest(IN_DIALOG)) return
      // It is still there while React takes it away.
      queueMicrotask(() => focusWhenThere(PAGE_HEADING_ID))
    }
  }, [buttonRef])
}
