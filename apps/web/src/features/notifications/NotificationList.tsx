import type { Notification, NotificationEvent } from '@oaklet/api/contract'
import {
  GridList,
  type GridListItem,
  Heading,
  Icon,
  type IconName,
  IconTile,
  type MenuAction,
  Stack,
  StatusBadge,
} from '@oaklet/design-system'
import { formatTime } from '../../shared/format-date'
import { NOTIFICATION_WORDS } from '../../records/account/notification-words'
import type { NotificationDay } from './notification-days'

type Action = 'read' | 'unread' | 'archive'

interface NotificationListProps {
  days: readonly NotificationDay[]
  timeZone: string
  onOpen: (notification: Notification) => void
  onMark: (notification: Notification, status: 'unread' | 'read') => void
  onArchive: (notification: Notification) => void
}

const LOOKS: Readonly<Record<NotificationEvent, { icon: IconName; tone: 'teal' | 'info' | 'wait' | 'bad' }>> =
  {
    appointment_booked: { icon: 'calendar-add', tone: 'teal' },
    appointment_changed: { icon: 'calendar-move', tone: 'info' },
    appointment_cancelled: { icon: 'cancel', tone: 'wait' },
    visit_answered: { icon: 'calendar', tone: 'info' },
    offer_answered: { icon: 'calendar', tone: 'info' },
    measure_alert: { icon: 'alert', tone: 'bad' },
    invoice_overdue: { icon: 'receipt', tone: 'bad' },
    authorization_low: { icon: 'id-card', tone: 'wait' },
    claim_due: { icon: 'clock', tone: 'wait' },
    claim_rejected: { icon: 'alert', tone: 'bad' },
    claim_denied: { icon: 'alert', tone: 'bad' },
    appeal_overdue: { icon: 'clock', tone: 'wait' },
    insurer_file_refused: { icon: 'alert', tone: 'bad' },
    remittance_to_review: { icon: 'receipt', tone: 'wait' },
    packet_submitted: { icon: 'document', tone: 'info' },
    packet_frozen: { icon: 'key', tone: 'wait' },
    packet_stalled: { icon: 'clock', tone: 'wait' },
    document_undelivered: { icon: 'mail', tone: 'bad' },
    statements_to_review: { icon: 'receipt', tone: 'wait' },
    payment_disputed: { icon: 'alert', tone: 'bad' },
    payment_failed: { icon: 'alert', tone: 'bad' },
    payment_account: { icon: 'alert', tone: 'wait' },
    staff_invited: { icon: 'mail', tone: 'info' },
    staff_joined: { icon: 'user', tone: 'teal' },
  }

/** Notifications under their days; Enter opens one, and each has a menu. */
export function NotificationList({ days, timeZone, onOpen, onMark, onArchive }: NotificationListProps) {
  const act = (notification: Notification, action: Action) =>
    action === 'archive' ? onArchive(notification) : onMark(notification, action)
  return days.map(({ date, words, notifications }) => (
    <Stack key={date} gap="s">
      <Heading level={2} look="card">
        {words}
      </Heading>
      <GridList
        label={`Notifications, ${words}`}
        items={notifications.map((one) => toItem(one, timeZone, (action) => act(one, action)))}
        onAction={(id) => {
          const opened = notifications.find((one) => one.id === id)
          if (opened) onOpen(opened)
        }}
      />
    </Stack>
  ))
}

function toItem(
  { id, event, subject, status, createdAt }: Notification,
  timeZone: string,
  onAction: (action: Action) => void,
): GridListItem {
  const { icon, tone } = LOOKS[event]
  return {
    id,
    label: subject,
    description: `${NOTIFICATION_WORDS[event]}, ${formatTime(createdAt, timeZone)}`,
    icon: (
      <IconTile tone={tone}>
        <Icon of={icon} />
      </IconTile>
    ),
    ...(status === 'unread' && { detail: <StatusBadge tone="info">Unread</StatusBadge> }),
    actions: { items: ACTIONS[status], onAction: (action) => onAction(action as Action) },
  }
}

const ARCHIVE: MenuAction<Action> = { id: 'archive', label: 'Archive' }
const ACTIONS: Readonly<Record<Notification['status'], readonly MenuAction<Action>[]>> = {
  unread: [{ id: 'read', label: 'Mark as read' }, ARCHIVE],
  read: [{ id: 'unread', label: 'Mark as unread' }, ARCHIVE],
  archived: [{ id: 'read', label: 'Move out of the archive' }],
}
