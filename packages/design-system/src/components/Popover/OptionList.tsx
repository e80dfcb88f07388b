import type { ReactNode } from 'react'
import { ListBox } from 'react-aria-components'
import type { ListOption } from './list-option'
import { OptionLine } from './OptionLine'
import { list } from './Popover.css'

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
      {(item) => <OptionLine option={item} />}
    </ListBox>
  )
}
