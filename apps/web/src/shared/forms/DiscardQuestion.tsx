import { AlertDialog } from '@oaklet/design-system'
import { type ReactNode, useState } from 'react'

interface DiscardQuestionProps {
  /** Whether something was typed that closing would lose. */
  isNeeded: boolean
  onDiscard: () => void
  /** Gets the way to close: it asks first when that is needed. */
  children: (askToClose: () => void) => ReactNode
}

/** Asks before closing what holds unsaved words; nothing typed is lost by a stray Escape. */
export function DiscardQuestion({ isNeeded, onDiscard, children }: DiscardQuestionProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      {children(() => (isNeeded ? setIsAsking(true) : onDiscard()))}
      <AlertDialog
        title="Close without saving?"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        confirmLabel="Close without saving"
        cancelLabel="Keep editing"
        onConfirm={onDiscard}
      >
        What you typed here has not been saved.
      </AlertDialog>
    </>
  )
}
