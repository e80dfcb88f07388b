import { NOTIFICATIONS_MESSAGES, userMessage } from '@oaklet/api'
import type { Notification, NotificationStatus } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../shared/use-api'
import { usePracticeId } from '../../shared/use-session'
import { notificationsQueries } from './notifications-queries'

/** What can be done with notifications; each change shows once the server has made it. */
export function useNotificationActions() {
  const api = useApi()
  const practiceId = usePracticeId()
  const queryClient = useQueryClient()
  const { lists, summary } = notificationsQueries(api, practiceId)
  const refresh = () => queryClient.invalidateQueries({ queryKey: lists })

  const setStatus = useMutation({
    mutationFn: ({ id, status }: { id: string; status: NotificationStatus }) =>
      api.notifications.setStatus({ practiceId, notificationId: id }, { status }),
    onError: (error) =>
      showToast({ tone: 'bad', title: userMessage(error, NOTIFICATIONS_MESSAGES.setStatus) }),
    onSettled: refresh,
  })
  const readAll = useMutation({
    mutationFn: () => api.notifications.readAll({ practiceId }),
    onSuccess: (after) => {
      queryClient.setQueryData(summary().queryKey, after)
    },
    onError: (error) => showToast({ tone: 'bad', title: userMessage(error, NOTIFICATIONS_MESSAGES.readAll) }),
    onSettled: refresh,
  })

  return {
    mark: ({ id }: Notification, status: 'unread' | 'read') => setStatus.mutate({ id, status }),
    archive: ({ id, status: before }: Notification) =>
      setStatus.mutate(
        { id, status: 'archived' },
        {
          onSuccess: () =>
            showToast({
              title: 'Notification archived',
              actionLabel: 'Undo',
              onAction: () => setStatus.mutate({ id, status: before }),
            }),
        },
      ),
    readAll,
  }
}
