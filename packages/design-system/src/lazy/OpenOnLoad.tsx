import { type Context, type RefObject, use, useEffect, useState } from 'react'
import type { Opening } from './use-opener'

interface Opens {
  open: (focus: 'first' | 'last' | null) => void
}

interface OpenOnLoadProps<State extends Opens> {
  /** The state of what opens. */
  context: Context<State | null>
  /** The button that replaced the stand-in. */
  button: RefObject<HTMLButtonElement | null>
  /** How the stand-in was pressed; `null` when it was not. */
  opening: Opening | null
}

/** Opens the popup for which the stand-in was pressed. Closing it returns the focus to the button that replaced it. */
export function OpenOnLoad<State extends Opens>(props: OpenOnLoadProps<State>) {
  const { context, button, opening } = props
  const state = use(context)
  const [pending, setPending] = useState(opening)
  useEffect(() => {
    if (pending === null) return
    button.current?.focus()
    const frame = requestAnimationFrame(() => {
      state?.open(pending === 'whole' ? null : pending)
      setPending(null)
    })
    return () => cancelAnimationFrame(frame)
  }, [button, pending, state])
  return null
}
