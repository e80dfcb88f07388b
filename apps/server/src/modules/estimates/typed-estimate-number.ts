import { numberTypedAs } from '../billing-documents'

/** The digits of an estimate’s number that is typed; null for other words. */
export const typedEstimateNumber = numberTypedAs(String.raw`(?:good\s+faith\s+)?estimate|gfe`)
