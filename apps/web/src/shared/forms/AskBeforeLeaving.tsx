import { AlertDialog } from '@oaklet/design-system'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { AFTER_SAVING, UnsavedContext } from './use-unsaved'

/** Asks before another part, another screen or another site takes away what was typed and not saved. */
export function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const [owners, setOwners] = useState<readonly string[]>([])
  const isUnsaved = owners.length > 0
  const note = useCallback((owner: string, hasWords: boolean) => {
    setOwners((before) => {
      const others = before.filter((one) => one !== owner)
      return hasWords ? [...others, owner] : others
    })
  }, [])
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isUnsaved &&
      there.state !== AFTER_SAVING &&
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
        isOpen={blocker.state === 'blocked'}
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
