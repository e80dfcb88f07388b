import { NOTIFICATIONS_MESSAGES } from '@oaklet/api'
import type { Notification, NotificationStatus } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureWords } from '../../shared/failure-words'
import { useApi } from '../../shared/use-api'
import { usePracticeId } from '../../shared/use-session'
import { notificationsQueries } from './notifications-queries'

interface Change {
  id: string
  status: NotificationStatus
}

/** What can be done with notifications; each change shows once the server has made it. */
export function useNotificationActions() {
  const api = useApi()
  const practiceId = usePracticeId()
  const queryClient = useQueryClient()
  const { lists, summary } = notificationsQueries(api, practiceId)
  const refresh = () => queryClient.invalidateQueries({ queryKey: lists })

  const setStatus = {
    mutationFn: ({ id, status }: Change) =>
      api.notifications.setStatus({ practiceId, notificationId: id }, { status }),
    onError: (error: Error) =>
      showToast({ tone: 'bad', title: failureWords(error, NOTIFICATIONS_MESSAGES.setStatus) }),
    onSettled: refresh,
  }
  const mark = useMutation(setStatus)
  const archive = useMutation({
    ...setStatus,
    // Of each that is archived, also of those before the last, and when the screen has been left.
    onSuccess: (_, { id, before }: Change & { before: NotificationStatus }) =>
      showToast({
        title: 'Notification archived',
        actionLabel: 'Undo',
        onAction: () => mark.mutate({ id, status: before }),
      }),
  })
  const readAll = useMutation({
    mutationFn: () => api.notifications.readAll({ practiceId }),
    onSuccess: (after) => {
      queryClient.setQueryData(summary().queryKey, after)
    },
    onError: (error) =>
      showToast({ tone: 'bad', title: failureWords(error, NOTIFICATIONS_MESSAGES.readAll) }),
    onSettled: refresh,
  })

  return {
    mark: ({ id }: Notification, status: 'unread' | 'read') => mark.mutate({ id, status }),
    archive: ({ id, status: before }: Notification) => archive.mutate({ id, status: 'archived', before }),
    readAll,
  }
}
