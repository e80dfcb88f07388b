import { useEffect, useRef } from 'react'
import { afterFrames } from './after-frames'

/** Moves focus to the element with this id when what had it has gone with a change of `content`. */
export function useKeptFocus(content: unknown, id: string): void {
  const lastRef = useRef<Element>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) lastRef.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(
    () =>
      onceOutOfDialogs(() => {
        // A dialog gives its focus back one frame after it closed, a grid in the one after.
        afterFrames(3, () => {
          const isLost = lastRef.current?.isConnected === false && document.activeElement === document.body
          if (isLost) document.getElementById(id)?.focus()
        })
      }),
    [content, id],
  )
}

const isInDialog = (): boolean =>
  document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') instanceof Element

/** Calls back once no dialog has the focus: one that closes keeps it until it has faded out. Answers how to give up. */
function onceOutOfDialogs(callback: () => void): (() => void) | undefined {
  if (!isInDialog()) {
    callback()
    return undefined
  }
  // Dialogs are children of the body, so that only their coming and going is watched.
  const observer = new MutationObserver(() => {
    if (isInDialog()) return
    observer.disconnect()
    callback()
  })
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}
