import type { FeatureRoutes } from '../../shared/feature-routes'
import { paths } from '../../shared/paths'

/** Who works here; everybody may read of their colleagues. */
export const staffRoutes: FeatureRoutes = {
  routes: [
    {
      path: paths.staff(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./StaffScreen')).StaffScreen }),
    },
  ],
  sidebar: [
    {
      id: 'staff',
      label: 'Staff Management',
      icon: 'id-card',
      path: paths.staff(),
      place: 'practice',
    },
  ],
}
