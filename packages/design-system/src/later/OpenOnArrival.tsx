import { type Context, type RefObject, use, useEffect, useState } from 'react'
import type { Opening } from './use-opener'

interface Opens {
  open: (focus: 'first' | 'last' | null) => void
}

interface OpenOnArrivalProps<State extends Opens> {
  /** Of what opens. */
  context: Context<State | null>
  /** The button in the place of the one that stood in. */
  button: RefObject<HTMLButtonElement | null>
  /** How the one that stood in was pressed; `null` when it was not. */
  opening: Opening | null
}

/** Opens what the button that stood in was pressed for; closing gives the focus back to the one in its place. */
export function OpenOnArrival<State extends Opens>(props: OpenOnArrivalProps<State>) {
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
