import { MAX_CLIENT_FILE_BYTES, MAX_IMPORT_BYTES, MAX_RECEIVED_FILE_BYTES } from '@oaklet/api/contract'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from './deps'
import { AppError } from './errors'
import { accessLog } from './http/access-log'
import type { AppContext, App, AppEnv, Middleware } from './http/app-env'
import { announceChanges } from './http/announce-changes'
import { dateHeader } from './http/date-header'
import { errorResponse } from './http/error-response'
import { serveOpenApi } from './http/openapi'
import { rateLimit } from './http/rate-limit'
import { requestId } from './http/request-id'
import { sameOrigin } from './http/same-origin'
import { securityHeaders } from './http/security-headers'
import { serveWebApp } from './http/static-files'
import { accountRoutes } from './modules/account/account-routes'
import { analyticsRoutes } from './modules/analytics/analytics-routes'
import { calendarBlocksRoutes } from './modules/calendar-blocks/calendar-blocks-routes'
import { calendarFeedsRoutes } from './modules/calendar-feeds/calendar-feeds-routes'
import { appointmentSeriesRoutes } from './modules/appointment-series/appointment-series-routes'
import { appointmentsRoutes } from './modules/appointments/appointments-routes'
import { auditRoutes } from './modules/audit/audit-routes'
import { auditLogRoutes } from './modules/audit-log/audit-log-routes'
import { authenticate, readAccessToken } from './modules/auth'
import { authRoutes } from './modules/auth/auth-routes'
import { availabilityRoutes } from './modules/availability/availability-routes'
import { billingProfilesRoutes } from './modules/billing-profiles/billing-profiles-routes'
import { billingRoutes } from './modules/billing/billing-routes'
import { billingReportsRoutes } from './modules/billing-reports/billing-reports-routes'
import { billingSettingsRoutes } from './modules/billing-settings/billing-settings-routes'
import { cardsRoutes } from './modules/cards/cards-routes'
import { claimFoldersRoutes } from './modules/claim-folders/claim-folders-routes'
import { claimSettingsRoutes } from './modules/claim-settings/claim-settings-routes'
import { claimsRoutes } from './modules/claims/claims-routes'
import { clientsRoutes } from './modules/clients/clients-routes'
import { clientFilesRoutes } from './modules/client-files/client-files-routes'
import { clientMembersRoutes } from './modules/client-members/client-members-routes'
import { coveragesRoutes } from './modules/coverages/coverages-routes'
import { dashboardRoutes } from './modules/dashboard/dashboard-routes'
import { duplicatesRoutes } from './modules/duplicates/duplicates-routes'
import { estimatesRoutes } from './modules/estimates/estimates-routes'
import { exportsRoutes } from './modules/exports/exports-routes'
import { feeAgreementsRoutes } from './modules/fee-agreements/fee-agreements-routes'
import { feeSchedulesRoutes } from './modules/fee-schedules/fee-schedules-routes'
import { holidaysRoutes } from './modules/holidays/holidays-routes'
import { invitationsRoutes } from './modules/invitations/invitations-routes'
import { invoicesRoutes } from './modules/invoices/invoices-routes'
import { locationsRoutes } from './modules/locations/locations-routes'
import { measuresRoutes } from './modules/measures/measures-routes'
import { notificationsRoutes } from './modules/notifications/notifications-routes'
import { organizationRoutes } from './modules/organization/organization-routes'
import { documentsRoutes } from './modules/documents/documents-routes'
import { formTemplatesRoutes } from './modules/form-templates/form-templates-routes'
import { packetsRoutes } from './modules/packets/packets-routes'
import { remindersRoutes } from './modules/reminders/reminders-routes'
import { waitlistRoutes } from './modules/waitlist/waitlist-routes'
import { payersRoutes } from './modules/payers/payers-routes'
import { paymentComparisonRoutes } from './modules/payment-comparison/payment-comparison-routes'
import { paymentConnectionRoutes } from './modules/payment-connection/payment-connection-routes'
import { paymentEventsRoutes } from './modules/payment-events/payment-events-routes'
import { paymentLinksRoutes } from './modules/payment-links/payment-links-routes'
import { paymentsRoutes } from './modules/payments/payments-routes'
import { payoutsRoutes } from './modules/payouts/payouts-routes'
import { receivedFilesRoutes } from './modules/received-files/received-files-routes'
import { remittancesRoutes } from './modules/remittances/remittances-routes'
import { rolesRoutes } from './modules/roles/roles-routes'
import { searchRoutes } from './modules/search/search-routes'
import { servicesRoutes } from './modules/services/services-routes'
import { staffRoutes } from './modules/staff/staff-routes'
import { staffingRoutes } from './modules/staffing/staffing-routes'
import { statementsRoutes } from './modules/statements/statements-routes'
import { superbillsRoutes } from './modules/superbills/superbills-routes'
import { timelineRoutes } from './modules/timeline/timeline-routes'

/** Every module's routes; each endpoint of the contract is mounted by exactly one. */
const ROUTES: readonly ((app: App, deps: Deps) => void)[] = [
  authRoutes,
  accountRoutes,
  auditRoutes,
  auditLogRoutes,
  organizationRoutes,
  locationsRoutes,
  holidaysRoutes,
  staffRoutes,
  staffingRoutes,
  rolesRoutes,
  invitationsRoutes,
  servicesRoutes,
  clientsRoutes,
  duplicatesRoutes,
  timelineRoutes,
  availabilityRoutes,
  appointmentsRoutes,
  appointmentSeriesRoutes,
  calendarBlocksRoutes,
  calendarFeedsRoutes,
  measuresRoutes,
  invoicesRoutes,
  billingSettingsRoutes,
  statementsRoutes,
  superbillsRoutes,
  claimsRoutes,
  claimSettingsRoutes,
  claimFoldersRoutes,
  receivedFilesRoutes,
  remittancesRoutes,
  estimatesRoutes,
  billingProfilesRoutes,
  payersRoutes,
  clientFilesRoutes,
  clientMembersRoutes,
  documentsRoutes,
  formTemplatesRoutes,
  packetsRoutes,
  remindersRoutes,
  waitlistRoutes,
  coveragesRoutes,
  feeAgreementsRoutes,
  feeSchedulesRoutes,
  paymentConnectionRoutes,
  cardsRoutes,
  paymentsRoutes,
  paymentLinksRoutes,
  paymentEventsRoutes,
  payoutsRoutes,
  paymentComparisonRoutes,
  billingRoutes,
  billingReportsRoutes,
  notificationsRoutes,
  dashboardRoutes,
  searchRoutes,
  analyticsRoutes,
  exportsRoutes,
]

/** The whole server as a function from request to answer. */
export function createApp(deps: Deps, ping: () => Promise<void>): App {
  const app: App = new Hono<AppEnv>()
  app.onError(errorResponse(deps))
  app.notFound((c) => errorResponse(deps)(new AppError('not_found', 'There is no such call.'), c))
  app.use(requestId(deps), accessLog(deps), securityHeaders(), dateHeader(deps))
  app.get('/healthz', async (c) => {
    await ping().catch(() => {
      throw new AppError('unavailable', 'The database doesn’t answer.')
    })
    return c.json({ success: true })
  })
  app.use('/api/*', rateLimit(deps, limitKey(deps)), sameOrigin(), limitBody)
  app.use('/api/*', announceChanges(deps), authenticate(deps))
  serveOpenApi(app)
  for (const routes of ROUTES) routes(app, deps)
  if (deps.providerPages !== null) app.route('/', deps.providerPages)
  serveWebApp(app, deps)
  return app
}

const limitKey = (deps: Deps) => async (c: AppContext) =>
  (await readAccessToken(deps, c.req.header('authorization')))?.sessionId ?? c.get('address')

const limited = (maxSize: number, words: string): Middleware =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('payload_too_large', `Send at most ${words}.`)
    },
  })
/** Base64 makes four bytes of three; the rest is room for what is said of the file. */
const fileBody = (maxBytes: number, words: string) => limited(Math.ceil((maxBytes * 4) / 3) + 65_536, words)

const usualBody = limited(1_048_576, '1 MB')

/** The calls that take a file, and how large that may be. */
const FILE_BODIES: readonly (readonly [path: RegExp, body: Middleware])[] = [
  [/^\/api\/v1\/practices\/[^/]+\/clients\/import$/, limited(MAX_IMPORT_BYTES, '5 MB')],
  [/^\/api\/v1\/practices\/[^/]+\/(received-files|remittances)$/, fileBody(MAX_RECEIVED_FILE_BYTES, '20 MB')],
  [
    /^\/api\/v1\/practices\/[^/]+\/clients\/[^/]+\/files(\/[^/]+\/versions)?$/,
    fileBody(MAX_CLIENT_FILE_BYTES, '10 MB'),
  ],
  [/^\/api\/v1\/onboarding\/[^/]+\/items\/[^/]+\/files$/, fileBody(MAX_CLIENT_FILE_BYTES, '10 MB')],
]

const limitBody: Middleware = (c, next) => {
  const [, body = usualBody] = FILE_BODIES.find(([path]) => path.test(c.req.path)) ?? []
  return body(c, next)
}
