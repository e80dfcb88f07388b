import { ChevronRight } from 'lucide'
import type { KeyboardEvent, ReactNode } from 'react'
import {
  Button,
  Tree as AriaTree,
  TreeItem as AriaTreeItem,
  TreeItemContent,
  type Key,
} from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import { chosenIds } from '../ListBox/chosen-ids'
import { SelectionBox } from '../GridList/SelectionBox'
import { cssVars } from '../TimeGrid/parts/css-vars'
import {
  chevron,
  content,
  detail,
  icon,
  item as itemStyle,
  keys,
  leaf,
  name,
  nothing,
  toggle,
  tree,
} from './Tree.css'
import { flatTree, type TreeItem } from './tree-item'

export const TREE_SELECTION_MODES = ['none', 'single', 'multiple'] as const

export interface TreeProps<Id extends string = string> {
  /** Names the tree. */
  label: string
  /** The outermost items, which hold the others; ids are unique in the whole tree. */
  items: readonly TreeItem<Id>[]
  /** The ids of the open items; without it the tree manages them itself. */
  expandedKeys?: ReadonlySet<Id> | undefined
  /** The items that are open at first, where the tree manages them itself. */
  defaultExpandedKeys?: ReadonlySet<Id> | undefined
  /** Called with the ids of all that are open now, whole, whenever an item opens or closes. */
  onExpandedChange?: ((keys: ReadonlySet<Id>) => void) | undefined
  /** What opening an item does. */
  onAction?: ((id: Id) => void) | undefined
  /** `none` by default. */
  selectionMode?: (typeof TREE_SELECTION_MODES)[number] | undefined
  /** The ids of the selected items; without it the tree manages them itself. */
  selectedKeys?: ReadonlySet<Id> | undefined
  /** Called with the ids of all that are selected now, whole, on every change. */
  onSelectionChange?: ((keys: ReadonlySet<Id>) => void) | undefined
  /** Shown in place of items when there are none. */
  emptyState?: ReactNode
}

/** Things inside things: one Tab stop, Right opens one, Left closes it. */
export function Tree<Id extends string>(props: TreeProps<Id>) {
  const { label, items, expandedKeys, defaultExpandedKeys, onExpandedChange, onAction } = props
  const { selectionMode = 'none', selectedKeys, onSelectionChange, emptyState } = props
  const all = flatTree(items)
  const open = (key: Key) => {
    const item = all.find(({ id }) => id === key)
    if (item) onAction?.(item.id)
  }
  return (
    <div className={keys} onKeyDownCapture={intoBranch}>
      <AriaTree
        aria-label={label}
        className={tree}
        selectionMode={selectionMode}
        {...(selectedKeys && { selectedKeys })}
        onSelectionChange={(keys) => onSelectionChange?.(chosenIds(all, keys))}
        {...(expandedKeys && { expandedKeys })}
        {...(defaultExpandedKeys && { defaultExpandedKeys })}
        onExpandedChange={(keys) => onExpandedChange?.(chosenIds(all, keys))}
        {...(onAction && { onAction: open })}
        renderEmptyState={() => <div className={nothing}>{emptyState}</div>}
      >
        {items.map((item) => (
          <Branch key={item.id} item={item} isPressable={onAction !== undefined} />
        ))}
      </AriaTree>
    </div>
  )
}

function Branch({ item, isPressable }: { item: TreeItem; isPressable: boolean }) {
  return (
    <AriaTreeItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      className={itemStyle}
      {...(item.href !== undefined && { href: item.href })}
      {...(isPressable && { 'data-pressable': true })}
    >
      <TreeItemContent>
        {({ hasChildItems, isExpanded, level, selectionMode }) => (
          <div className={content} style={cssVars({ '--tree-level': level - 1 })}>
            {hasChildItems ? (
              <Button slot="chevron" className={toggle}>
                <Glyph of={ChevronRight} className={chevron({ isExpanded: isExpanded ? 'yes' : 'no' })} />
              </Button>
            ) : (
              <span className={leaf} />
            )}
            {selectionMode !== 'none' && <SelectionBox />}
            {item.icon !== undefined && (
              <span className={icon} aria-hidden="true">
                {item.icon}
              </span>
            )}
            <span className={name}>{item.label}</span>
            {item.detail !== undefined && <span className={detail}>{item.detail}</span>}
          </div>
        )}
      </TreeItemContent>
      {item.children?.map((child) => (
        <Branch key={child.id} item={child} isPressable={isPressable} />
      ))}
    </AriaTreeItem>
  )
}

/** On an item that is open the arrow that opens goes on to the first one inside, as the APG's tree view has it. */
function intoBranch(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target
  if (!(row instanceof HTMLElement) || row.getAttribute('aria-expanded') !== 'true') return
  const forwards = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const first = row.nextElementSibling
  if (event.key !== forwards || !(first instanceof HTMLElement)) return
  event.preventDefault()
  event.stopPropagation()
  first.focus()
}
