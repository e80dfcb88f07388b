import { Search } from 'lucide'
import { type KeyboardEvent, useEffect } from 'react'
import { Autocomplete, Dialog, Input, Modal, ModalOverlay, SearchField } from 'react-aria-components'
import { announce } from '../Announce/announce'
import { useDensity } from '../Density/density-context'
import { CloseButton } from '../Dialog/CloseButton'
import { Glyph } from '../Icon/Glyph'
import { dialog, input, palette, scrim, search, searchRow } from './CommandPalette.css'
import type { PaletteSection } from './palette-content'
import { PaletteList } from './PaletteList'

export interface CommandPaletteProps<Id extends string = string> {
  /** What is found here: the name of the dialog, of its box and of its list. */
  label: string
  /** Whether it lies over the page; its owner opens it, by a shortcut or a button. */
  isOpen: boolean
  /** Called with false by Escape in the empty box, the cross or a press beside it, and before `onAction`. */
  onOpenChange: (isOpen: boolean) => void
  /**
   * The text in the box, controlled by its owner, who also decides whether the palette opens with an empty box the next
   * time.
   */
  query: string
  /** The owner finds what goes with it, here or on the server, and hands over new `sections`. */
  onQueryChange: (query: string) => void
  /** What was found, by kind and in the order of the list; those without items are left out. */
  sections: readonly PaletteSection<Id>[]
  /** One was chosen; the palette has closed. */
  onAction: (id: Id) => void
  /** While the search goes on: "Searching…" is spoken, and shown as long as nothing is found. */
  isLoading?: boolean
  /** Shown and spoken when nothing is found: what to do instead. */
  emptyText: string
  /** What could be typed, seen while the box is empty; never the label. */
  placeholder?: string
}

/** Finds anything by a few letters and does it, without the pointer; Escape clears what was typed, then closes. */
export function CommandPalette<Id extends string>(props: CommandPaletteProps<Id>) {
  const { label, isOpen, onOpenChange, query, onQueryChange, onAction, emptyText } = props
  const { isLoading = false, placeholder = '' } = props
  const density = useDensity()
  const sections = props.sections.filter(({ items }) => items.length > 0)
  const count = sections.reduce((sum, { items }) => sum + items.length, 0)
  useSpokenResults({ isOpen, isLoading, query, count, emptyText })

  const act = (id: Id) => {
    onOpenChange(false)
    onAction(id)
  }
  /** The first line becomes the active one once the list has been drawn: an Enter that is quicker means it too. */
  const actAtOnce = (event: KeyboardEvent) => {
    const first = sections[0]?.items[0]
    if (event.key !== 'Enter' || event.isDefaultPrevented() || event.nativeEvent.isComposing) return
    if (query !== '' && first !== undefined) act(first.id)
  }
  return (
    <ModalOverlay {...density} className={scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={palette}>
        <Dialog className={dialog} aria-label={label}>
          <Autocomplete inputValue={query} onInputChange={onQueryChange}>
            <div className={searchRow}>
              <SearchField className={search} aria-label={label} type="text" autoFocus>
                <Glyph of={Search} />
                <Input
                  className={input}
                  placeholder={placeholder}
                  role="combobox"
                  aria-haspopup="listbox"
                  aria-expanded={count > 0}
                  onKeyDown={actAtOnce}
                />
              </SearchField>
              <CloseButton onPress={() => onOpenChange(false)} />
            </div>
            <PaletteList
              label={label}
              sections={sections}
              onAction={act}
              note={isLoading ? 'Searching…' : emptyText}
            />
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The pause before the number of results is announced, so that typed letters are spoken first. */
const PAUSE_MS = 500

interface Results {
  isOpen: boolean
  isLoading: boolean
  query: string
  count: number
  emptyText: string
}

/** Says how much there is to choose from when it opens and once typing pauses, or that the search is still under way. */
function useSpokenResults({ isOpen, isLoading, query, count, emptyText }: Results): void {
  const words = isLoading ? 'Searching…' : wordsFor(count, emptyText)
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => announce(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isOpen, query, words])
}

function wordsFor(count: number, emptyText: string): string {
  if (count === 0) return emptyText
  return count === 1 ? '1 result' : `${count} results`
}
