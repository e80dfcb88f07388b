import { useEffect } from 'react'
import { announce } from '../Announce/announce'

/** Somebody who types is not talked over; the letters are spoken first. */
const PAUSE_MS = 500

interface Results {
  isOpen: boolean
  isLoading: boolean
  query: string
  count: number
  emptyText: string
}

/** Says how much there is to choose from when it opens and once typing pauses, or that the search is still under way. */
export function useSpokenResults({ isOpen, isLoading, query, count, emptyText }: Results): void {
  const words = isLoading ? 'Searching…' : wordsFor(count, emptyText)
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => announce(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isOpen, query, words])
}

function wordsFor(count: number, emptyText: string): string {
  if (count === 0) return emptyText
  return count === 1 ? '1 result' : `${count} results`
}
