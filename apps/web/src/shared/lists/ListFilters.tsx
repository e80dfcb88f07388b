import { FilterBar, SearchField } from '@oaklet/design-system'
import { type ReactNode, useRef } from 'react'
import { useShortcuts } from '../use-shortcuts'

interface ListFiltersProps {
  /** Names the bar, like "Filter invoices". */
  label: string
  /** Labels the search field, like "Find by client or number". */
  find: string
  /** Explains the key `/` in the list of shortcuts, like "Find an invoice". */
  shortcut: string
  /** The typed words, from `useListFilters`. */
  words: { typed: string; find: (typed: string) => void }
  /** Further filters. */
  children?: ReactNode
}

/** The filters of a list: a search field, which the key `/` focuses, and others after it. */
export function ListFilters({ label, find, shortcut, words, children }: ListFiltersProps) {
  const searchRef = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: ['/'], label: shortcut, onPress: () => searchRef.current?.focus() }])
  return (
    <FilterBar label={label}>
      <SearchField
        label={find}
        isLabelHidden
        placeholder={find}
        shortcut="/"
        inputRef={searchRef}
        value={words.typed}
        onChange={words.find}
      />
      {children}
    </FilterBar>
  )
}
