import type { FeatureRoutes } from '../../shared/feature-routes'
import { paths } from '../../shared/paths'

/** The route and sidebar entry of the dashboard. */
export const dashboardRoutes: FeatureRoutes = {
  routes: [
    {
      path: paths.dashboard(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./DashboardScreen')).DashboardScreen }),
    },
  ],
  sidebar: [
    {
      id: 'dashboard',
      label: 'Dashboard',
      icon: 'dashboard',
      path: paths.dashboard(),
      permission: 'appointments:view',
      goKey: 'd',
    },
  ],
}
