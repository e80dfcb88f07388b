import { useEffect, useState } from 'react'

/** Gives focus back, once the component is gone, to what had it before, unless something else has taken it. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // A dialog gives its own focus back in the next frame, if it knows to whom.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
        }),
      )
    },
    [before],
  )
}
