import { expect, it } from 'vitest'
import * as contract from '../contract'
import * as fixtures from './index'

const pairs = [
  [fixtures.aUser(), contract.User],
  [fixtures.aSignedIn(), contract.SignedIn],
  [fixtures.aRefreshed(), contract.Refreshed],
  [fixtures.anEmailChange(), contract.EmailChange],
  [fixtures.aSignedInDevice(), contract.SignedInDevice],
  [fixtures.anOwnOrganization(), contract.OwnOrganization],
  [fixtures.somePreferences(), contract.Preferences],
  [fixtures.anOrganizationSummary(), contract.OrganizationSummary],
  [fixtures.anOrganizationSettings(), contract.OrganizationSettings],
  [fixtures.anOrganizationSettingsBody(), contract.UpdateOrganizationSettingsBody],
  [fixtures.aPractice(), contract.Practice],
  [fixtures.aSetup(), contract.Setup],
  [fixtures.aLocation(), contract.Location],
  [fixtures.aLocationInput(), contract.LocationInput],
  [fixtures.aHoliday(), contract.Holiday],
  [fixtures.aHolidayInput(), contract.HolidayInput],
  [fixtures.aClinician(), contract.Clinician],
  [fixtures.aStaffSummary(), contract.StaffSummary],
  [fixtures.aStaffMember(), contract.StaffMember],
  [fixtures.aStaffProfileInput(), contract.StaffProfileInput],
  [fixtures.aStaffAccess(), contract.StaffAccess],
  [fixtures.someOpenAppointments(), contract.OpenAppointments],
  [fixtures.anInviteBody(), contract.InviteBody],
  [fixtures.anInvitation(), contract.Invitation],
  [fixtures.anInvitationView(), contract.InvitationView],
  [fixtures.anOwnerRole(), contract.Role],
  [fixtures.anOwnRole(), contract.Role],
  [fixtures.aRoleInput(), contract.RoleInput],
  [fixtures.anAccessPreview(), contract.AccessPreview],
  [fixtures.anAuditEvent(), contract.AuditEvent],
  [fixtures.aService(), contract.Service],
  [fixtures.aClientInput(), contract.ClientInput],
  [fixtures.aClient(), contract.Client],
  [fixtures.aClientSummary(), contract.ClientSummary],
  [fixtures.anAppointment(), contract.Appointment],
  [fixtures.anAppointmentBody(), contract.CreateAppointmentBody],
  [fixtures.anOverlapConflict(), contract.OverlapConflict],
  [fixtures.aMeasureBody(), contract.RecordMeasureBody],
  [fixtures.aMeasure(), contract.Measure],
  [fixtures.anExport(), contract.OrganizationExport],
  [fixtures.anInvoice(), contract.Invoice],
  [fixtures.anInvoiceSummary(), contract.InvoiceSummary],
  [fixtures.anInvoiceInput(), contract.InvoiceInput],
  [fixtures.someInvoiceTotals(), contract.InvoiceTotals],
  [fixtures.aPaymentBody(), contract.RecordPaymentBody],
  [fixtures.aPayment(), contract.Payment],
  [fixtures.aNotification(), contract.Notification],
  [fixtures.aNotificationsSummary(), contract.NotificationsSummary],
  [fixtures.someNotificationPreferences(), contract.NotificationPreferences],
  [fixtures.aDashboard(), contract.Dashboard],
  [fixtures.aSafetyAlert(), contract.SafetyAlert],
  [fixtures.aSearchAnswer(), contract.SearchAnswer],
  [fixtures.someAnalytics(), contract.Analytics],
  [fixtures.anAnalyticsRecord(), contract.AnalyticsRecord],
  [fixtures.someAnalyticsRecords(), contract.AnalyticsRecords],
  [fixtures.anExportedFile(), contract.FileAnswer],
] as const

it.each(pairs)('every fixture keeps the contract, and nothing beside it: %#', (fixture, schema) => {
  expect(schema.parse(fixture)).toEqual(fixture)
})

it('gives a changed fixture its changes and leaves the next one as it was', () => {
  expect(fixtures.aClient({ firstName: 'Ana' }).firstName).toBe('Ana')
  expect(fixtures.aClient().firstName).toBe('Marisol')
})
