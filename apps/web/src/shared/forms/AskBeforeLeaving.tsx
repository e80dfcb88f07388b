import { AlertDialog } from '@oaklet/design-system'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { UnsavedContext, WITHOUT_ASKING } from './use-unsaved'

/**
 * Asks before another part, another screen or another site takes away what was typed and not saved. It stands once,
 * around all of the staff area: a router has one blocker at a time.
 */
export function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const owners = useRef(new Set<string>())
  const [isUnsaved, setIsUnsaved] = useState(false)
  const note = useCallback((owner: string, hasWords: boolean) => {
    if (hasWords) owners.current.add(owner)
    else owners.current.delete(owner)
    setIsUnsaved(owners.current.size > 0)
  }, [])
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      // A browser that goes back right after a key doesn't wait for the next render.
      owners.current.size > 0 &&
      there.state !== WITHOUT_ASKING &&
      here.pathname + here.search !== there.pathname + there.search,
  )

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return (
    <UnsavedContext value={note}>
      {children}
      <AlertDialog
        title="Leave without saving?"
        isOpen={isUnsaved && blocker.state === 'blocked'}
        onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
        confirmLabel="Leave without saving"
        cancelLabel="Keep editing"
        onConfirm={() => blocker.proceed?.()}
      >
        What you typed here has not been saved.
      </AlertDialog>
    </UnsavedContext>
  )
}
