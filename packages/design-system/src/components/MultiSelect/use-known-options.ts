import { useState } from 'react'
import type { ListOption } from '../Popover/list-option'

/** The chosen options in the order they were chosen, also those that the server's last answer lacks. */
export function useKnownOptions<Id extends string>(
  items: readonly ListOption<Id>[],
  selectedKeys: readonly Id[],
): ListOption<Id>[] {
  const [kept, setKept] = useState<readonly ListOption<Id>[]>([])
  const chosen = selectedKeys.flatMap((key) => {
    const option = items.find(({ id }) => id === key) ?? kept.find(({ id }) => id === key)
    return option ? [option] : []
  })
  const isKnown = chosen.every((option) =>
    kept.some(({ id, label }) => id === option.id && label === option.label),
  )
  if (!isKnown) setKept([...kept.filter(({ id }) => !chosen.some((option) => option.id === id)), ...chosen])
  return chosen
}
