import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { PressEvent } from 'react-aria-components'
import { type LazyPart, tryToLoad, useLazyPart } from '../../lazy/lazy-part'
import type { ComboChoice } from './use-combo-choice'

/** How the list is to open once it is loaded. */
export interface ComboOpening {
  /** The option that the keys start from. */
  focus: 'first' | 'last' | null
  /** Typing shows what matches, the arrows and the button show all. */
  by: 'input' | 'manual'
  /** The stand-in, whose caret position is taken over. */
  input: HTMLInputElement
}

export type ComboStandIn = ReturnType<typeof useComboOpener>['standIn']

/**
 * Props for the input that stands in for a combo box whose list isn't loaded. Once it has had the focus it is not
 * replaced until its list is opened: a screen reader would read the replacing input a second time, and a dialog that
 * took the focus from it may return the focus to it.
 */
export function useComboOpener(
  part: Pick<LazyPart<never>, 'load' | 'isLoaded' | 'subscribe'>,
  choice: ComboChoice,
) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [opening, setOpening] = useState<ComboOpening | null>(null)
  const [hasHadFocus, setHadFocus] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const isDue = opening === null ? !hasHadFocus : !isComposing
  const isLoaded = useLazyPart(part, opening !== null) && isDue

  const load = () => tryToLoad(part)
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
      onPointerEnter: load,
      onFocus: () => {
        setHadFocus(true)
        load()
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
  return { isLoaded, opening, standIn }
}

type KeyAction = Pick<ComboOpening, 'focus'> | 'close' | 'wait' | null

/** Returns what a key does to the list that isn't loaded yet. */
function keyAction(event: KeyboardEvent, opening: ComboOpening | null): KeyAction {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return null
  switch (event.key) {
    case 'ArrowDown':
      return { focus: event.altKey ? null : 'first' }
    case 'ArrowUp':
      return event.altKey ? 'close' : { focus: 'last' }
    case 'Enter':
      // Enter picks no option before the list is visible.
      return opening?.focus ? 'wait' : 'close'
    case 'Escape':
      return 'close'
    default:
      return null
  }
}
