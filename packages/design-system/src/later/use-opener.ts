import { useState } from 'react'
import type { PressEvent } from 'react-aria-components'
import { type Later, tryToBring, useLater } from './later'

/** Where the focus goes in what opens: by keyboard to an end of it, by pointer to the whole. */
export type Opening = 'first' | 'last' | 'whole'

/** The keys that open a menu from its button, beside those that press it. */
export const opensMenu = (key: string): boolean => key === 'ArrowDown' || key === 'ArrowUp'

/**
 * For a button that stands in for one that opens something: pressed, it opens as soon as that has come. While it only
 * has the focus it stays, since a screen reader would speak of the button that takes its place once more.
 */
export function useOpener(part: Pick<Later<never>, 'bring' | 'isHere' | 'subscribe'>, opensOn = opensMenu) {
  const [opening, setOpening] = useState<Opening | null>(null)
  const [isFocused, setFocused] = useState(false)
  const isHere = useLater(part, opening !== null) && (opening !== null || !isFocused)
  const bring = () => tryToBring(part)
  const standIn = {
    'aria-expanded': false,
    onPress: ({ pointerType }: PressEvent) =>
      setOpening(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : 'whole'),
    onKeyDown: ({ key }: { key: string }) => {
      if (opensOn(key)) setOpening(key === 'ArrowUp' ? 'last' : 'first')
    },
    onHoverStart: bring,
    onFocusChange: (hasFocus: boolean) => {
      setFocused(hasFocus)
      if (hasFocus) bring()
    },
  } as const
  return { isHere, opening, standIn }
}
