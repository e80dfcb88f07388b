import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import type { FeatureRoute } from '../shared/feature-routes'
import { AppRoot } from './AppRoot'
import { ErrorScreen } from './ErrorScreen'
import { ROUTES } from './features'
import { lazyRoute } from './lazy-route'
import { HomeRedirect, RootRedirect } from './home-redirects'
import { LoadingScreen } from './LoadingScreen'
import { RedirectSignedIn } from './RedirectSignedIn'
import type { Services } from './services'

const screen = ({ path, load }: FeatureRoute): RouteObject => ({
  path,
  ...lazyRoute(load),
  ErrorBoundary: ErrorScreen,
})

const screensFor = (audience: FeatureRoute['audience']) =>
  ROUTES.filter((route) => route.audience === audience).map(screen)

/** The tree of routes: public and open screens, staff screens inside the frame, and everything else back to `/` (spec §2). */
export const routesOf = (services: Services): RouteObject[] => [
  {
    element: <AppRoot services={services} />,
    HydrateFallback: LoadingScreen,
    ErrorBoundary: ErrorScreen,
    children: [
      { element: <RedirectSignedIn />, children: screensFor('public') },
      {
        ...lazyRoute(async () => {
          const { OpenArea } = await import('./OpenArea')
          return { Component: () => <OpenArea services={services} /> }
        }),
        children: screensFor('anyone'),
      },
      {
        ...lazyRoute(async () => {
          const { ClientArea } = await import('./ClientArea')
          return { Component: () => <ClientArea services={services} /> }
        }),
        children: screensFor('client'),
      },
      {
        ...lazyRoute(async () => {
          const { StaffArea } = await import('./StaffArea')
          return { Component: () => <StaffArea services={services} /> }
        }),
        children: [{ index: true, element: <HomeRedirect /> }, ...screensFor('staff')],
      },
      { path: '*', element: <RootRedirect /> },
    ],
  },
]

/** The router over the browser's own history. */
export const createRouter = (services: Services) => createBrowserRouter(routesOf(services))
