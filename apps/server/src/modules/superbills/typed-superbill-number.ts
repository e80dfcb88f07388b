import { numberTypedAs } from '../billing-documents'

/** The digits of a superbill’s number that is typed; null for other words. */
export const typedSuperbillNumber = numberTypedAs('superbill')
