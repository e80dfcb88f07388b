import { EmptyState, Icon, IconTile, ItemList, type ItemListItem } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import type { WaitingItem } from './waiting-money'

interface WaitingListProps {
  items: readonly WaitingItem[]
  /** Lines that stand before all others. */
  first?: readonly ItemListItem[]
  /** What shows here once there is something. */
  children: ReactNode
}

/** What waits for somebody, one to a line, or that nothing does. */
export function WaitingList({ items, first = [], children }: WaitingListProps) {
  const lines = [...first, ...items.map(lineOf)]
  if (lines.length > 0) return <ItemList items={lines} />
  return (
    <EmptyState icon={<Icon of="check-circle" size="l" />} title="Nothing waits for you">
      {children}
    </EmptyState>
  )
}

const lineOf = ({ icon, tone, ...item }: WaitingItem): ItemListItem => ({
  ...item,
  leading: (
    <IconTile tone={tone}>
      <Icon of={icon} />
    </IconTile>
  ),
})
