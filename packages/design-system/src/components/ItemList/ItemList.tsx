import { ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { Link as AriaLink } from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import {
  actions as actionsStyle,
  body,
  chevron,
  detail as detailStyle,
  item,
  itemList,
  leading,
  title as titleStyle,
  trailing,
  wholeLink,
} from './ItemList.css'

export interface ItemListItem {
  id: string
  /** What to find the line by: a time, an IconTile, an Avatar. */
  leading?: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** A StatusBadge or an amount at the end; a chevron when there is none but an `href`. */
  trailing?: ReactNode
  /** A Menu of what can be done with it, after what is at the end. */
  actions?: ReactNode
  /** Makes the whole line lead there; the title is the link's name. */
  href?: string | undefined
}

export interface ItemListProps {
  /** Names the list when no heading stands right above it. */
  label?: string | undefined
  /** The lines in reading order; show an EmptyState instead where there are none. */
  items: readonly ItemListItem[]
}

/** A few things under one another, each with its detail and where it leads. */
export function ItemList({ label, items }: ItemListProps) {
  return (
    <ul role="list" aria-label={label} className={itemList}>
      {items.map((one) => (
        <li key={one.id} className={item}>
          {one.leading !== undefined && <div className={leading}>{one.leading}</div>}
          <div className={body}>
            <div className={titleStyle}>
              {one.href === undefined ? (
                one.title
              ) : (
                <AriaLink href={one.href} className={wholeLink}>
                  {one.title}
                </AriaLink>
              )}
            </div>
            {one.detail !== undefined && <div className={detailStyle}>{one.detail}</div>}
          </div>
          {hasEnd(one) && (
            <div className={trailing}>
              {one.trailing}
              {one.actions !== undefined && <div className={actionsStyle}>{one.actions}</div>}
            </div>
          )}
          {!hasEnd(one) && one.href !== undefined && (
            <div className={chevron}>
              <Glyph of={ChevronRight} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const hasEnd = ({ trailing: end, actions }: ItemListItem) => end !== undefined || actions !== undefined
