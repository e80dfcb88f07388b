import {
  type BillingSettings,
  NUMBERED_DOCUMENTS,
  type NumberedDocument,
  SUGGESTED_SMALL_REST_CENTS,
  UpdateBillingSettingsBody,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { comparedWords } from '../../../shared/forms/compared-words'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { autopayWords, dueWords, NEXT_NUMBER_WORDS, rhythmWords, smallRestWords } from './invoicing-words'

/** The choice beside the days on which statements can be drafted. */
export const NO_DAY = 'none'

/** What is typed about invoices and statements. */
export interface InvoicingValues {
  invoiceDueDays: number | null
  /** A day of the month, or {@link NO_DAY}. */
  statementDay: string
  writesOffSmallRests: boolean
  /** Kept while no rest is written off. */
  smallRestCents: number | null
  isAutopayOn: boolean
  nextNumbers: Record<NumberedDocument, number | null>
  /** The numbers as they were, which are the lowest that are free. */
  freeNumbers: Record<NumberedDocument, number>
}

/** What the form starts from. */
export const invoicingValuesOf = (settings: BillingSettings): InvoicingValues => ({
  invoiceDueDays: settings.invoiceDueDays,
  statementDay: settings.statementDay === null ? NO_DAY : String(settings.statementDay),
  writesOffSmallRests: settings.smallRestCents !== null,
  smallRestCents: settings.smallRestCents ?? SUGGESTED_SMALL_REST_CENTS,
  isAutopayOn: settings.isAutopayOn,
  nextNumbers: settings.nextNumbers,
  freeNumbers: settings.nextNumbers,
})

/** What is sent beside the version: of the numbers only those that were changed. What is missing is refused. */
export const invoicingBodyOf = (values: InvoicingValues): Omit<UpdateBillingSettingsBody, 'version'> => ({
  invoiceDueDays: values.invoiceDueDays ?? -1,
  statementDay: values.statementDay === NO_DAY ? null : Number(values.statementDay),
  smallRestCents: values.writesOffSmallRests ? (values.smallRestCents ?? 0) : null,
  isAutopayOn: values.isAutopayOn,
  nextNumbers: Object.fromEntries(
    NUMBERED_DOCUMENTS.filter((kind) => values.nextNumbers[kind] !== values.freeNumbers[kind]).map((kind) => [
      kind,
      values.nextNumbers[kind] ?? 0,
    ]),
  ),
})

/** The name of the field for the next number of a kind. */
export const numberField = (kind: NumberedDocument): string => `nextNumbers.${kind}`

const FIELDS = ['invoiceDueDays', 'statementDay', 'smallRestCents', ...NUMBERED_DOCUMENTS.map(numberField)]

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function invoicingErrors(values: InvoicingValues): FormError[] {
  const found = [
    ...NUMBERED_DOCUMENTS.flatMap((kind) => {
      const [next, free] = [values.nextNumbers[kind], values.freeNumbers[kind]]
      return next === null || next < free
        ? [{ path: numberField(kind), message: `Numbers only rise: use ${free} or a higher one` }]
        : []
    }),
    ...contractErrors(UpdateBillingSettingsBody, invoicingBodyOf(values), FIELDS),
  ]
  return FIELDS.flatMap((field) => found.find(({ path }) => path === field) ?? [])
}

/** Both versions in words, for the person to choose from. */
export const invoicingVersions = (mine: InvoicingValues, theirs: BillingSettings, currency: string) =>
  comparedWords(wordsOf(mine, currency), wordsOf(invoicingValuesOf(theirs), currency))

function wordsOf(values: InvoicingValues, currency: string): Record<string, string> {
  const { invoiceDueDays, statementDay, smallRestCents, isAutopayOn } = invoicingBodyOf(values)
  return {
    'Invoices are due': dueWords(invoiceDueDays),
    Statements: rhythmWords(statementDay),
    'Small rests': smallRestWords(smallRestCents, currency),
    Autopay: autopayWords(isAutopayOn),
    ...Object.fromEntries(
      NUMBERED_DOCUMENTS.map((kind) => [NEXT_NUMBER_WORDS[kind], String(values.nextNumbers[kind] ?? '')]),
    ),
  }
}
