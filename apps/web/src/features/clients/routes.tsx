import type { FeatureRoutes } from '../../shared/feature-routes'
import { paths } from '../../shared/paths'

/** The clients' list and each client's page, both on one address (spec §2). */
export const clientsRoutes: FeatureRoutes = {
  routes: [
    {
      path: paths.clients(),
      audience: 'staff',
      load: async () => ({ Component: (await import('./ClientsScreen')).ClientsScreen }),
    },
  ],
  sidebar: [
    {
      id: 'clients',
      label: 'Clients',
      icon: 'clients',
      path: paths.clients(),
      permission: 'clients:view',
      goKey: 'l',
    },
  ],
}
