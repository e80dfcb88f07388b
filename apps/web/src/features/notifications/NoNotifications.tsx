import type { NOTIFICATION_FILTERS } from '@oaklet/api/contract'
import { Card, EmptyState, Icon } from '@oaklet/design-system'

interface NoNotificationsProps {
  title: string
  words: string
}

/** What each filter says while it has nothing. */
export const NOTHING_YET: Readonly<Record<(typeof NOTIFICATION_FILTERS)[number], NoNotificationsProps>> = {
  unread: {
    title: 'You’re all caught up',
    words: 'What happens to your appointments and to invoices shows here as it happens.',
  },
  all: {
    title: 'No notifications yet',
    words:
      'What happens to your appointments and to invoices shows here as it happens, and stays until you archive it.',
  },
  archived: {
    title: 'Nothing in the archive',
    words: 'What you have dealt with can be put away here, and found again.',
  },
}

/** What is said where only one kind was asked for. */
export const NO_MATCH: NoNotificationsProps = {
  title: 'Nothing of this kind',
  words: 'Choose another kind to see the rest.',
}

/** Stands where a list of notifications is empty. */
export function NoNotifications({ title, words }: NoNotificationsProps) {
  return (
    <Card>
      <EmptyState title={title} icon={<Icon of="bell" />}>
        {words}
      </EmptyState>
    </Card>
  )
}
