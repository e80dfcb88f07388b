import { useDeferredValue } from 'react'
import { Header, ListBox, ListBoxSection } from 'react-aria-components'
import { list, listNote } from '../Popover/Popover.css'
import { results, sectionHeader } from './CommandPalette.css'
import type { PaletteSection } from './palette-content'
import { PaletteLine } from './PaletteLine'

interface PaletteListProps<Id extends string> {
  label: string
  sections: readonly PaletteSection<Id>[]
  onAction: (id: Id) => void
  /** Stands where nothing is found. */
  note: string
}

/** What a palette found. Its lines come after its box, which answers the keys that open it at once. */
export function PaletteList<Id extends string>({ label, sections, onAction, note }: PaletteListProps<Id>) {
  const areLinesDue = useDeferredValue(true, false)
  return (
    <ListBox
      className={`${list} ${results}`}
      aria-label={label}
      selectionMode="none"
      renderEmptyState={() => areLinesDue && <div className={listNote}>{note}</div>}
    >
      {areLinesDue &&
        sections.map((section) => (
          <ListBoxSection key={section.id} id={section.id}>
            <Header className={sectionHeader}>{section.label}</Header>
            {section.items.map((item) => (
              <PaletteLine key={item.id} item={item} onAction={() => onAction(item.id)} />
            ))}
          </ListBoxSection>
        ))}
    </ListBox>
  )
}
