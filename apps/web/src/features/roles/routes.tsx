import type { FeatureRoutes } from '../../shared/feature-routes'
import { paths } from '../../shared/paths'

/** Who may do what. Everybody may read what they may do themselves, so everybody has the way in. */
export const rolesRoutes: FeatureRoutes = {
  routes: [
    {
      path: paths.rolesPermissions(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./RolesScreen')).RolesScreen }),
    },
  ],
  sidebar: [
    {
      id: 'roles-permissions',
      label: 'Roles & Permissions',
      icon: 'key',
      path: paths.rolesPermissions(),
      place: 'practice',
    },
  ],
}
