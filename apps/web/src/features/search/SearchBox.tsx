import { SearchField } from '@oaklet/design-system'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SearchScreen } from './search-screen'
import { searchBox, suggestionPanel } from './SearchBox.css'
import { SuggestionList } from './SuggestionList'
import { useArrowKeys } from './use-arrow-keys'
import { useSuggestions } from './use-suggestions'

/** spec §2: top bar */
export const SEARCH_PLACEHOLDER = 'Ask Oaklet AI anything...'

interface SearchBoxProps {
  screens: readonly SearchScreen[]
  onAsk: (question: string) => void
}

/** The field in the top bar: suggestions lead to records, Enter asks. */
export function SearchBox({ screens, onAsk }: SearchBoxProps) {
  const { key } = useLocation()
  const [typed, setTyped] = useState('')
  const [shownFor, setShownFor] = useState<string | null>(null)
  const [lastKey, setLastKey] = useState(key)
  const fieldRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  const suggestions = useSuggestions(typed, screens)
  const goByArrows = useArrowKeys(fieldRef, listRef)

  // Whoever has gone somewhere has found what they were looking for.
  if (key !== lastKey) {
    setLastKey(key)
    setTyped('')
    setShownFor(null)
  }

  const isShown = shownFor === typed && !['off', 'waiting'].includes(suggestions.state)
  const close = () => setShownFor(null)
  const type = (text: string) => {
    setTyped(text)
    setShownFor(text)
  }
  const ask = (question: string) => {
    if (question.trim() === '') return
    close()
    onAsk(question.trim())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !isShown) setShownFor(typed)
    if (!isShown) return
    goByArrows(event)
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
    fieldRef.current?.focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }

  return (
    <div role="search" className={searchBox}>
      <div role="presentation" onKeyDownCapture={press} onBlur={leave}>
        <SearchField
          label="Search"
          isLabelHidden
          placeholder={SEARCH_PLACEHOLDER}
          inputRef={fieldRef}
          value={typed}
          onChange={type}
          onSubmit={ask}
        />
        {isShown && (
          // A press on it leaves focus in the field, so that nothing closes under the pointer.
          <div
            ref={listRef}
            role="presentation"
            className={suggestionPanel}
            onMouseDown={(event) => event.preventDefault()}
          >
            <SuggestionList suggestions={suggestions} typed={typed} />
          </div>
        )}
      </div>
    </div>
  )
}
