export type { StatementPath, StatementsApi } from './statements-api'
export { STATEMENTS_MESSAGES } from './statements-messages'
export {
  StatementAging,
  StatementBiller,
  StatementClient,
  StatementDocument,
  StatementLine,
} from './statement-document'
export {
  CreateStatementBody,
  MANY_STATEMENTS,
  MAX_STATEMENT_CANDIDATES,
  Statement,
  STATEMENT_CANDIDATE_FILTERS,
  STATEMENT_STATUSES,
  StatementCandidate,
  StatementCandidates,
  StatementCandidatesQuery,
  StatementFilters,
  StatementsQuery,
  StatementSummary,
  StatementTotals,
  type StatementStatus,
} from './statements-contract'
