import { useLayoutEffect, useRef } from 'react'

/** Says the value in the words that are shown: React Aria itself knows only numbers. */
export function useValueText(text: string) {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => ref.current?.setAttribute('aria-valuetext', text))
  return ref
}
