import {
  type AdjustmentGroup,
  type Claim,
  type FieldError,
  type PaymentAdjustmentCode,
  type RemittanceDetails,
  TYPED_METHODS,
  type TypedRemittance,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { formatMediumDate } from '../../../../../shared/format-date'
import { newId } from '../../../../../shared/new-id'
import {
  isSaid,
  linePath,
  type OtherReason,
  QUICK_REASONS,
  type QuickReason,
  remarksIn,
  type TypedClaim,
  type TypedLine,
  type TypedValues,
} from './typed-form'

const NOTHING_SAID: Record<QuickReason | 'paidCents' | 'allowedCents', number | null> & { remarks: string } =
  {
    ...{ allowedCents: null, remarks: '' },
    ...{ paidCents: null, contractualCents: null, deductibleCents: null, coinsuranceCents: null },
    copayCents: null,
  }

/** A claim that was found, before anything is typed about it. */
export const claimToType = ({ id, pcn, client, form }: Claim): TypedClaim => ({
  ...{ key: newId(), id, name: `${pcn}, ${client.name}`, payerClaimNumber: '' },
  ...{ isForwarded: false, isReversal: false },
  lines: form.lines.map(({ controlNumber, date, code, modifiers, chargeCents }) => ({
    ...NOTHING_SAID,
    ...{ number: controlNumber, chargeCents, others: [] },
    name: lineName(code, modifiers, date),
  })),
})

const lineName = (code: string, modifiers: readonly string[], day: string): string =>
  `${[code, ...modifiers].join(' ')}, ${formatMediumDate(day)}`

/** What is sent; null while something is missing. */
export function bodyOf(values: TypedValues): TypedRemittance | null {
  const { payerId, method, amountCents, paidOn, traceNumber } = values
  if (payerId === null || amountCents === null || paidOn === null) return null
  return {
    ...{ payerId, method, amountCents, paidOn, traceNumber },
    claims: values.claims.map(({ id, payerClaimNumber, isForwarded, isReversal, lines }) => ({
      ...{ claimId: id, payerClaimNumber, isReversal, isForwarded: isForwarded && !isReversal },
      lines: lines.filter(isSaid).map((line) => ({
        ...{ lineNumber: line.number, paidCents: line.paidCents ?? 0, allowedCents: line.allowedCents },
        remarks: remarksIn(line.remarks),
        reasons: [
          ...QUICK_REASONS.map(({ name, group, code }) => ({ group, code, cents: line[name] ?? 0 })),
          ...line.others.map(({ group, code, cents, isAdded }) => ({
            ...{ group, code, cents: isAdded ? 0 - (cents ?? 0) : (cents ?? 0) },
          })),
        ].filter(({ cents }) => cents !== 0),
      })),
    })),
    adjustments: values.adjustments.map(({ code, reference, cents, isAdded }) => ({
      ...{ code, reference, cents: isAdded ? 0 - (cents ?? 0) : (cents ?? 0) },
    })),
  }
}

/** What was typed before, as the form holds it. */
export const valuesOf = ({
  payer,
  method,
  amountCents,
  paidOn,
  traceNumber,
  ...remittance
}: RemittanceDetails): TypedValues => ({
  payerId: payer?.id ?? null,
  method: TYPED_METHODS.find((one) => one === method) ?? 'CHK',
  ...{ amountCents, paidOn, traceNumber },
  claims: remittance.claims.flatMap((claim) => claimTyped(claim, remittance)),
  adjustments: remittance.adjustments.map(({ code, reference, cents }) => ({
    ...{ key: newId(), code: code as PaymentAdjustmentCode, reference, cents: Math.abs(cents) },
    isAdded: cents < 0,
  })),
})

/** CLP02 of a claim that the payer has sent on to the next insurance. */
const FORWARDED: readonly string[] = ['19', '20', '21']
/** CLP02 of a decision that is taken back. */
const REVERSAL = '22'

/** Its number stands there as it was typed, whatever was decided about it since. */
function claimTyped(
  { said }: RemittanceDetails['claims'][number],
  { records }: Pick<RemittanceDetails, 'records'>,
): TypedClaim[] {
  const record = records.find(({ pcn }) => pcn === said.pcn)
  if (record === undefined) return []
  return [
    {
      ...{ key: newId(), id: record.id, name: `${record.pcn}, ${record.client.name}` },
      payerClaimNumber: said.payerClaimNumber,
      isForwarded: FORWARDED.includes(said.status),
      isReversal: said.status === REVERSAL,
      lines: record.lines.map(({ number, servedOn, code, modifiers, chargeCents }) => ({
        ...{ number, chargeCents, name: lineName(code, modifiers, servedOn) },
        ...saidOfLine(
          said.services.find(({ lineNumber }) => lineNumber === number),
          said.status === REVERSAL ? -1 : 1,
        ),
      })),
    },
  ]
}

type Service = RemittanceDetails['claims'][number]['said']['services'][number]

/** What is typed of a service; `sign` is below zero where all that is said of it is. */
function saidOfLine(
  service: Service | undefined,
  sign: 1 | -1,
): Omit<TypedLine, 'number' | 'chargeCents' | 'name'> {
  if (service === undefined) return { ...NOTHING_SAID, others: [] }
  const others: OtherReason[] = []
  const said = { ...NOTHING_SAID }
  for (const { group, code, cents: saidCents } of service.reasons) {
    const cents = sign * saidCents
    const quick = QUICK_REASONS.find((one) => one.group === group && one.code === code && cents > 0)
    if (quick !== undefined && said[quick.name] === null) said[quick.name] = cents
    else
      others.push({
        ...{ key: newId(), group: group as AdjustmentGroup, code },
        ...{ cents: Math.abs(cents), isAdded: cents < 0 },
      })
  }
  return {
    ...{ ...said, others, paidCents: Math.abs(service.paidCents) },
    allowedCents: service.allowedCents === null ? null : Math.abs(service.allowedCents),
    remarks: (service.remarks ?? []).join(', '),
  }
}

/** What the server refused, at the fields of the form; of a claim that can’t be, at its first service. */
export const refusalsOf = (refused: readonly FieldError[]): FormError[] =>
  refused.map(({ path, message }) => {
    const [, claim] = /^claims\.(\d+)\./.exec(path) ?? []
    if (claim === undefined) return { path: path === 'claims' ? 'claim' : path, message }
    return path.endsWith('.payerClaimNumber')
      ? { path, message }
      : { path: linePath(Number(claim), 0, 'paidCents'), message }
  })
