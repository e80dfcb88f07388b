import { useEffect, useState } from 'react'
import { announce } from '../Announce/announce'

/** Long enough that a quick answer is not preceded by talk. */
const PATIENCE_MS = 500

/** Says that a search is under way and that it found nothing; React Aria itself says how many it found. */
export function useSpokenSearch(search: { isLoading: boolean; emptyText: string; count: number }) {
  const { isLoading, emptyText, count } = search
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen || !isLoading) return
    const timer = setTimeout(() => announce('Searching…'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isOpen, isLoading])

  const isEmpty = isOpen && !isLoading && count === 0
  useEffect(() => {
    if (isEmpty) announce(emptyText)
  }, [isEmpty, emptyText])

  return { isOpen, setOpen }
}
