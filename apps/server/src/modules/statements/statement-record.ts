import {
  exportedStatementCounters,
  exportedStatements,
  exportedStatementSendings,
  leftOutStatementRuns,
} from '../../db/schema/statements-table'
import type { RecordKind } from '../../record-kind'

export const statementRecord: RecordKind = {
  tables: [exportedStatements, exportedStatementSendings, exportedStatementCounters, leftOutStatementRuns],
}
