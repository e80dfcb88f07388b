import { useEffect, useState } from 'react'
import { afterFrames } from './after-frames'

/** Gives focus back, once the component is gone, to what had it before, unless something else has taken it. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // The dialog's own attempt comes in the next frame, a grid's claim in the one after: both know better.
      afterFrames(3, () => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
      })
    },
    [before],
  )
}
