import type { FeatureRoutes } from '../../shared/feature-routes'
import { paths } from '../../shared/paths'

/** A person's own account, which everybody has. */
export const settingsRoutes: FeatureRoutes = {
  routes: [
    {
      path: paths.settings(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./SettingsScreen')).SettingsScreen }),
    },
  ],
  sidebar: [
    {
      id: 'settings',
      label: 'Settings',
      icon: 'settings',
      path: paths.settings(),
      place: 'end',
      goKey: 's',
    },
  ],
}
