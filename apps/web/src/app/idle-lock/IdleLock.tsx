import { AlertDialog, Curtain, Skeleton } from '@oaklet/design-system'
import { type ReactNode, useEffect, useState } from 'react'
import { lazySection } from '../../shared/lazy-section'
import { coverPage } from '../../shared/page-title'
import { useIdleStage } from './use-idle-stage'

// It is wanted a quarter of an hour after the first screen, and there by then also if the network isn't.
const UnlockForm = lazySection(
  async () => (await import('./UnlockForm')).UnlockForm,
  <Skeleton shape="block" />,
)

/**
 * Covers the work of a person who has left their desk, after a warning that one key puts off. What is open stays so
 * behind the curtain; a page that is loaded while it is locked loads nothing until it is unlocked.
 */
export function IdleLock({ children }: { children: ReactNode }) {
  const { stage, touch, lock } = useIdleStage()
  const isLocked = stage === 'locked'
  useEffect(() => UnlockForm.preload(), [])
  const [isStarted, setIsStarted] = useState(!isLocked)
  if (!isLocked && !isStarted) setIsStarted(true)

  return (
    <>
      {isStarted && children}
      <AlertDialog
        title="Are you still there?"
        isOpen={stage === 'warning'}
        onOpenChange={touch}
        cancelLabel="Stay"
        confirmLabel="Lock now"
        onConfirm={lock}
      >
        Nobody has used Oaklet for 13 minutes. In two minutes it locks; what you typed stays.
      </AlertDialog>
      <Curtain
        title="Locked"
        words="Enter your password to go on; everything is as you left it."
        isOpen={isLocked}
      >
        <LockedTitle />
        <UnlockForm onUnlock={touch} />
      </Curtain>
    </>
  )
}

/** The tab says nothing of the page behind the curtain. */
function LockedTitle() {
  useEffect(() => coverPage('Locked'), [])
  return null
}
