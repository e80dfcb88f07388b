import type { FeatureRoutes } from '../../shared/feature-routes'

/** The page of a client who opened the link of a reminder. */
export const visitRoutes: FeatureRoutes = {
  routes: [
    {
      path: '/visit',
      audience: 'client',
      load: async () => ({ Component: (await import('./VisitScreen')).VisitScreen }),
    },
  ],
  sidebar: [],
}
