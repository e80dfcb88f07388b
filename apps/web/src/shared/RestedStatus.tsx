import { VisuallyHidden } from '@oaklet/design-system'
import { useDebounced } from './use-debounced'

/** Longer than a person stays on an answer, or between two keys, on the way to another. */
const REST_MS = 800

/** Says words to a screen reader once they have rested, where they are shown elsewhere and change with every key. */
export function RestedStatus({ words }: { words: string }) {
  const rested = useDebounced(words, REST_MS)
  return (
    <VisuallyHidden>
      <span role="status">{rested}</span>
    </VisuallyHidden>
  )
}
