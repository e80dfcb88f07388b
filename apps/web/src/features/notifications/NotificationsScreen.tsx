import { NOTIFICATIONS_MESSAGES } from '@oaklet/api'
import { NOTIFICATION_EVENTS, NOTIFICATION_FILTERS, type Practice } from '@oaklet/api/contract'
import {
  announce,
  Button,
  FilterBar,
  PAGE_HEADING_ID,
  SegmentedControl,
  Select,
  Skeleton,
} from '@oaklet/design-system'
import { useNavigate } from 'react-router-dom'
import { ListScreen } from '../../shared/lists/ListScreen'
import { useAddressChoices } from '../../shared/lists/use-address-choices'
import { useCursorPages } from '../../shared/lists/use-cursor-pages'
import { usePagedList } from '../../shared/lists/use-paged-list'
import { NOTIFICATION_WORDS } from '../../records/account/notification-words'
import { useApi } from '../../shared/use-api'
import { useKeptFocus } from '../../shared/use-kept-focus'
import { useNow } from '../../shared/use-now'
import { usePage } from '../../shared/use-page'
import { WithPractice } from '../../records/practice/WithPractice'
import { NO_MATCH, NOTHING_YET, NoNotifications } from './NoNotifications'
import { notificationDays } from './notification-days'
import { NotificationList } from './NotificationList'
import { notificationsQueries } from './notifications-queries'
import { useNotificationActions } from './use-notification-actions'
import { useUnreadCount } from './use-unread-count'

// Most visits look for what is unread.
const CHOICES = { show: NOTIFICATION_FILTERS, kind: ['any', ...NOTIFICATION_EVENTS] } as const
const FILTERS: readonly { id: (typeof NOTIFICATION_FILTERS)[number]; label: string }[] = [
  { id: 'unread', label: 'Unread' },
  { id: 'all', label: 'All' },
  { id: 'archived', label: 'Archived' },
]
const KINDS = [
  { id: 'any', label: 'All kinds' },
  ...NOTIFICATION_EVENTS.map((id) => ({ id, label: NOTIFICATION_WORDS[id] })),
] as const

/** /notifications: the person's notifications: unread, all, or archived. */
export function NotificationsScreen() {
  usePage('Notifications')
  return <WithPractice>{(practice) => <Notifications practice={practice} />}</WithPractice>
}

function Notifications({ practice }: { practice: Practice }) {
  const navigate = useNavigate()
  const now = useNow()
  const unread = useUnreadCount()
  const actions = useNotificationActions()
  const { chosen, choose } = useAddressChoices(CHOICES)
  const pages = useCursorPages(JSON.stringify(chosen))
  const queries = notificationsQueries(useApi(), practice.id)
  const list = usePagedList(
    pages,
    queries.list({
      ...pages.asked,
      filter: chosen.show,
      ...(chosen.kind !== 'any' && { event: chosen.kind }),
    }),
  )
  useKeptFocus(list.shown?.items, PAGE_HEADING_ID)

  const readAll = () =>
    actions.readAll.mutate(undefined, {
      onSuccess: () => {
        announce('All notifications are read')
        // The button is for nothing once all are read; focus stays on the page.
        document.getElementById(PAGE_HEADING_ID)?.focus()
      },
    })

  return (
    <ListScreen
      title="Notifications"
      summary={
        unread === undefined ? <Skeleton shape="line" width="6rem" height="1lh" /> : unreadWords(unread)
      }
      actions={
        // It stays where it is when the last is read or the first comes, so that neither moves the list.
        <Button isDisabled={!unread} isPending={actions.readAll.isPending} onPress={readAll}>
          Mark all as read
        </Button>
      }
      filters={
        <FilterBar label="Filter notifications">
          <SegmentedControl
            label="Show"
            options={FILTERS}
            selectedKey={chosen.show}
            onSelectionChange={(show) => choose('show', show)}
          />
          <Select
            label="Kind"
            isLabelHidden
            items={KINDS}
            selectedKey={chosen.kind}
            onSelectionChange={(kind) => choose('kind', kind)}
          />
        </FilterBar>
      }
      list={list}
      failure={NOTIFICATIONS_MESSAGES.list}
      pages="Pages of notifications"
      loading="Loading notifications"
      isFiltered={chosen.kind !== 'any'}
      nothingYet={<NoNotifications {...NOTHING_YET[chosen.show]} />}
      noMatch={<NoNotifications {...NO_MATCH} />}
      items={(notifications) => (
        <NotificationList
          days={notificationDays(notifications, practice.timeZone, now)}
          timeZone={practice.timeZone}
          onOpen={(notification) => {
            if (notification.status === 'unread') actions.mark(notification, 'read')
            void navigate(notification.link)
          }}
          onMark={actions.mark}
          onArchive={actions.archive}
        />
      )}
    />
  )
}

const unreadWords = (count: number): string => (count === 0 ? 'Nothing unread' : `${count} unread`)
