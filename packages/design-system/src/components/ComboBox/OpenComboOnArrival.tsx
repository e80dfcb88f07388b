import { type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'
import type { ComboOpening } from './use-combo-opener'

interface OpenComboOnArrivalProps {
  /** The input in the place of the one that stood in. */
  inputRef: RefObject<HTMLInputElement | null>
  /** How the list is wanted; `null` when it is not. */
  opening: ComboOpening | null
  /** Whether there are options, which React Aria collects before it can show them. */
  hasOptions: boolean
}

/** Goes on where the input that stood in was, and opens the list as it was wanted. */
export function OpenComboOnArrival({ inputRef, opening, hasOptions }: OpenComboOnArrivalProps) {
  const state = use(ComboBoxStateContext)
  const pending = useRef(opening)

  useLayoutEffect(() => {
    if (opening === null) return
    const { selectionStart, selectionEnd, selectionDirection } = opening.input
    inputRef.current?.focus()
    inputRef.current?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
  }, [inputRef, opening])

  useEffect(() => {
    if (pending.current === null || state === null) return
    if (hasOptions && state.selectionManager.collection.size === 0) return
    state.open(pending.current.focus, pending.current.by)
    pending.current = null
  }, [state, hasOptions])
  return null
}
