import { foldedText } from '@oaklet/api/contract'
import { useState } from 'react'
import { useDebounced } from './use-debounced'

const TYPING_PAUSE_MS = 200

/** Holds what is typed to find a person by name, and asks the server for it unless it is the chosen person's name. */
export function useNameSearch(chosen: string | undefined) {
  const [typed, setTyped] = useState(chosen ?? '')
  const sought = typed === chosen ? '' : typed.trim()
  const q = useDebounced(sought, TYPING_PAUSE_MS)
  return {
    typed,
    setTyped,
    q,
    /** The people to offer. Until the answer has come, only those whose name was typed: a quick press would choose one. */
    offers: (isAnswerBehind: boolean) => {
      const isBehind = isAnswerBehind || q !== sought
      const words = foldedText(sought).split(' ')
      const isOffered = (name: string) => {
        if (!isBehind) return true
        const folded = foldedText(name)
        return words.every((word) => folded.includes(word))
      }
      return { isBehind, isOffered }
    },
  }
}
