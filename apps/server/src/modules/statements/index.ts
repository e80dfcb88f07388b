export { statementRecord } from './statement-record'
