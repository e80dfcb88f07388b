export { chainLines } from './chain-lines'
export { changedFields } from './changed-fields'
export { recordAudit, recordAudits } from './record-audit'
export { verifyAuditChain } from './verify-audit-chain'
