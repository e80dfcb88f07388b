export { auditEvents } from './audit-table'
export { recordAudit } from './record-audit'
