import type { RecordKind } from '../../record-kind'
import { appointmentSeriesRecord } from '../appointment-series'
import { appointmentRecord } from '../appointments'
import { auditRecord } from '../audit'
import { autopayRecord } from '../autopay'
import { billingDocumentRecord } from '../billing-documents'
import { billingProfileRecord } from '../billing-profiles'
import { billingSettingsRecord } from '../billing-settings'
import { calendarBlockRecord } from '../calendar-blocks'
import { calendarFeedRecord } from '../calendar-feeds'
import { cardRecord } from '../cards'
import { claimSettingsRecord } from '../claim-settings'
import { refusedFileRecord } from '../claim-folders'
import { claimRecord } from '../claims'
import { clientFileRecord } from '../client-files'
import { clientMemberRecord } from '../client-members'
import { clientRecord } from '../clients'
import { coverageRecord } from '../coverages'
import { documentRecord } from '../documents'
import { formTemplateRecord } from '../form-templates'
import { duplicateRecord } from '../duplicates'
import { estimateRecord } from '../estimates'
import { feeAgreementRecord } from '../fee-agreements'
import { feeScheduleRecord } from '../fee-schedules'
import { holidayRecord } from '../holidays'
import { invitationRecord } from '../invitations'
import { invoiceRecord } from '../invoices'
import { ledgerRecord } from '../ledger'
import { locationRecord } from '../locations'
import { measureRecord } from '../measures'
import { notificationRecord } from '../notifications'
import { organizationRecord } from '../organization'
import { packetRecord } from '../packets'
import { reminderRecord } from '../reminders'
import { waitlistRecord } from '../waitlist'
import { payerRecord } from '../payers'
import { paymentConnectionRecord } from '../payment-connection'
import { paymentRecord } from '../payments'
import { paymentComparisonRecord } from '../payment-comparison'
import { payoutRecord } from '../payouts'
import { receivedFileRecord } from '../received-files'
import { remittanceRecord } from '../remittances'
import { roleRecord } from '../roles'
import { serviceRecord } from '../services'
import { staffRecord } from '../staff'
import { statementRecord } from '../statements'
import { superbillRecord } from '../superbills'

/** Every kind of record: what the audit log names, the export holds and the search finds. */
export const RECORDS: readonly RecordKind[] = [
  organizationRecord,
  locationRecord,
  holidayRecord,
  staffRecord,
  roleRecord,
  invitationRecord,
  notificationRecord,
  clientRecord,
  duplicateRecord,
  clientMemberRecord,
  clientFileRecord,
  documentRecord,
  formTemplateRecord,
  packetRecord,
  reminderRecord,
  waitlistRecord,
  measureRecord,
  appointmentRecord,
  appointmentSeriesRecord,
  calendarBlockRecord,
  calendarFeedRecord,
  serviceRecord,
  invoiceRecord,
  paymentRecord,
  paymentConnectionRecord,
  payoutRecord,
  paymentComparisonRecord,
  cardRecord,
  autopayRecord,
  ledgerRecord,
  superbillRecord,
  claimRecord,
  receivedFileRecord,
  refusedFileRecord,
  remittanceRecord,
  billingDocumentRecord,
  statementRecord,
  estimateRecord,
  billingProfileRecord,
  billingSettingsRecord,
  claimSettingsRecord,
  payerRecord,
  coverageRecord,
  feeAgreementRecord,
  feeScheduleRecord,
  auditRecord,
]
