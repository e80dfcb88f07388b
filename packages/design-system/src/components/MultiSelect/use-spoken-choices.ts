import { useEffect, useRef } from 'react'
import { announce } from '../Announce/announce'
import type { ListOption } from '../Popover/list-option'

/** Says what the list added or took away, and how many are chosen, once its owner has taken it over. */
export function useSpokenChoices(chosen: readonly ListOption[]) {
  const isAwaiting = useRef(false)
  const last = useRef(chosen)

  useEffect(() => {
    const before = last.current
    last.current = chosen
    if (!isAwaiting.current) return
    const added = chosen.filter(({ id }) => !before.some((option) => option.id === id))
    const removed = before.filter(({ id }) => !chosen.some((option) => option.id === id))
    if (added.length + removed.length === 0) return
    isAwaiting.current = false
    const words = [
      ...added.map(({ label }) => `${label} added`),
      ...removed.map(({ label }) => `${label} removed`),
    ]
    announce(`${words.join(', ')}. ${chosen.length} chosen.`)
  })

  return () => {
    isAwaiting.current = true
  }
}
