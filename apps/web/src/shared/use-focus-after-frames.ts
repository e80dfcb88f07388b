import { useEffect, useState } from 'react'
import { afterFrames } from './after-frames'

/** By then a menu or dialog that closed has given its focus back. */
const FRAMES = 5

/** Returns a function that moves the focus, after five frames, to the element with an id, if it is there by then. */
export function useFocusAfterFrames(): (elementId: string) => void {
  const [wanted, setWanted] = useState<{ elementId: string } | null>(null)
  useEffect(() => {
    if (!wanted) return
    let isWanted = true
    afterFrames(FRAMES, () => isWanted && document.getElementById(wanted.elementId)?.focus())
    return () => {
      isWanted = false
    }
  }, [wanted])
  return (elementId) => setWanted({ elementId })
}
