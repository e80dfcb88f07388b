import { X } from 'lucide'
import { useRef, type ReactNode } from 'react'
import { announce } from '../Announce/announce'
import { Button } from '../Button/Button'
import { Glyph } from '../Icon/Glyph'
import { filterBar } from './FilterBar.css'

export interface FilterBarProps {
  /** Names the group, like "Filter invoices". */
  label: string
  /** A SearchField and the filters; the first one takes focus once all are cleared. */
  children: ReactNode
  /** How many filters narrow the list now; the way to clear them shows from 1 on. */
  activeCount?: number | undefined
  /** Clears all filters. */
  onClear?: (() => void) | undefined
}

/** What narrows a list, above the list, and the way back to all of it. */
export function FilterBar({ label, children, activeCount = 0, onClear }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const clear = () => {
    onClear?.()
    announce('Filters cleared')
    // The button is about to go, and focus must not go with it.
    bar.current?.querySelector<HTMLElement>('input, button, select, textarea, a[href]')?.focus()
  }
  return (
    <div ref={bar} role="search" aria-label={label} className={filterBar}>
      {children}
      {onClear !== undefined && activeCount > 0 && (
        <Button tone="quiet" icon={<Glyph of={X} size="s" />} onPress={clear}>
          {activeCount === 1 ? 'Clear 1 filter' : `Clear ${activeCount} filters`}
        </Button>
      )}
    </div>
  )
}
