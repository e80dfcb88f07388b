import type { Analytics } from '@oaklet/api/contract'
import { announce } from '@oaklet/design-system'
import { useEffect, useRef } from 'react'
import { spanWords } from './range-words'
import { TYPE_WORDS } from './type-words'

/** Says politely that other figures are there; the first ones are found by reading. */
export function useSpokenFigures(shown: Analytics | undefined): void {
  const before = useRef<Analytics | undefined>(undefined)
  useEffect(() => {
    if (shown === undefined) return
    if (before.current !== undefined && before.current !== shown) {
      announce(`${TYPE_WORDS[shown.type].title} of ${spanWords(shown.range)} are shown.`)
    }
    before.current = shown
  }, [shown])
}
