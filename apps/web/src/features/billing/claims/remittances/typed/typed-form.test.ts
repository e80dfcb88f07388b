import {
  aClaim,
  aRemittanceClaim,
  aRemittanceDetails,
  aSaidClaim,
  aTypedRemittance,
} from '@oaklet/api/testing'
import { describe, expect, test } from 'vitest'
import {
  EMPTY_PAYMENT,
  emptyReason,
  isSaid,
  missingFrom,
  restOfLine,
  restOfPayment,
  type TypedLine,
  type TypedValues,
} from './typed-form'
import { bodyOf, claimToType, refusalsOf, valuesOf } from './typed-payment'

const typedBefore = () =>
  aRemittanceDetails({
    ...{ fileName: null, method: 'CHK', traceNumber: '100234' },
    claims: [aRemittanceClaim({ said: aSaidClaim({ status: '19' }) })],
  })
const withLine = (changes: Partial<TypedLine>): TypedValues => {
  const values = valuesOf(typedBefore())
  return {
    ...values,
    claims: values.claims.map((claim) => ({
      ...claim,
      lines: claim.lines.map((line) => ({ ...line, ...changes })),
    })),
  }
}

const adjusted = (code: string, cents: number) => ({
  ...{ position: 0, kind: 'other' as const, code, reference: '', cents, words: '' },
  ...{ needsPerson: false, pcn: null },
})

describe('what was typed in before', () => {
  test('is sent again as it was', () => {
    const [claim] = aTypedRemittance().claims
    expect(bodyOf(valuesOf(typedBefore()))).toEqual({
      ...aTypedRemittance(),
      claims: [{ ...claim, isForwarded: true }],
    })
  })

  test('keeps reasons without a field of their own, and money of no claim with its sign', () => {
    const [service] = aSaidClaim().services
    const reasons = [
      { group: 'CO', code: '45', cents: 3_000, words: '' },
      { group: 'CO', code: '45', cents: 500, words: '' },
      { group: 'PI', code: 'B7', cents: 2_000, words: '' },
    ]
    const before = aRemittanceDetails({
      claims: [
        aRemittanceClaim({ said: aSaidClaim({ services: service ? [{ ...service, reasons }] : [] }) }),
      ],
      adjustments: [adjusted('L6', -137), adjusted('WO', 1_000)],
    })
    const body = bodyOf(valuesOf(before))
    expect(body?.claims[0]?.lines[0]?.reasons).toEqual(
      reasons.map(({ group, code, cents }) => ({ group, code, cents })),
    )
    expect(body?.adjustments.map(({ code, cents }) => [code, cents])).toEqual([
      ['L6', -137],
      ['WO', 1_000],
    ])
  })
})

describe('the sums', () => {
  test('of a service are its charge less all that is typed of it', () => {
    const line = (changes: Partial<TypedLine>) => {
      const [one] = withLine(changes).claims[0]?.lines ?? []
      if (one === undefined) throw new Error('There is no service')
      return one
    }
    expect(restOfLine(line({}))).toBe(0)
    expect(restOfLine(line({ copayCents: null }))).toBe(2_500)
    expect(restOfLine(line({ others: [{ ...emptyReason(), code: '97', cents: 100 }] }))).toBe(-100)
    const nothing = { paidCents: null, allowedCents: null, contractualCents: null, copayCents: null }
    expect(isSaid(line(nothing))).toBe(false)
    expect(isSaid(line({ ...nothing, paidCents: 0 }))).toBe(true)
  })

  test('of the payment are its amount less what its claims were paid and what was added', () => {
    const values = withLine({})
    expect(restOfPayment(values)).toBe(0)
    const interest = { key: 'a', code: 'L6', reference: '', cents: 137, isAdded: true } as const
    expect(restOfPayment({ ...values, adjustments: [interest] })).toBe(-137)
    expect(restOfPayment({ ...values, adjustments: [{ ...interest, isAdded: false }] })).toBe(137)
    expect(restOfPayment(EMPTY_PAYMENT)).toBe(0)
  })
})

describe('what has to be put right first', () => {
  const paths = (values: TypedValues) => missingFrom(values).map(({ path }) => path)

  test('is all that a payment can’t be without; sums that don’t agree are kept', () => {
    expect(paths(EMPTY_PAYMENT)).toEqual(['payerId', 'amountCents', 'paidOn', 'traceNumber', 'claim'])
    expect(paths({ ...withLine({ copayCents: 1 }), amountCents: 5 })).toEqual([])
    expect(paths({ ...withLine({}), method: 'NON', traceNumber: '' })).toEqual(['amountCents'])
  })

  test('is a claim of which nothing is said, and a reason without a code or an amount', () => {
    const values = { ...withLine({}), claims: [claimToType(aClaim())] }
    expect(paths(values)).toEqual(['claims.0.lines.0.paidCents'])
    expect(paths(withLine({ others: [emptyReason()] }))).toEqual([
      'claims.0.lines.0.others.0.code',
      'claims.0.lines.0.others.0.cents',
    ])
  })
})

test('what the server refuses of a claim stands at its first service', () => {
  const message = 'Choose a claim that was sent to this insurance'
  expect(
    refusalsOf([
      { path: 'claims.1.claimId', message },
      { path: 'claims.1.payerClaimNumber', message },
      { path: 'traceNumber', message },
    ]).map(({ path }) => path),
  ).toEqual(['claims.1.lines.0.paidCents', 'claims.1.payerClaimNumber', 'traceNumber'])
})

describe('what is rarer on paper', () => {
  test('a reason may raise what is paid', () => {
    const values = withLine({ others: [{ ...emptyReason(), code: '94', cents: 500, isAdded: true }] })
    const [line] = values.claims[0]?.lines ?? []
    expect(line && restOfLine(line)).toBe(500)
    expect(bodyOf(values)?.claims[0]?.lines[0]?.reasons.at(-1)).toEqual({
      group: 'CO',
      code: '94',
      cents: -500,
    })
  })

  test('an earlier decision that is taken back counts below zero, and is typed as it was', () => {
    const said = aSaidClaim({ status: '22', paidCents: -9_000 })
    const services = said.services.map((service) => ({
      ...{ ...service, paidCents: -9_000, allowedCents: -11_500, remarks: ['N130', 'MA04'] },
      reasons: service.reasons.map((reason) => ({ ...reason, cents: 0 - reason.cents })),
    }))
    const before = aRemittanceDetails({
      ...{ fileName: null, method: 'CHK', amountCents: 0 },
      claims: [aRemittanceClaim({ said: { ...said, services } })],
    })
    const values = valuesOf(before)
    expect(values.claims[0]?.lines[0]).toMatchObject({
      ...{ paidCents: 9_000, contractualCents: 3_000, copayCents: 2_500, others: [], remarks: 'N130, MA04' },
    })
    expect(restOfPayment(values)).toBe(9_000)
    expect(bodyOf(values)?.claims[0]).toMatchObject({
      ...{ isReversal: true, isForwarded: false },
      lines: [{ paidCents: 9_000, allowedCents: 11_500, remarks: ['N130', 'MA04'] }],
    })
  })

  test('remarks are codes with commas or blanks between them', () => {
    const errors = (remarks: string) => missingFrom(withLine({ remarks })).map(({ path }) => path)
    expect(errors('n130 ma04,N4')).toEqual([])
    expect(errors('N130, see below')).toEqual(['claims.0.lines.0.remarks'])
    expect(bodyOf(withLine({ remarks: 'n130 N130' }))?.claims[0]?.lines[0]?.remarks).toEqual(['N130'])
  })

  test('other money alone is enough', () => {
    const interest = { key: 'k', code: 'L6' as const, reference: '', cents: 137, isAdded: true }
    const values = { ...valuesOf(typedBefore()), amountCents: 137, claims: [] }
    expect(missingFrom({ ...values, adjustments: [interest] })).toEqual([])
    expect(missingFrom({ ...values, adjustments: [] }).map(({ path }) => path)).toEqual(['claim'])
  })
})
