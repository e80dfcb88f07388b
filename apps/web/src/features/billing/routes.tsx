import type { FeatureRoutes } from '../../shared/feature-routes'

/** The billing screens and their way in. */
export const billingRoutes: FeatureRoutes = { routes: [], sidebar: [] }
