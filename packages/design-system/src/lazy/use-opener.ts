import { useState } from 'react'
import type { PressEvent } from 'react-aria-components'
import { type LazyPart, tryToLoad, useLazyPart } from './lazy-part'

/** Where the focus goes in what opens: the keyboard leads to its first or last item, the pointer to the whole. */
export type Opening = 'first' | 'last' | 'whole'

/** Returns whether a key opens a menu from its button; Enter and Space press the button instead. */
export const opensMenu = (key: string): boolean => key === 'ArrowDown' || key === 'ArrowUp'

/**
 * Props for a button that stands in for one whose popup isn't loaded yet: when it is pressed, the popup opens as soon as
 * it is loaded. While the button only has the focus it is not replaced, since a screen reader would read the button
 * that replaces it a second time.
 */
export function useOpener(
  part: Pick<LazyPart<never>, 'load' | 'isLoaded' | 'subscribe'>,
  opensOn = opensMenu,
) {
  const [opening, setOpening] = useState<Opening | null>(null)
  const [isFocused, setFocused] = useState(false)
  const isLoaded = useLazyPart(part, opening !== null) && (opening !== null || !isFocused)
  const load = () => tryToLoad(part)
  const standIn = {
    'aria-expanded': false,
    onPress: ({ pointerType }: PressEvent) =>
      setOpening(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : 'whole'),
    onKeyDown: ({ key }: { key: string }) => {
      if (opensOn(key)) setOpening(key === 'ArrowUp' ? 'last' : 'first')
    },
    onHoverStart: load,
    onFocusChange: (hasFocus: boolean) => {
      setFocused(hasFocus)
      if (hasFocus) load()
    },
  } as const
  return { isLoaded, opening, standIn }
}
