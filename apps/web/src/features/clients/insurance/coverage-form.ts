import type { Coverage, CoverageInput, FieldError } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { addressOf, addressValuesOf, type AddressValues } from '../../../records/locations/address-form'

/** What the form holds about the policy holder, called as in the contract, so that a refusal finds its field. */
interface PolicyHolderValues {
  'policyHolder.firstName': string
  'policyHolder.lastName': string
  'policyHolder.dateOfBirth': string | null
  'policyHolder.administrativeSex': NonNullable<CoverageInput['policyHolder']>['administrativeSex']
}

/** What the form holds; what is typed about a policy holder stays while the client is said to be it. */
export type CoverageValues = Omit<CoverageInput, 'payerId' | 'policyHolder' | 'effectiveFrom'> &
  PolicyHolderValues &
  AddressValues & {
    payerId: string | null
    effectiveFrom: string | null
  }

/** What the form for a new coverage starts from: the client’s own, in the first place that is free. */
export const newCoverage = (priority: number): CoverageValues => ({
  payerId: null,
  priority,
  memberId: '',
  groupNumber: '',
  groupName: '',
  planName: '',
  relation: 'self',
  ...holderValuesOf(null),
  copayCents: null,
  coinsurancePercent: null,
  deductibleCents: null,
  deductibleMetCents: null,
  deductibleAsOf: null,
  effectiveFrom: null,
  effectiveTo: null,
  acceptsAssignment: true,
  signatureOn: null,
  releaseOn: null,
  status: 'unverified',
})

/** What the form shows of a coverage. */
export const coverageValuesOf = (coverage: Coverage): CoverageValues => ({
  payerId: coverage.payerId,
  priority: coverage.priority,
  memberId: coverage.memberId,
  groupNumber: coverage.groupNumber,
  groupName: coverage.groupName,
  planName: coverage.planName,
  relation: coverage.relation,
  ...holderValuesOf(coverage.policyHolder),
  copayCents: coverage.copayCents,
  coinsurancePercent: coverage.coinsurancePercent,
  deductibleCents: coverage.deductibleCents,
  deductibleMetCents: coverage.deductibleMetCents,
  deductibleAsOf: coverage.deductibleAsOf,
  effectiveFrom: coverage.effectiveFrom,
  effectiveTo: coverage.effectiveTo,
  acceptsAssignment: coverage.acceptsAssignment,
  signatureOn: coverage.signatureOn,
  releaseOn: coverage.releaseOn,
  status: coverage.status,
})

const holderValuesOf = (holder: Coverage['policyHolder']): PolicyHolderValues & AddressValues => ({
  'policyHolder.firstName': holder?.firstName ?? '',
  'policyHolder.lastName': holder?.lastName ?? '',
  'policyHolder.dateOfBirth': holder?.dateOfBirth ?? null,
  'policyHolder.administrativeSex': holder?.administrativeSex ?? 'unknown',
  ...addressValuesOf(holder?.address ?? undefined),
})

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function coverageErrors(values: CoverageValues): FormError[] {
  const { payerId, memberId, relation, effectiveFrom, effectiveTo, coinsurancePercent } = values
  const isBeforeStart = effectiveFrom !== null && effectiveTo !== null && effectiveTo < effectiveFrom
  const isNoPercentage = coinsurancePercent !== null && (coinsurancePercent < 0 || coinsurancePercent > 100)
  return [
    ...wrong(payerId === null, 'payerId', 'Choose the insurance'),
    ...wrong(isEmpty(memberId), 'memberId', 'Enter the member id'),
    ...(relation === 'self' ? [] : policyHolderErrors(values)),
    ...wrong(effectiveFrom === null, 'effectiveFrom', 'Enter the first day'),
    ...wrong(isBeforeStart, 'effectiveTo', 'Enter a day that is not before the first day'),
    ...wrong(isNoPercentage, 'coinsurancePercent', 'Use 0 to 100 percent'),
  ]
}

const policyHolderErrors = (values: CoverageValues): FormError[] => [
  ...wrong(
    isEmpty(values['policyHolder.firstName']),
    'policyHolder.firstName',
    'Enter the first name of the policy holder',
  ),
  ...wrong(
    isEmpty(values['policyHolder.lastName']),
    'policyHolder.lastName',
    'Enter the last name of the policy holder',
  ),
]

const wrong = (isWrong: boolean, path: string, message: string): FormError[] =>
  isWrong ? [{ path, message }] : []

const isEmpty = (text: string): boolean => text.trim() === ''

/** The server’s refusals at the fields of this form. */
export const coverageRefusals = (refused: readonly FieldError[]): FormError[] =>
  refused.map(({ path, message }) => ({ path: path.replace('policyHolder.address.', 'address.'), message }))

/** What is sent of values that {@link coverageErrors} finds nothing wrong with. */
export const coverageInput = (values: CoverageValues): CoverageInput => ({
  payerId: values.payerId ?? '',
  priority: values.priority,
  memberId: values.memberId.trim(),
  groupNumber: values.groupNumber.trim(),
  groupName: values.groupName.trim(),
  planName: values.planName.trim(),
  relation: values.relation,
  policyHolder: values.relation === 'self' ? null : policyHolderOf(values),
  copayCents: values.copayCents,
  coinsurancePercent: values.coinsurancePercent,
  deductibleCents: values.deductibleCents,
  deductibleMetCents: values.deductibleMetCents,
  deductibleAsOf: values.deductibleAsOf,
  effectiveFrom: values.effectiveFrom ?? '',
  effectiveTo: values.effectiveTo,
  acceptsAssignment: values.acceptsAssignment,
  signatureOn: values.signatureOn,
  releaseOn: values.releaseOn,
  status: values.status,
})

/** An address that names a country alone is none. */
function policyHolderOf(values: CoverageValues): NonNullable<CoverageInput['policyHolder']> {
  const { country, ...rest } = addressOf(values)
  const hasAddress = Object.values(rest).some((part) => part !== '')
  return {
    firstName: values['policyHolder.firstName'].trim(),
    lastName: values['policyHolder.lastName'].trim(),
    dateOfBirth: values['policyHolder.dateOfBirth'],
    administrativeSex: values['policyHolder.administrativeSex'],
    address: hasAddress ? { ...rest, country } : null,
  }
}
