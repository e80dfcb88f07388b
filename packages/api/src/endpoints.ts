import * as account from './account/account-contract'
import * as preferences from './account/preferences-contract'
import * as sessions from './account/sessions-contract'
import * as analytics from './analytics/analytics-contract'
import * as analyticsRecords from './analytics/analytics-records-contract'
import * as appointments from './appointments/appointments-contract'
import * as openDays from './appointments/open-days-contract'
import * as audit from './audit/audit-contract'
import * as auditLog from './audit/audit-log-contract'
import * as auth from './auth/auth-contract'
import * as mfa from './auth/mfa-contract'
import * as ownOrganizations from './auth/organizations-contract'
import * as password from './auth/password-contract'
import * as clients from './clients/clients-contract'
import * as clientImport from './clients/import-contract'
import * as dashboard from './dashboard/dashboard-contract'
import * as exports from './exports/exports-contract'
import * as holidays from './holidays/holidays-contract'
import * as publicHolidays from './holidays/public-holidays-contract'
import * as invoices from './invoices/invoices-contract'
import * as locations from './locations/locations-contract'
import * as measures from './measures/measures-contract'
import * as notifications from './notifications/notifications-contract'
import * as organization from './organization/organization-contract'
import * as setup from './organization/setup-contract'
import * as payments from './payments/payments-contract'
import * as roles from './roles/roles-contract'
import * as search from './search/search-contract'
import * as services from './services/services-contract'
import * as invitations from './staff/invitations-contract'
import * as staffChanges from './staff/staff-changes-contract'
import * as staff from './staff/staff-contract'
import * as staffMembers from './staff/staff-members-contract'
import type { Endpoint } from './wire/endpoint'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every call of the API, for the server's routes, the OpenAPI document and the authorization matrix. */
export const ENDPOINTS: readonly Endpoint[] = [
  auth,
  mfa,
  ownOrganizations,
  password,
  account,
  sessions,
  preferences,
  audit,
  auditLog,
  organization,
  setup,
  locations,
  holidays,
  publicHolidays,
  staff,
  staffMembers,
  staffChanges,
  invitations,
  roles,
  services,
  clients,
  clientImport,
  appointments,
  openDays,
  measures,
  invoices,
  payments,
  notifications,
  dashboard,
  exports,
  search,
  analytics,
  analyticsRecords,
].flatMap((contract) => Object.values<unknown>(contract).filter(isEndpoint))
