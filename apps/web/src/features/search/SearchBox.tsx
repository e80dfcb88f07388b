import { SearchField } from '@oaklet/design-system'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../../shared/lazy-part'
import type { SearchScreen } from './search-screen'
import { searchBox } from './SearchBox.css'
import { useArrowKeys } from './use-arrow-keys'

/** spec §2: top bar */
export const SEARCH_PLACEHOLDER = 'Ask Oaklet AI anything...'

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
  const { key } = useLocation()
  const [typed, setTyped] = useState('')
  const [shownFor, setShownFor] = useState<string | null>(null)
  const [isVisited, setVisited] = useState(false)
  const [lastKey, setLastKey] = useState(key)
  const fieldRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  const goByArrows = useArrowKeys(fieldRef, listRef)

  // Whoever has gone somewhere has found what they were looking for.
  if (key !== lastKey) {
    setLastKey(key)
    setTyped('')
    setShownFor(null)
  }

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
    const isShown = listRef.current !== null
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
      <div role="presentation" onKeyDownCapture={press} onFocus={() => setVisited(true)} onBlur={leave}>
        <SearchField
          label="Search"
          isLabelHidden
          placeholder={SEARCH_PLACEHOLDER}
          inputRef={fieldRef}
          value={typed}
          onChange={type}
          onSubmit={ask}
        />
        {isVisited && (
          <SuggestionPanel typed={typed} screens={screens} isOpen={shownFor === typed} panelRef={listRef} />
        )}
      </div>
    </div>
  )
}
