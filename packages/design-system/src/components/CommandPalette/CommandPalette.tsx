import { Search } from 'lucide'
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  ListBox,
  ListBoxSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components'
import { useDensity } from '../Density/density-context'
import { CloseButton } from '../Dialog/CloseButton'
import { Glyph } from '../Icon/Glyph'
import { list, listNote } from '../Popover/Popover.css'
import {
  dialog,
  input,
  palette,
  results,
  scrim,
  search,
  searchRow,
  sectionHeader,
} from './CommandPalette.css'
import type { PaletteSection } from './palette-content'
import { PaletteLine } from './PaletteLine'
import { useSpokenResults } from './use-spoken-results'

export interface CommandPaletteProps<Id extends string = string> {
  /** What is found here: the name of the dialog, of its box and of its list. */
  label: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  query: string
  /** The owner finds what goes with it, here or on the server, and hands over new `sections`. */
  onQueryChange: (query: string) => void
  sections: readonly PaletteSection<Id>[]
  /** One was chosen; the palette has closed. */
  onAction: (id: Id) => void
  isLoading?: boolean
  /** Shown and spoken when nothing is found: what to do instead. */
  emptyText: string
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
                />
              </SearchField>
              <CloseButton onPress={() => onOpenChange(false)} />
            </div>
            <ListBox
              className={`${list} ${results}`}
              aria-label={label}
              selectionMode="none"
              renderEmptyState={() => <div className={listNote}>{isLoading ? 'Searching…' : emptyText}</div>}
            >
              {sections.map((section) => (
                <ListBoxSection key={section.id} id={section.id}>
                  <Header className={sectionHeader}>{section.label}</Header>
                  {section.items.map((item) => (
                    <PaletteLine key={item.id} item={item} onAction={() => act(item.id)} />
                  ))}
                </ListBoxSection>
              ))}
            </ListBox>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
