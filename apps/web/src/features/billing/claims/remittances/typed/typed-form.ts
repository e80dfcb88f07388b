import {
  type AdjustmentGroup,
  MAX_TYPED_CLAIMS,
  type PaymentAdjustmentCode,
  type TypedMethod,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { isDay } from '../../../../../shared/is-day'
import { newId } from '../../../../../shared/new-id'

/** The reasons that nearly each paper has, which have fields of their own. */
export const QUICK_REASONS = [
  { name: 'contractualCents', group: 'CO', code: '45', label: 'Contractual (CO 45)' },
  { name: 'deductibleCents', group: 'PR', code: '1', label: 'Deductible (PR 1)' },
  { name: 'coinsuranceCents', group: 'PR', code: '2', label: 'Coinsurance (PR 2)' },
  { name: 'copayCents', group: 'PR', code: '3', label: 'Copay (PR 3)' },
] as const

/** One of the fields of {@link QUICK_REASONS}. */
export type QuickReason = (typeof QUICK_REASONS)[number]['name']

/** A reason of any other code. */
export interface OtherReason {
  key: string
  group: AdjustmentGroup
  code: string
  cents: number | null
  /** Whether it raises what is paid, where others lower it. */
  isAdded: boolean
}

/** A service of a claim, with what the paper says of it. */
export interface TypedLine extends Record<QuickReason, number | null> {
  /** The number of the line of the claim. */
  number: string
  /** `90834, Oct 6, 2026` */
  name: string
  chargeCents: number
  paidCents: number | null
  allowedCents: number | null
  /** The codes of what the insurance remarks, with commas or blanks between them. */
  remarks: string
  others: OtherReason[]
}

export interface TypedClaim {
  key: string
  id: string
  /** `K000000018, Mari Vega` */
  name: string
  payerClaimNumber: string
  isForwarded: boolean
  /** Whether it takes an earlier decision back: its amounts are those of that decision, and count below zero. */
  isReversal: boolean
  lines: TypedLine[]
}

/** Money of no claim: an amount above zero, and whether the payment is more or less by it. */
export interface TypedAdjustment {
  key: string
  code: PaymentAdjustmentCode
  reference: string
  cents: number | null
  isAdded: boolean
}

export interface TypedValues {
  payerId: string | null
  method: TypedMethod
  amountCents: number | null
  paidOn: string | null
  traceNumber: string
  claims: TypedClaim[]
  adjustments: TypedAdjustment[]
}

/** The form before anything is typed. */
export const EMPTY_PAYMENT: TypedValues = {
  ...{ payerId: null, method: 'CHK', amountCents: null, paidOn: null, traceNumber: '' },
  ...{ claims: [], adjustments: [] },
}

export const emptyReason = (): OtherReason => ({
  key: newId(),
  group: 'CO',
  code: '',
  cents: null,
  isAdded: false,
})

/** Interest for paying late, which is what most papers have of no claim. */
export const emptyAdjustment = (): TypedAdjustment => ({
  ...{ key: newId(), code: 'L6', reference: '', cents: null, isAdded: true },
})

/** Whether the paper says anything of a service; one of which it says nothing is left out. */
export const isSaid = (line: TypedLine): boolean =>
  line.remarks.trim() !== '' ||
  [line.paidCents, line.allowedCents, ...QUICK_REASONS.map(({ name }) => line[name])].some(
    (cents) => cents !== null,
  ) ||
  line.others.length > 0

/** What a service was charged, less all that is typed of it: zero where it balances. */
export const restOfLine = (line: TypedLine): number =>
  line.chargeCents -
  (line.paidCents ?? 0) -
  QUICK_REASONS.reduce((sum, { name }) => sum + (line[name] ?? 0), 0) -
  line.others.reduce((sum, { cents, isAdded }) => sum + (isAdded ? -1 : 1) * (cents ?? 0), 0)

/** The codes of remarks as they were typed: `N130`, `MA04`. */
export const remarksIn = (typed: string): string[] => [
  ...new Set(
    typed
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

const REMARK = /^[A-Z]{1,2}\d{1,4}$/

/** What of the payment’s amount nothing typed explains: zero where it agrees, below zero where more is typed. */
export const restOfPayment = ({ amountCents, claims, adjustments }: TypedValues): number =>
  (amountCents ?? 0) -
  claims.reduce(
    (sum, { lines, isReversal }) =>
      sum + (isReversal ? -1 : 1) * lines.reduce((ofClaim, { paidCents }) => ofClaim + (paidCents ?? 0), 0),
    0,
  ) -
  adjustments.reduce((sum, { cents, isAdded }) => sum + (isAdded ? 1 : -1) * (cents ?? 0), 0)

/** What has to be put right before it can be kept; sums that don’t agree are kept too. */
export function missingFrom(values: TypedValues): FormError[] {
  const { payerId, method, amountCents, paidOn, traceNumber, claims, adjustments } = values
  const error = (isWrong: boolean, path: string, message: string) => (isWrong ? [{ path, message }] : [])
  return [
    ...error(payerId === null, 'payerId', 'Choose the insurance that paid'),
    ...error(amountCents === null, 'amountCents', 'Enter the amount; zero where nothing was paid'),
    ...error(
      method === 'NON' && amountCents !== null && amountCents !== 0,
      'amountCents',
      'Where no money moved, the amount is zero',
    ),
    ...error(!isDay(paidOn), 'paidOn', 'Enter the date of the payment'),
    ...error(
      method !== 'NON' && traceNumber.trim() === '',
      'traceNumber',
      'Enter the number of the check or transfer',
    ),
    ...error(
      claims.length + adjustments.length === 0,
      'claim',
      'Choose a claim that the payment is for, or add money of no claim',
    ),
    ...error(claims.length > MAX_TYPED_CLAIMS, 'claim', `Use at most ${MAX_TYPED_CLAIMS} claims`),
    ...claims.flatMap(missingFromClaim),
    ...adjustments.flatMap(({ cents }, index) =>
      error(!cents, `adjustments.${index}.cents`, 'Enter the amount, or take the line away'),
    ),
  ]
}

function missingFromClaim({ lines }: TypedClaim, index: number): FormError[] {
  if (!lines.some(isSaid))
    return [{ path: linePath(index, 0, 'paidCents'), message: 'Enter what was paid, also when it is zero' }]
  return lines.flatMap(({ others, remarks }, at) => [
    ...(remarksIn(remarks).every((code) => REMARK.test(code))
      ? []
      : [{ path: linePath(index, at, 'remarks'), message: 'Enter remarks like N130 or MA04' }]),
    ...others.flatMap(({ code, cents }, place) => [
      ...(code === ''
        ? [{ path: linePath(index, at, `others.${place}.code`), message: 'Choose the reason' }]
        : []),
      ...(cents
        ? []
        : [
            {
              path: linePath(index, at, `others.${place}.cents`),
              message: 'Enter the amount, or take the reason away',
            },
          ]),
    ]),
  ])
}

/** The name of a field of a service. */
export const linePath = (claim: number, line: number, field: string): string =>
  `claims.${claim}.lines.${line}.${field}`
