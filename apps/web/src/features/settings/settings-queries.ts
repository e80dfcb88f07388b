import type { Api } from '@oaklet/api'
import type {
  ChangePasswordBody,
  NotificationPreferences,
  RequestEmailChangeBody,
} from '@oaklet/api/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

/** What the settings read and write; the cache belongs to one person. */
export const settingsQueries = (api: Api) => ({
  devices: () =>
    queryOptions({
      queryKey: ['account', 'devices'],
      queryFn: ({ signal }) => api.account.sessions({ signal }),
      // Another device may have signed in or out since.
      staleTime: 0,
    }),
  calendarFeeds: (practiceId: string) =>
    queryOptions({
      queryKey: ['account', 'calendar-feeds', practiceId],
      queryFn: ({ signal }) => api.calendarFeeds.list({ practiceId }, { signal }),
      // When a program last read one is known anew with each visit.
      staleTime: 0,
    }),
  twoStep: () =>
    queryOptions({
      queryKey: ['account', 'two-step'],
      queryFn: ({ signal }) => api.mfa.status({ signal }),
    }),
  notifications: () =>
    queryOptions({
      queryKey: ['account', 'notifications'],
      queryFn: ({ signal }) => api.notifications.preferences({ signal }),
    }),
  saveName: () => mutationOptions({ mutationFn: (name: string) => api.account.updateProfile({ name }) }),
  askForEmail: () =>
    mutationOptions({ mutationFn: (body: RequestEmailChangeBody) => api.account.requestEmailChange(body) }),
  confirmEmail: () =>
    mutationOptions({ mutationFn: (code: string) => api.account.confirmEmailChange({ code }) }),
  changePassword: () =>
    mutationOptions({ mutationFn: (body: ChangePasswordBody) => api.account.changePassword(body) }),
  endDevice: () =>
    mutationOptions({ mutationFn: (sessionId: string) => api.account.endSession({ sessionId }) }),
  endOtherDevices: () => mutationOptions({ mutationFn: () => api.account.endOtherSessions() }),
  switchTwoStep: () =>
    mutationOptions({
      mutationFn: async ({ password, isOn }: { password: string; isOn: boolean }) => {
        const { token } = await api.mfa.confirmPassword({ password })
        return isOn ? api.mfa.enableEmail({ token }) : api.mfa.disable({ token })
      },
    }),
  saveNotifications: () =>
    mutationOptions({
      mutationFn: (choices: NotificationPreferences) => api.notifications.savePreferences(choices),
    }),
})
