export { sumWaitingStatements } from './sum-statements'
export { statementRecord } from './statement-record'
