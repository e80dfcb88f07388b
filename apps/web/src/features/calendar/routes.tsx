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
    {
      path: paths.waitlist(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./waitlist/WaitlistScreen')).WaitlistScreen }),
    },
  ],
  sidebar: [
    {
      id: 'calendar',
      label: 'Calendar',
      icon: 'calendar',
      path: paths.calendar(),
      permission: 'appointments:view',
      alsoFound: [{ id: 'waitlist', label: 'Waitlist', path: paths.waitlist() }],
      goKey: 'c',
    },
  ],
}
