import { useState } from 'react'
import { useDebounced } from './use-debounced'

const TYPING_PAUSE_MS = 200

/** What is typed to find a person by name, and what the server is asked for; nothing while it is the chosen one's name. */
export function useNameSearch(chosen: string | undefined) {
  const [typed, setTyped] = useState(chosen ?? '')
  const sought = typed === chosen ? '' : typed.trim()
  const q = useDebounced(sought, TYPING_PAUSE_MS)
  return {
    typed,
    setTyped,
    q,
    /** Whom to offer: until the answer has come only people whose name was typed, because a quick press would choose another. */
    offers: (isAnswerBehind: boolean) => {
      const isBehind = isAnswerBehind || q !== sought
      const isOffered = (name: string) => !isBehind || name.toLowerCase().includes(sought.toLowerCase())
      return { isBehind, isOffered }
    },
  }
}
