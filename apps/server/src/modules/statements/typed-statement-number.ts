import { numberTypedAs } from '../billing-documents'

/** The digits of a statement’s number that is typed; null for other words. */
export const typedStatementNumber = numberTypedAs('statement')
