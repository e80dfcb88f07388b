import type { RefObject } from 'react'
import type { SearchScreen } from './search-screen'
import { suggestionPanel } from './SearchBox.css'
import { SuggestionList } from './SuggestionList'
import type { SuggestionOptionsProps } from './SuggestionOptions'
import { useSuggestions } from './use-suggestions'

interface SuggestionPanelProps extends Omit<SuggestionOptionsProps, 'groups'> {
  typed: string
  screens: readonly SearchScreen[]
  isOpen: boolean
  /** The panel while it is on view, else null. */
  panelRef: RefObject<HTMLDivElement | null>
}

/** What floats below the field once there is something to say about the words typed. */
export function SuggestionPanel({ typed, screens, isOpen, panelRef, ...list }: SuggestionPanelProps) {
  const suggestions = useSuggestions(typed, screens, isOpen)
  if (!isOpen || suggestions.state === 'off' || suggestions.state === 'waiting') return null
  return (
    // A press on it leaves focus in the field, so that nothing closes under the pointer.
    <div
      ref={panelRef}
      role="presentation"
      className={suggestionPanel}
      onMouseDown={(event) => event.preventDefault()}
    >
      <SuggestionList {...list} suggestions={suggestions} typed={typed} />
    </div>
  )
}
