export type { ExportPath, ExportsApi } from './exports-api'
export { EXPORTS_MESSAGES } from './exports-messages'
export { EXPORT_LIFE_HOURS, EXPORT_STATUSES, OrganizationExport, type ExportStatus } from './exports-contract'
