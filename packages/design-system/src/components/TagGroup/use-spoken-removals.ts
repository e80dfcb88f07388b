import { useEffect, useRef } from 'react'
import { announce } from '../Announce/announce'

interface Named<Id extends string> {
  id: Id
  label: string
}

/** Says what was taken away once its owner has really done so. */
export function useSpokenRemovals<Id extends string>(items: readonly Named<Id>[]) {
  const awaited = useRef(new Map<Id, string>())

  useEffect(() => {
    for (const [id, label] of awaited.current) {
      if (items.some((item) => item.id === id)) continue
      awaited.current.delete(id)
      announce(`${label} removed`)
    }
  }, [items])

  return (item: Named<Id>) => void awaited.current.set(item.id, item.label)
}
