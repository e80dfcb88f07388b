import { type ReactNode, useLayoutEffect, useReducer } from 'react'
import { GridList as AriaGridList, GridListItem as AriaGridListItem } from 'react-aria-components'
import { chosenIds } from '../ListBox/chosen-ids'
import { Menu } from '../Menu/Menu'
import type { MenuContent } from '../Menu/menu-items'
import { SelectionBox } from './SelectionBox'
import { description, detail, icon, item as itemStyle, list, name, nothing, words } from './GridList.css'

export const GRID_LIST_SELECTION_MODES = ['none', 'single', 'multiple'] as const

/** One thing with what can be done to it. */
export interface GridListItem<Id extends string = string> {
  id: Id
  /** Its name; also what is typed to reach it. */
  label: string
  description?: ReactNode
  /** Before the words; decoration. */
  icon?: ReactNode
  /** At the end: a status, an amount. */
  detail?: ReactNode
  /** A menu at the end, named for the item. */
  actions?: MenuContent | undefined
  /** Where opening it leads. */
  href?: string | undefined
  isDisabled?: boolean | undefined
}

export interface GridListProps<Id extends string = string> {
  /** Names the list. */
  label: string
  /** The rows, in order; no id twice. */
  items: readonly GridListItem<Id>[]
  /** What opening an item does. */
  onAction?: ((id: Id) => void) | undefined
  /** `none` by default. */
  selectionMode?: (typeof GRID_LIST_SELECTION_MODES)[number] | undefined
  /** The ids of the selected items, where their owner controls them. */
  selectedKeys?: ReadonlySet<Id> | undefined
  /** Called with the ids of all that are selected now; empty for none. */
  onSelectionChange?: ((keys: ReadonlySet<Id>) => void) | undefined
  /** Shown in place of items when there are none. */
  emptyState?: ReactNode
}

/** Things to open, select and act on, without columns: one Tab stop, whatever stands in its rows. */
export function GridList<Id extends string>(props: GridListProps<Id>) {
  const {
    label,
    items,
    onAction,
    selectionMode = 'none',
    selectedKeys,
    onSelectionChange,
    emptyState,
  } = props
  // React Aria reads its rows in an effect, which would come a paint later, and move what is below. A second pass before
  // the paint has the effects run first.
  const [, renderAgain] = useReducer((passes: number) => passes + 1, 0)
  useLayoutEffect(renderAgain, [renderAgain])
  return (
    <AriaGridList
      aria-label={label}
      className={list}
      selectionMode={selectionMode}
      {...(selectedKeys && { selectedKeys })}
      onSelectionChange={(keys) => onSelectionChange?.(chosenIds(items, keys))}
      {...(onAction && {
        onAction: (key) => {
          const item = items.find(({ id }) => id === key)
          if (item) onAction(item.id)
        },
      })}
      renderEmptyState={() => <div className={nothing}>{emptyState}</div>}
    >
      {items.map((item) => (
        <Line
          key={item.id}
          item={item}
          hasBox={selectionMode !== 'none'}
          isPressable={onAction !== undefined}
        />
      ))}
    </AriaGridList>
  )
}

const Line = ({
  item,
  hasBox,
  isPressable,
}: {
  item: GridListItem
  hasBox: boolean
  isPressable: boolean
}) => (
  <AriaGridListItem
    id={item.id}
    textValue={item.label}
    isDisabled={item.isDisabled ?? false}
    className={itemStyle}
    {...(item.href !== undefined && { href: item.href })}
    {...(isPressable && { 'data-pressable': true })}
  >
    {hasBox && <SelectionBox />}
    {item.icon !== undefined && (
      <span className={icon} aria-hidden="true">
        {item.icon}
      </span>
    )}
    <span className={words}>
      <span className={name}>{item.label}</span>
      {item.description !== undefined && <span className={description}>{item.description}</span>}
    </span>
    {item.detail !== undefined && <span className={detail}>{item.detail}</span>}
    {item.actions && <Menu {...item.actions} label={`Actions for ${item.label}`} />}
  </AriaGridListItem>
)
