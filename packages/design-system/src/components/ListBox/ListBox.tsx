import { type ReactNode, useId } from 'react'
import { Header, ListBox as AriaListBox, ListBoxSection } from 'react-aria-components'
import { label as labelStyle } from '../Field/Field.css'
import { OptionLine } from '../Popover/OptionLine'
import type { ListOption } from '../Popover/list-option'
import { listNote } from '../Popover/Popover.css'
import { chosenIds } from './chosen-ids'
import { frame, list, section, sectionHeader } from './ListBox.css'

export const LIST_BOX_SELECTION_MODES = ['single', 'multiple'] as const

/** Options under a heading. */
export interface ListBoxGroup<Id extends string = string> {
  id: string
  label: string
  items: readonly ListOption<Id>[]
}

export interface ListBoxProps<Id extends string = string> {
  /** Names the list; visible above it unless `isLabelHidden`. */
  label: string
  /** Hides the label visually; screen readers still read it. For a list beside its own heading. */
  isLabelHidden?: boolean | undefined
  /** Whether one can be chosen or several; several are ticked in boxes. */
  selectionMode: (typeof LIST_BOX_SELECTION_MODES)[number]
  /** The ids of the chosen options; one at most where `single`. */
  selectedKeys: ReadonlySet<Id>
  /** Called with the ids of all that are chosen now; empty when the last one was taken back. */
  onSelectionChange: (keys: ReadonlySet<Id>) => void
  /** Any CSS height; the options scroll inside it. As high as its options by default. */
  height?: string | undefined
  /** Shown in place of options when there are none. */
  emptyState?: ReactNode
  /** The options, or `sections` of them. */
  items?: readonly ListOption<Id>[] | undefined
  /** Options under headings, below those of `items`; no id twice in all of them. */
  sections?: readonly ListBoxGroup<Id>[] | undefined
}

/** Options that stay in sight, to choose one or several of; Select where there is no room for them. */
export function ListBox<Id extends string>(props: ListBoxProps<Id>) {
  const { label, isLabelHidden, selectionMode, selectedKeys, onSelectionChange, height, emptyState } = props
  const labelId = useId()
  const { items = [], sections = [] } = props
  const options = [...items, ...sections.flatMap((group) => group.items)]
  return (
    <div className={frame}>
      {isLabelHidden !== true && (
        <span id={labelId} className={labelStyle}>
          {label}
        </span>
      )}
      <AriaListBox
        {...(isLabelHidden === true ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
        className={list}
        style={{ maxBlockSize: height }}
        selectionMode={selectionMode}
        selectedKeys={selectedKeys}
        onSelectionChange={(keys) => onSelectionChange(chosenIds(options, keys))}
        renderEmptyState={() => <div className={listNote}>{emptyState}</div>}
      >
        {items.map((item) => (
          <OptionLine key={item.id} option={item} isReadWhole />
        ))}
        {sections.map((group) => (
          <ListBoxSection key={group.id} id={group.id} className={section}>
            <Header className={sectionHeader}>{group.label}</Header>
            {group.items.map((item) => (
              <OptionLine key={item.id} option={item} isReadWhole />
            ))}
          </ListBoxSection>
        ))}
      </AriaListBox>
    </div>
  )
}
