import { type FeeAgreement, FeeAgreementInput } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { formatMediumDate } from '../../../shared/format-date'
import { comparedWords } from '../../../shared/forms/compared-words'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { serviceWords, termsWords } from './agreement-words'

/** Stands for every service in the choice of one. */
export const ALL_SERVICES = 'all'

/** What the form holds. */
export interface AgreementValues extends Pick<FeeAgreement, 'endsOn' | 'feeCents' | 'percentOff'> {
  /** The code of a service, or {@link ALL_SERVICES}. */
  service: string | null
  kind: 'fee' | 'percent'
  reason: string
  agreedBy: string
  startsOn: string | null
}

/** What the form starts from: a new agreement is from today on. */
export const agreementValuesOf = (agreement: FeeAgreement | null, today: string): AgreementValues => ({
  service: agreement === null ? null : (agreement.serviceCode ?? ALL_SERVICES),
  kind: typeof agreement?.percentOff === 'number' ? 'percent' : 'fee',
  feeCents: agreement?.feeCents ?? null,
  percentOff: agreement?.percentOff ?? null,
  reason: agreement?.reason ?? '',
  agreedBy: agreement?.agreedBy ?? '',
  startsOn: agreement?.startsOn ?? today,
  endsOn: agreement?.endsOn ?? null,
})

/** What is sent; what is missing is something that the check refuses. */
export const agreementBodyOf = (values: AgreementValues): FeeAgreementInput => ({
  serviceCode: values.service === ALL_SERVICES ? null : (values.service ?? ''),
  feeCents: values.kind === 'fee' ? (values.feeCents ?? -1) : null,
  percentOff: values.kind === 'percent' ? (values.percentOff ?? 0) : null,
  reason: values.reason,
  agreedBy: values.agreedBy,
  startsOn: values.startsOn ?? '',
  endsOn: values.endsOn,
})

const FIELDS = ['serviceCode', 'feeCents', 'percentOff', 'startsOn', 'endsOn', 'reason', 'agreedBy']

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export const agreementErrors = (values: AgreementValues): FormError[] =>
  contractErrors(FeeAgreementInput, agreementBodyOf(values), FIELDS).map((error) => {
    if (error.path === 'feeCents' && values.feeCents === null) {
      return { ...error, message: 'Enter the fee, like 120.50' }
    }
    return error.path === 'startsOn' ? { ...error, message: 'Enter the first day' } : error
  })

/** Both versions in words, for the person to choose from. */
export const agreementVersions = (currency: string) => (mine: AgreementValues, theirs: FeeAgreement) =>
  comparedWords(wordsOf(mine, currency), wordsOf(agreementValuesOf(theirs, theirs.startsOn), currency))

function wordsOf(values: AgreementValues, currency: string): Record<string, string> {
  const { serviceCode, feeCents, percentOff } = agreementBodyOf(values)
  const { reason, agreedBy, startsOn, endsOn } = values
  return {
    Service: serviceWords(serviceCode),
    Fee: termsWords({ feeCents, percentOff }, currency),
    'First day': startsOn === null ? '' : formatMediumDate(startsOn),
    'Last day': endsOn === null ? '' : formatMediumDate(endsOn),
    Reason: reason,
    'Who agreed': agreedBy,
  }
}
