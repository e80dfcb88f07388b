import { Dialog, SearchField, Stack } from '@oaklet/design-system'
import type { SearchScreen } from './search-screen'
import { SuggestionList } from './SuggestionList'
import { useSearchField } from './use-search-field'
import { useSuggestions } from './use-suggestions'

interface SearchDialogProps {
  screens: readonly SearchScreen[]
  onAsk: (question: string) => void
  onClose: () => void
}

/** The search where the top bar has no room for a field: on a phone, over the page. */
export function SearchDialog({ screens, onAsk, onClose }: SearchDialogProps) {
  const { typed, isOpen, panelRef, onKeyDownCapture, field, list } = useSearchField(onAsk)
  const suggestions = useSuggestions(typed, screens, isOpen)
  const hasList = isOpen && suggestions.state !== 'off'
  return (
    <Dialog title="Search" isOpen onOpenChange={onClose}>
      <div role="presentation" onKeyDownCapture={onKeyDownCapture}>
        <Stack>
          <SearchField {...field} autoFocus />
          {hasList && (
            <div ref={panelRef}>
              <SuggestionList {...list} suggestions={suggestions} typed={typed} />
            </div>
          )}
        </Stack>
      </div>
    </Dialog>
  )
}
