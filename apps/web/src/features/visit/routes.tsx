import type { FeatureRoutes } from '../../shared/feature-routes'

/** The pages of a client who opened the link of a reminder, or of an offered time. */
export const visitRoutes: FeatureRoutes = {
  routes: [
    {
      path: '/visit',
      audience: 'client',
      load: async () => ({ Component: (await import('./VisitScreen')).VisitScreen }),
    },
    {
      path: '/offer',
      audience: 'client',
      load: async () => ({ Component: (await import('./offer/OfferScreen')).OfferScreen }),
    },
  ],
  sidebar: [],
}
