export { auditEvents } from './audit-table'
export { changedFields } from './changed-fields'
export { recordAudit } from './record-audit'
