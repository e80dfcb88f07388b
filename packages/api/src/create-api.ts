import { type AccountApi, createAccountApi } from './account/account-api'
import { type AnalyticsApi, createAnalyticsApi } from './analytics/analytics-api'
import { type AppointmentsApi, createAppointmentsApi } from './appointments/appointments-api'
import { type AuditApi, createAuditApi } from './audit/audit-api'
import { createMfaApi, type MfaApi } from './auth/mfa-api'
import { type ClientsApi, createClientsApi } from './clients/clients-api'
import { createDashboardApi, type DashboardApi } from './dashboard/dashboard-api'
import { createExportsApi, type ExportsApi } from './exports/exports-api'
import { createHolidaysApi, type HolidaysApi } from './holidays/holidays-api'
import { createAuthorizedHttp } from './http/authorized-http'
import { createCall } from './http/call'
import type { Http } from './http/create-http'
import type { Credentials } from './http/credentials'
import { createOpenStream } from './http/open-stream'
import { createInvoicesApi, type InvoicesApi } from './invoices/invoices-api'
import { createLocationsApi, type LocationsApi } from './locations/locations-api'
import { createMeasuresApi, type MeasuresApi } from './measures/measures-api'
import { createNotificationsApi, type NotificationsApi } from './notifications/notifications-api'
import { createOrganizationApi, type OrganizationApi } from './organization/organization-api'
import { createPaymentsApi, type PaymentsApi } from './payments/payments-api'
import { createRolesApi, type RolesApi } from './roles/roles-api'
import { createSearchApi, type SearchApi } from './search/search-api'
import { createServicesApi, type ServicesApi } from './services/services-api'
import { createInvitationsApi, type InvitationsApi } from './staff/invitations-api'
import { createStaffApi, type StaffApi } from './staff/staff-api'

/** Every call that a signed-in person can make. */
export interface Api {
  account: AccountApi
  analytics: AnalyticsApi
  appointments: AppointmentsApi
  audit: AuditApi
  clients: ClientsApi
  dashboard: DashboardApi
  exports: ExportsApi
  holidays: HolidaysApi
  invitations: InvitationsApi
  invoices: InvoicesApi
  locations: LocationsApi
  measures: MeasuresApi
  mfa: MfaApi
  notifications: NotificationsApi
  organization: OrganizationApi
  payments: PaymentsApi
  roles: RolesApi
  search: SearchApi
  services: ServicesApi
  staff: StaffApi
}

/** The client of the signed-in person: requests carry `credentials`, and an expired token is renewed once for all. */
export function createApi(http: Http, credentials: Credentials): Api {
  const authorized = createAuthorizedHttp(http, credentials)
  const call = createCall(authorized)
  return {
    account: createAccountApi(call),
    analytics: createAnalyticsApi(call, http.platform),
    appointments: createAppointmentsApi(call),
    audit: createAuditApi(call),
    clients: createClientsApi(call),
    dashboard: createDashboardApi(call),
    exports: createExportsApi(call),
    holidays: createHolidaysApi(call),
    invitations: createInvitationsApi(call),
    invoices: createInvoicesApi(call),
    locations: createLocationsApi(call),
    measures: createMeasuresApi(call),
    mfa: createMfaApi(call),
    notifications: createNotificationsApi(call, createOpenStream(authorized), http.platform),
    organization: createOrganizationApi(call),
    payments: createPaymentsApi(call),
    roles: createRolesApi(call),
    search: createSearchApi(call),
    services: createServicesApi(call),
    staff: createStaffApi(call),
  }
}
