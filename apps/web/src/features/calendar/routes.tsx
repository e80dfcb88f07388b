import type { FeatureRoutes } from '../../shared/feature-routes'

/** The calendar's screens and its way in. */
export const calendarRoutes: FeatureRoutes = { routes: [], sidebar: [] }
