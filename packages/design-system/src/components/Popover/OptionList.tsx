import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { ListBox, ListBoxItem, Text } from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import { list, option, optionBox, optionDescription, optionMark, optionWords } from './Popover.css'

/** One thing to choose; its label is also what is typed to reach it. */
export interface ListOption<Id extends string = string> {
  id: Id
  label: string
  description?: string | undefined
  isDisabled?: boolean
}

interface OptionListProps {
  /** Left out where React Aria hands the items down, as in a combo box. */
  options?: readonly ListOption[]
  emptyState?: ReactNode
}

/** The options of Select, ComboBox and MultiSelect; stands inside their popover. */
export function OptionList({ options, emptyState }: OptionListProps) {
  return (
    <ListBox<ListOption>
      className={list}
      {...(options && { items: options })}
      {...(emptyState !== undefined && { renderEmptyState: () => emptyState })}
    >
      {(item) => (
        <ListBoxItem
          id={item.id}
          textValue={item.label}
          className={option}
          isDisabled={item.isDisabled ?? false}
        >
          {({ isSelected, selectionMode }) => (
            <>
              {selectionMode === 'multiple' && (
                <span className={optionBox}>{isSelected && <Glyph of={Check} size="s" weight="bold" />}</span>
              )}
              <span className={optionWords}>
                <Text slot="label">{item.label}</Text>
                {item.description !== undefined && (
                  <Text slot="description" className={optionDescription}>
                    {item.description}
                  </Text>
                )}
              </span>
              {isSelected && selectionMode !== 'multiple' && (
                <Glyph of={Check} size="s" className={optionMark} />
              )}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  )
}
