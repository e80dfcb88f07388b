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
  ...{ providerId, kind: 'refund' as const, chargeId: 'pi', cents },
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
