import { SearchField } from '@oaklet/design-system'
import { type FocusEvent, useState } from 'react'
import { lazyPart } from '../../shared/lazy-part'
import type { SearchScreen } from './search-screen'
import { searchBox } from './SearchBox.css'
import { useSearchField } from './use-search-field'

const SuggestionPanel = lazyPart(
  async () => (await import('./SuggestionPanel')).SuggestionPanel,
  () => null,
)

interface SearchBoxProps {
  screens: readonly SearchScreen[]
  onAsk: (question: string) => void
}

/** The field in the top bar: suggestions lead to records, Enter asks. */
export function SearchBox({ screens, onAsk }: SearchBoxProps) {
  const [isVisited, setVisited] = useState(false)
  const { typed, isOpen, panelRef, close, onKeyDownCapture, field, list } = useSearchField(onAsk)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  return (
    <div role="search" className={searchBox}>
      <div
        role="presentation"
        onKeyDownCapture={onKeyDownCapture}
        onFocus={() => setVisited(true)}
        onBlur={leave}
      >
        <SearchField {...field} />
        {isVisited && (
          <SuggestionPanel {...list} typed={typed} screens={screens} isOpen={isOpen} panelRef={panelRef} />
        )}
      </div>
    </div>
  )
}
