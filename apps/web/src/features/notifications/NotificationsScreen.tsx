import { NOTIFICATIONS_MESSAGES } from '@oaklet/api'
import { NOTIFICATION_EVENTS, NOTIFICATION_FILTERS, type Practice } from '@oaklet/api/contract'
import {
  announce,
  Button,
  FilterBar,
  LoadingRegion,
  PageHeader,
  PAGE_HEADING_ID,
  Pager,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useNavigate } from 'react-router-dom'
import { LoadFailure } from '../../shared/LoadFailure'
import { NOTIFICATION_WORDS } from '../../shared/notification-words'
import { useAddressChoices } from '../../shared/lists/use-address-choices'
import { useApi } from '../../shared/use-api'
import { useCursorPages } from '../../shared/lists/use-cursor-pages'
import { useKeptFocus } from '../../shared/use-kept-focus'
import { useNow } from '../../shared/use-now'
import { usePage } from '../../shared/use-page'
import { useShownPage } from '../../shared/lists/use-shown-page'
import { WithPractice } from '../../shared/WithPractice'
import { NothingToTell } from './NothingToTell'
import { notificationDays } from './notification-days'
import { NotificationList } from './NotificationList'
import { notificationsQueries } from './notifications-queries'
import { useNotificationActions } from './use-notification-actions'
import { useUnreadCount } from './use-unread-count'

const PAGE_SIZE = 25

// Whoever comes here has come for what is unread.
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

/** /notifications: what the person was told, and what they have dealt with. */
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
  const pages = useCursorPages(JSON.stringify(chosen), PAGE_SIZE)
  const queries = notificationsQueries(useApi(), practice.id)
  const list = useQuery(
    queries.list({
      ...pages.asked,
      filter: chosen.show,
      ...(chosen.kind !== 'any' && { event: chosen.kind }),
    }),
  )
  const shown = useShownPage(list, pages)
  useKeptFocus(shown?.items, PAGE_HEADING_ID)

  const readAll = () =>
    actions.readAll.mutate(undefined, {
      onSuccess: () => {
        announce('All notifications are read')
        // The button is for nothing once all are read; focus stays on the page.
        document.getElementById(PAGE_HEADING_ID)?.focus()
      },
    })

  return (
    <Stack gap="xl">
      <PageHeader
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
      />
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
      {list.isError ? (
        <LoadFailure
          error={list.error}
          fallback={NOTIFICATIONS_MESSAGES.list}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <LoadingRegion label="Loading notifications" isLoading={shown === undefined}>
          {shown === undefined ? (
            <Skeleton shape="row" count={6} />
          ) : (
            <Stack gap="l">
              {shown.total > PAGE_SIZE && <Pager label="Pages of notifications" {...shown.pager} />}
              <Fragment key={shown.page}>
                {shown.items.length === 0 && (
                  <NothingToTell filter={chosen.show} isNarrowed={chosen.kind !== 'any'} />
                )}
                <NotificationList
                  days={notificationDays(shown.items, practice.timeZone, now)}
                  timeZone={practice.timeZone}
                  onOpen={(notification) => {
                    if (notification.status === 'unread') actions.mark(notification, 'read')
                    void navigate(notification.link)
                  }}
                  onMark={actions.mark}
                  onArchive={actions.archive}
                />
              </Fragment>
            </Stack>
          )}
        </LoadingRegion>
      )}
    </Stack>
  )
}

const unreadWords = (count: number): string => (count === 0 ? 'Nothing unread' : `${count} unread`)
