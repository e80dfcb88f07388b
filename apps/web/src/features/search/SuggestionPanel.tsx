import type { RefObject } from 'react'
import type { SearchScreen } from './search-screen'
import { suggestionPanel } from './SearchBox.css'
import { SuggestionList } from './SuggestionList'
import { useSuggestions } from './use-suggestions'

interface SuggestionPanelProps {
  typed: string
  screens: readonly SearchScreen[]
  isOpen: boolean
  /** The panel while it is on view, else null. */
  panelRef: RefObject<HTMLDivElement | null>
}

/** What floats below the field once there is something to say about the words typed. */
export function SuggestionPanel({ typed, screens, isOpen, panelRef }: SuggestionPanelProps) {
  const suggestions = useSuggestions(typed, screens)
  if (!isOpen || suggestions.state === 'off' || suggestions.state === 'waiting') return null
  return (
    // A press on it leaves focus in the field, so that nothing closes under the pointer.
    <div
      ref={panelRef}
      role="presentation"
      className={suggestionPanel}
      onMouseDown={(event) => event.preventDefault()}
    >
      <SuggestionList suggestions={suggestions} typed={typed} />
    </div>
  )
}
