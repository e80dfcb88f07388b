import { useEffect, useRef } from 'react'
import { afterFrames } from './after-frames'
import { onceOutOfDialogs } from './once-out-of-dialogs'

/** Moves focus to the element with this id when what had it has gone with a change of `content`. */
export function useKeptFocus(content: unknown, id: string): void {
  const lastRef = useRef<Element>(null)
  // The element may have another id by the time that the frames have passed.
  const idRef = useRef(id)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) lastRef.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    idRef.current = id
    return onceOutOfDialogs(() => {
      // A dialog gives its focus back one frame after it closed, a grid in the one after.
      afterFrames(3, () => {
        const isLost = lastRef.current?.isConnected === false && document.activeElement === document.body
        if (isLost) document.getElementById(idRef.current)?.focus()
      })
    })
  }, [content, id])
}
