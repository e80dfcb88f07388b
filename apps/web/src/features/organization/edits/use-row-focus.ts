import { useEffect, useState } from 'react'
import { afterFrames } from '../../../shared/after-frames'

/** By then a menu or dialog that closed has given its focus back. */
const FRAMES = 5

/** Moves the focus to the name of a row, or what else has the id, once it is there. */
export function useRowFocus(): (elementId: string) => void {
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
