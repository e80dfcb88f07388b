export { draftStatementDocument } from './draft-statement-document'
export { draftDueStatements } from './draft-due-statements'
export { sumWaitingStatements } from './sum-statements'
export { statementRecord } from './statement-record'
