import { Text } from '@oaklet/design-system'
import { type RefObject, useEffect } from 'react'
import type { ResultGroup } from './result-groups'
import { groupLabel, optionGroup } from './SuggestionList.css'
import { SuggestionOption } from './SuggestionOption'

export interface SuggestionOptionsProps {
  /** The listbox while it is on view, else null. */
  listRef: RefObject<HTMLDivElement | null>
  id: string
  activeId: string | null
  onShownChange: (isShown: boolean) => void
  groups: readonly ResultGroup[]
}

/** The list that the field leads into: what was found, by kind. */
export function SuggestionOptions({ listRef, id, activeId, onShownChange, groups }: SuggestionOptionsProps) {
  useEffect(() => {
    onShownChange(true)
    return () => onShownChange(false)
  }, [onShownChange])
  return (
    <div ref={listRef} role="listbox" id={id} aria-label="Suggestions">
      {groups.map(({ id: kind, label, items }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={optionGroup}>
          <div role="presentation" id={`${id}-${kind}`} className={groupLabel}>
            <Text size="s" tone="quiet" weight="strong">
              {label}
            </Text>
          </div>
          {items.map((item) => {
            const optionId = `${id}-${kind}-${item.id}`
            return (
              <SuggestionOption key={item.id} id={optionId} item={item} isActive={optionId === activeId} />
            )
          })}
        </div>
      ))}
    </div>
  )
}
