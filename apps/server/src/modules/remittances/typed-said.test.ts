import type { TypedRemittance } from '@oaklet/api/contract'
import { aClaimForm, aTypedRemittance } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import { imbalancesOf } from '../../x12/remittance/imbalances-of'
import { typedSaid } from './typed-said'

const form = aClaimForm()
const payer = { name: 'Aetna', payerId: '60054', remittanceIds: [] as { kind: string; value: string }[] }
const [line] = form.lines
const typed = (changes: Partial<TypedRemittance['claims'][number]> = {}): TypedRemittance => ({
  ...aTypedRemittance(),
  claims: aTypedRemittance().claims.map((claim) => ({
    ...claim,
    lines: claim.lines.map((one) => ({ ...one, lineNumber: line?.controlNumber ?? '' })),
    ...changes,
  })),
})
const said = (changes?: Parameters<typeof typed>[0], priority = 1) => {
  const body = typed(changes)
  const forms = new Map(body.claims.map(({ claimId }) => [claimId, { ...form, priority }]))
  return typedSaid(body, payer, forms)
}

describe('what a payment that was typed in says', () => {
  it('takes the charge, the day and the code of each service from the claim', () => {
    const [claim] = said().claims
    expect(claim).toMatchObject({ controlNumber: form.pcn, clientShareCents: 2_500, paidCents: 9_000 })
    expect(claim?.lines).toMatchObject([
      { code: line?.code, servedFrom: line?.date, chargeCents: line?.chargeCents, paidCents: 9_000 },
    ])
    expect(claim?.chargeCents).toBe(line?.chargeCents)
  })

  it('says which insurance paid, and whether that has sent the claim on', () => {
    const statusOf = (priority: number, isForwarded: boolean) =>
      said({ isForwarded }, priority).claims[0]?.status
    expect([1, 2, 3].map((priority) => statusOf(priority, false))).toEqual(['1', '2', '3'])
    expect([1, 2, 3].map((priority) => statusOf(priority, true))).toEqual(['19', '20', '21'])
  })

  it('counts below zero what is taken back, and has its remarks and what was allowed', () => {
    const lines = typed().claims[0]?.lines.map((one) => ({ ...one, remarks: ['N130'] })) ?? []
    const [claim] = said({ isReversal: true, isForwarded: true, lines }).claims
    expect(claim).toMatchObject({ status: '22', paidCents: -9_000, clientShareCents: -2_500 })
    expect(claim?.lines).toMatchObject([
      {
        ...{ paidCents: -9_000, allowedCents: -11_500, remarks: ['N130'] },
        chargeCents: 0 - (line?.chargeCents ?? 0),
        adjustments: [{ cents: -3_000 }, { cents: -2_500 }],
      },
    ])
  })

  it('gives each part a number of its own, so that decisions and sums can name it', () => {
    const { segment, claims } = said()
    const numbers = [
      segment,
      ...claims.flatMap((claim) => [claim, ...claim.lines].map((part) => part.segment)),
    ]
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(imbalancesOf(said())).toMatchObject([
      { at: 'line', segment: 3, differenceCents: 500 },
      { at: 'claim', segment: 2, differenceCents: 500 },
    ])
  })

  it('names the payment as a file of the payer does, where its number is known', () => {
    const known = { ...payer, remittanceIds: [{ kind: 'TRN03', value: '1990000901' }] }
    const body = typed()
    const forms = new Map(body.claims.map(({ claimId }) => [claimId, form]))
    expect(typedSaid(body, known, forms).traceKey).toBe(JSON.stringify(['1990000901', '100234']))
    expect(typedSaid(body, payer, forms).traceKey).toBe(JSON.stringify(['60054', '100234']))
  })
})
