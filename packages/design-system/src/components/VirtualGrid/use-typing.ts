import { useEffect, useRef } from 'react'

/** A pause as long as this begins a new word. */
const TYPING_PAUSE_MS = 700

/** Gathers letters that follow each other quickly; a space counts only inside a word. */
export function useTyping(onTyped: (typed: string) => void) {
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Whether the key belonged to a word. */
  return (key: string): boolean => {
    if (key.length !== 1 || (key === ' ' && typed.current === '')) return false
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      typed.current = ''
    }, TYPING_PAUSE_MS)
    typed.current += key
    onTyped(typed.current)
    return true
  }
}
