export type { AuditApi, AuditFile } from './audit-api'
export { AUDIT_MESSAGES } from './audit-messages'
export { CLIENT_EVENT_RESOURCES, CLIENT_EVENT_TYPES, ClientAuditEvent } from './audit-contract'
export {
  ACTOR_KINDS,
  AUDIT_ACTIONS,
  AUDIT_RESOURCES,
  AUDIT_SOURCES,
  type ActorKind,
  type AuditAction,
  type AuditResource,
  type AuditSource,
} from './audit-kinds'
export {
  AuditEvent,
  AuditExportQuery,
  AuditQuery,
  MAX_AUDIT_EVENTS_COUNTED,
  MAX_AUDIT_EVENTS_EXPORTED,
  MAX_AUDIT_EXPORT_DAYS,
} from './audit-log-contract'
