import type { FeatureRoutes } from '../../shared/feature-routes'
import { paths } from '../../shared/paths'

/** The calendar's screens and its way in. */
export const calendarRoutes: FeatureRoutes = {
  routes: [
    {
      path: paths.calendar(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./CalendarScreen')).CalendarScreen }),
    },
  ],
  sidebar: [
    {
      id: 'calendar',
      label: 'Calendar',
      icon: 'calendar',
      path: paths.calendar(),
      permission: 'appointments:view',
      goKey: 'c',
    },
  ],
}
