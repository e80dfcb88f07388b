import type { FeatureRoutes } from '../../shared/feature-routes'
import { paths } from '../../shared/paths'

/** The person's notifications. */
export const notificationsRoutes: FeatureRoutes = {
  routes: [
    {
      path: paths.notifications(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./NotificationsScreen')).NotificationsScreen }),
    },
  ],
  sidebar: [
    {
      id: 'notifications',
      label: 'Notifications',
      icon: 'bell',
      path: paths.notifications(),
      place: 'end',
      goKey: 'n',
      count: 'unread',
    },
  ],
}
