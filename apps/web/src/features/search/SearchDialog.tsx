import { Dialog, SearchField, Stack } from '@oaklet/design-system'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { SearchScreen } from './search-screen'
import { SEARCH_PLACEHOLDER } from './SearchBox'
import { SuggestionList } from './SuggestionList'
import { useArrowKeys } from './use-arrow-keys'
import { useSuggestions } from './use-suggestions'

interface SearchDialogProps {
  screens: readonly SearchScreen[]
  onAsk: (question: string) => void
  onClose: () => void
}

/** The search where the top bar has no room for a field: on a phone, over the page. */
export function SearchDialog({ screens, onAsk, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState('')
  const fieldRef = useRef<HTMLInputElement>(null)
  const boxRef = useRef<HTMLDivElement>(null)
  const suggestions = useSuggestions(typed, screens)
  const goByArrows = useArrowKeys(fieldRef, boxRef)
  return (
    <Dialog title="Search" isOpen onOpenChange={onClose}>
      <div ref={boxRef} role="presentation" onKeyDownCapture={(event: KeyboardEvent) => goByArrows(event)}>
        <Stack>
          <SearchField
            label="Search"
            isLabelHidden
            autoFocus
            placeholder={SEARCH_PLACEHOLDER}
            inputRef={fieldRef}
            value={typed}
            onChange={setTyped}
            onSubmit={(question) => question.trim() !== '' && onAsk(question.trim())}
          />
          <SuggestionList suggestions={suggestions} typed={typed} />
        </Stack>
      </div>
    </Dialog>
  )
}
