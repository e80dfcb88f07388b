import { expect, it } from 'vitest'
import type { ProviderMovement } from '../../payment-provider'
import { differencesOf, standingsOf } from './compare-books'

const moved = (
  kind: ProviderMovement['kind'],
  amountCents: number,
  sourceId: string | null = 'one',
): ProviderMovement => ({
  ...{ id: `txn of ${sourceId} ${kind}`, kind, amountCents, feeCents: 0, chargeId: 'pi', sourceId },
  ...{ about: { kind: 'unknown' }, at: new Date('2026-11-17T14:00:00Z') },
})
const standing = (providerId: string, cents: number) => ({
  ...{ providerId, kind: 'refund' as const, chargeId: 'pi', cents, feeCents: 0 },
})

it.each([
  [[moved('charge', 5_000)], ['charge', 5_000]],
  [[moved('refund', -5_000)], ['refund', 5_000]],
  [
    [moved('refund', -5_000), moved('refund_returned', 5_000)],
    ['refund', 0],
  ],
  [[moved('dispute', -5_000)], ['dispute', 5_000]],
  [
    [moved('dispute', -5_000), moved('dispute_won', 5_000)],
    ['dispute', 0],
  ],
  [
    [moved('dispute', -5_000), moved('dispute_won', 5_000), moved('dispute', -5_000)],
    ['dispute', 5_000],
  ],
  [[moved('refund_returned', 5_000)], ['refund', 0]],
])('what moved last says how something stands: %#', (movements, [kind, cents]) => {
  expect(standingsOf(movements)).toMatchObject([{ providerId: 'one', kind, cents }])
})

it('what is about no charge stands for nothing', () => {
  const ofNone = { ...moved('charge', 5_000), chargeId: null }
  expect(standingsOf([moved('other', -200), moved('payout_returned', 900, null), ofNone])).toEqual([])
})

it('the books differ in what stands for other sums, or in one of them alone', () => {
  const theirs = [standing('same', 1), standing('other', 2), standing('theirs', 3), standing('nothing', 0)]
  const ours = [standing('same', 1), standing('other', 5), standing('ours', 4)]
  expect(differencesOf(theirs, ours).map((one) => [one.providerId, one.ourCents, one.theirCents])).toEqual([
    ['other', 5, 2],
    ['theirs', 0, 3],
    ['ours', 4, 0],
  ])
})

it('of a charge that both books take for the same sum the fees may differ', () => {
  const charge = { providerId: 'pi', kind: 'charge' as const, chargeId: 'pi', cents: 5_000 }
  const [theirs, ours] = [175, 0].map((feeCents) => ({ ...charge, feeCents }))
  if (theirs === undefined || ours === undefined) throw new Error('both are there')
  const fee = { providerId: 'pi', chargeId: 'pi', kind: 'fee', ourCents: 0, theirCents: 175 }
  expect(differencesOf([theirs], [ours])).toEqual([fee])
  expect(differencesOf([theirs], [theirs])).toEqual([])
  const other = { ...fee, kind: 'charge', ourCents: 4_000, theirCents: 5_000 }
  expect(differencesOf([theirs], [{ ...ours, cents: 4_000 }])).toEqual([other])
  expect(standingsOf([{ ...moved('charge', 5_000), feeCents: 175 }])).toMatchObject([{ feeCents: 175 }])
  expect(standingsOf([{ ...moved('dispute', -5_000), feeCents: 1_500 }])).toMatchObject([{ feeCents: 0 }])
})
