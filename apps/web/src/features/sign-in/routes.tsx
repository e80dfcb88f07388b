import type { FeatureRoutes } from '../../shared/feature-routes'
import { paths } from '../../shared/paths'

/** How a person gets in. */
export const signInRoutes: FeatureRoutes = {
  routes: [
    {
      path: paths.login(),
      audience: 'public',
      load: async () => ({ Component: (await import('./LoginScreen')).LoginScreen }),
    },
    {
      path: paths.register(),
      audience: 'public',
      load: async () => ({ Component: (await import('./RegisterScreen')).RegisterScreen }),
    },
    {
      path: paths.forgotPassword(),
      audience: 'public',
      load: async () => ({ Component: (await import('./forgot/ForgotPasswordScreen')).ForgotPasswordScreen }),
    },
    {
      path: paths.join(),
      audience: 'anyone',
      load: async () => ({ Component: (await import('./join/JoinScreen')).JoinScreen }),
    },
    {
      path: paths.mfaVerification(),
      audience: 'public',
      load: async () => ({ Component: (await import('./MfaVerificationScreen')).MfaVerificationScreen }),
    },
  ],
  sidebar: [],
}
