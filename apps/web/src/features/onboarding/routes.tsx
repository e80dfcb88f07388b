import type { FeatureRoutes } from '../../shared/feature-routes'

/** The pages of a client who opened the link of a packet. */
export const onboardingRoutes: FeatureRoutes = {
  routes: [
    {
      path: '/client-onboarding/:linkId',
      audience: 'client',
      load: async () => ({ Component: (await import('./OnboardingScreen')).OnboardingScreen }),
    },
  ],
  sidebar: [],
}
