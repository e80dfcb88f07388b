import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { PressEvent } from 'react-aria-components'
import { type Later, tryToBring, useLater } from '../../later/later'
import type { ComboChoice } from './use-combo-choice'

/** How the list is to open once it has come. */
export interface ComboOpening {
  /** The option that the keys start from. */
  focus: 'first' | 'last' | null
  /** Typing shows what matches, the arrows and the button show all. */
  by: 'input' | 'manual'
  /** The input that stood in, for its caret. */
  input: HTMLInputElement
}

export type ComboStandIn = ReturnType<typeof useComboOpener>['standIn']

/**
 * For the input that stands in for a combo box's. Once it has had the focus it stays until its list is wanted: a screen
 * reader would speak of the one in its place again, and what took the focus from it may give it back.
 */
export function useComboOpener(
  part: Pick<Later<never>, 'bring' | 'isHere' | 'subscribe'>,
  choice: ComboChoice,
) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [opening, setOpening] = useState<ComboOpening | null>(null)
  const [hasHadFocus, setHadFocus] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const isDue = opening === null ? !hasHadFocus : !isComposing
  const isHere = useLater(part, opening !== null) && isDue

  const bring = () => tryToBring(part)
  const open = (focus: ComboOpening['focus'], by: ComboOpening['by']) => {
    if (inputRef.current) setOpening({ focus, by, input: inputRef.current })
  }
  const close = () => {
    setOpening(null)
    choice.takeBack()
  }
  const standIn = {
    inputRef,
    onType: (text: string) => {
      choice.type(text)
      open(null, 'input')
    },
    onPress: ({ pointerType }: PressEvent) => {
      inputRef.current?.focus()
      open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : null, 'manual')
    },
    box: {
      onPointerEnter: bring,
      onFocus: () => {
        setHadFocus(true)
        bring()
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close()
      },
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
      onKeyDown: (event: KeyboardEvent) => {
        const action = keyAction(event, opening)
        if (action === null) return
        // The keys of a list that is about to open do nothing else.
        if (action !== 'close' || opening !== null) {
          event.preventDefault()
          event.stopPropagation()
        }
        if (action === 'close') close()
        else if (action !== 'wait') open(action.focus, opening?.by ?? 'manual')
      },
    },
  }
  return { isHere, opening, standIn }
}

type KeyAction = Pick<ComboOpening, 'focus'> | 'close' | 'wait' | null

/** What a key does to the list that is still to come. */
function keyAction(event: KeyboardEvent, opening: ComboOpening | null): KeyAction {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return null
  switch (event.key) {
    case 'ArrowDown':
      return { focus: event.altKey ? null : 'first' }
    case 'ArrowUp':
      return event.altKey ? 'close' : { focus: 'last' }
    case 'Enter':
      // Nothing is picked that has not been seen.
      return opening?.focus ? 'wait' : 'close'
    case 'Escape':
      return 'close'
    default:
      return null
  }
}
