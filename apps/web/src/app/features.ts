import { analyticsRoutes } from '../features/analytics/routes'
import { billingRoutes } from '../features/billing/routes'
import { calendarRoutes } from '../features/calendar/routes'
import { clientsRoutes } from '../features/clients/routes'
import { dashboardRoutes } from '../features/dashboard/routes'
import { notificationsRoutes } from '../features/notifications/routes'
import { onboardingRoutes } from '../features/onboarding/routes'
import { organizationRoutes } from '../features/organization/routes'
import { rolesRoutes } from '../features/roles/routes'
import { settingsRoutes } from '../features/settings/routes'
import { setupRoutes } from '../features/setup/routes'
import { signInRoutes } from '../features/sign-in/routes'
import { staffRoutes } from '../features/staff/routes'
import { visitRoutes } from '../features/visit/routes'
import type { FeatureRoutes } from '../shared/feature-routes'

const FEATURES: readonly FeatureRoutes[] = [
  signInRoutes,
  onboardingRoutes,
  visitRoutes,
  dashboardRoutes,
  setupRoutes,
  calendarRoutes,
  clientsRoutes,
  billingRoutes,
  analyticsRoutes,
  organizationRoutes,
  staffRoutes,
  rolesRoutes,
  settingsRoutes,
  notificationsRoutes,
]

/** Every screen there is. */
export const ROUTES = FEATURES.flatMap((feature) => feature.routes)

/** The ways into them, in the specification's order (spec §2). */
export const SIDEBAR = FEATURES.flatMap((feature) => feature.sidebar)
