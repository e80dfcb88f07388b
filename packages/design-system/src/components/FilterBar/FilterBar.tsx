import type { ReactNode } from 'react'
import { filterBar } from './FilterBar.css'

export interface FilterBarProps {
  /** Names the group, like "Filter invoices". */
  label: string
  children: ReactNode
}

/** What narrows a list, above the list. */
export function FilterBar({ label, children }: FilterBarProps) {
  return (
    <div role="search" aria-label={label} className={filterBar}>
      {children}
    </div>
  )
}
