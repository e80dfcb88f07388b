import { ONBOARDING_IDLE_MS } from '@oaklet/api/contract'
import { AlertDialog } from '@oaklet/design-system'
import { useEffect, useState } from 'react'

/** How long before the end of the session it is said. */
const BEFORE_MS = 120_000

interface SessionWarningProps {
  /** When the server was last asked, in milliseconds of this browser’s clock. */
  usedAt: number
  /** Asks it again, which puts the end off. */
  onStay: () => void
}

/** Says two minutes before it that the session ends; any answer puts that off, however often. */
export function SessionWarning({ usedAt, onStay }: SessionWarningProps) {
  const [saidOf, setSaidOf] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSaidOf(usedAt), ONBOARDING_IDLE_MS - BEFORE_MS)
    return () => clearTimeout(timer)
  }, [usedAt])
  const stay = () => {
    setSaidOf(null)
    onStay()
  }
  return (
    <AlertDialog
      title="Are you still there?"
      isOpen={saidOf === usedAt}
      onOpenChange={(isOpen) => !isOpen && stay()}
      confirmLabel="Yes, I’m still here"
      cancelLabel="Close"
      onConfirm={stay}
    >
      <p>This page closes in 2 minutes to keep your answers safe. What you saved stays.</p>
    </AlertDialog>
  )
}
