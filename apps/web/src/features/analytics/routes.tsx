import type { FeatureRoute, FeatureRoutes } from '../../shared/feature-routes'
import { paths } from '../../shared/paths'

const PLACES = [
  {
    id: 'practice-analytics',
    label: 'Practice Analytics',
    path: paths.analytics('practice'),
    alsoAt: paths.analytics(),
  },
  { id: 'clinical-outcomes', label: 'Clinical Outcomes', path: paths.analytics('clinical') },
  { id: 'financial-analytics', label: 'Financial Analytics', path: paths.analytics('financial') },
  { id: 'operational-metrics', label: 'Operational Metrics', path: paths.analytics('operational') },
]

const load: FeatureRoute['load'] = async () => ({
  Component: (await import('./AnalyticsScreen')).AnalyticsScreen,
})

/** The figures of the practice: four tabs of one screen, each at its own address (spec §2). */
export const analyticsRoutes: FeatureRoutes = {
  routes: [paths.analytics(), ...PLACES.map(({ path }) => path)].map((path) => ({
    path,
    audience: 'staff',
    load,
  })),
  sidebar: [
    {
      id: 'analytics',
      label: 'Analytics',
      icon: 'chart',
      path: paths.analytics(),
      permission: 'analytics:view',
      goKey: 'a',
      places: PLACES,
    },
  ],
}
