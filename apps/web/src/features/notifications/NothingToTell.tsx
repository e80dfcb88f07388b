import type { NOTIFICATION_FILTERS } from '@oaklet/api/contract'
import { Card, EmptyState, Icon } from '@oaklet/design-system'

interface NothingToTellProps {
  filter: (typeof NOTIFICATION_FILTERS)[number]
  /** Whether only one kind was asked for. */
  isNarrowed: boolean
}

const TITLES = {
  unread: 'You’re all caught up',
  all: 'No notifications yet',
  archived: 'Nothing in the archive',
} as const

const WORDS = {
  unread: 'What happens to your appointments and to invoices shows here as it happens.',
  all: 'What happens to your appointments and to invoices shows here as it happens, and stays until you archive it.',
  archived: 'What you have dealt with can be put away here, and found again.',
} as const

/** Stands where a list of notifications is empty. */
export function NothingToTell({ filter, isNarrowed }: NothingToTellProps) {
  return (
    <Card>
      {isNarrowed ? (
        <EmptyState title="Nothing of this kind" icon={<Icon of="bell" />}>
          Choose another kind to see the rest.
        </EmptyState>
      ) : (
        <EmptyState title={TITLES[filter]} icon={<Icon of="bell" />}>
          {WORDS[filter]}
        </EmptyState>
      )}
    </Card>
  )
}
