import type { FeatureRoutes } from '../../shared/feature-routes'
import { paths } from '../../shared/paths'

/** What the organization is, where it works and when; everybody may read it. */
export const organizationRoutes: FeatureRoutes = {
  routes: [
    {
      path: paths.organization(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./OrganizationScreen')).OrganizationScreen }),
    },
  ],
  sidebar: [
    {
      id: 'organization',
      label: 'Organization Settings',
      icon: 'building',
      path: paths.organization(),
      place: 'practice',
    },
  ],
}
