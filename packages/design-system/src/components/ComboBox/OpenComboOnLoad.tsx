import { type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'
import type { ComboOpening } from './use-combo-opener'

interface OpenComboOnLoadProps {
  /** The input that replaced the stand-in. */
  inputRef: RefObject<HTMLInputElement | null>
  /** How the list is to open; `null` when it stays closed. */
  opening: ComboOpening | null
  /** Whether there are options; React Aria has to collect them before the list can open. */
  hasOptions: boolean
}

/** Takes over focus and caret from the stand-in, and opens the list if it was asked for. */
export function OpenComboOnLoad({ inputRef, opening, hasOptions }: OpenComboOnLoadProps) {
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
