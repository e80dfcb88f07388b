import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom'
import type { FeatureRoute } from '../shared/feature-routes'
import { paths } from '../shared/paths'
import { AppRoot } from './AppRoot'
import { ErrorScreen } from './ErrorScreen'
import { ROUTES } from './features'
import { LoadingScreen } from './LoadingScreen'
import { RedirectSignedIn } from './RedirectSignedIn'
import type { Services } from './services'

const screen = ({ path, load }: FeatureRoute): RouteObject => ({
  path,
  lazy: load,
  ErrorBoundary: ErrorScreen,
})

const screensFor = (audience: FeatureRoute['audience']) =>
  ROUTES.filter((route) => route.audience === audience).map(screen)

/** The tree of routes: public screens, staff screens inside the frame, and everything else back to `/` (spec §2). */
const routesOf = (services: Services): RouteObject[] => [
  {
    element: <AppRoot services={services} />,
    HydrateFallback: LoadingScreen,
    ErrorBoundary: ErrorScreen,
    children: [
      { element: <RedirectSignedIn />, children: screensFor('public') },
      {
        lazy: async () => {
          const { StaffArea } = await import('./StaffArea')
          return { element: <StaffArea services={services} /> }
        },
        children: [
          { index: true, element: <Navigate to={paths.dashboard()} replace /> },
          ...screensFor('staff'),
        ],
      },
      { path: '*', element: <Navigate to={paths.root()} replace /> },
    ],
  },
]

/** The router over the browser's own history. */
export const createRouter = (services: Services) => createBrowserRouter(routesOf(services))
