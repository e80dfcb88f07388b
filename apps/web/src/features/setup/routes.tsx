import type { FeatureRoutes } from '../../shared/feature-routes'
import { paths } from '../../shared/paths'

/** What a new practice is asked; the dashboard is the way in. */
export const setupRoutes: FeatureRoutes = {
  routes: [
    {
      path: paths.setup(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./SetupScreen')).SetupScreen }),
    },
  ],
  sidebar: [],
}
