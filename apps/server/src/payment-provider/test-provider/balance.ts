import type { AccountState, DisputeState } from './provider-state'
import {
  chargeObject,
  DISPUTE_FEE_CENTS,
  disputeObject,
  feeOf,
  isInquiry,
  refundObject,
  refundReturnedAt,
} from './stripe-objects'

/** One line of the book of an account. */
interface Transaction {
  id: string
  amount: number
  fee: number
  /** In seconds. */
  created: number
  category: string
  source: object
}

/** All that moved in an account until now, the oldest first. */
export const transactionsOf = (state: AccountState, now: Date): Transaction[] =>
  [...charges(state), ...refunds(state, now), ...disputes(state), ...returnedPayouts(state)].toSorted(
    (one, other) => one.created - other.created || (one.id < other.id ? -1 : 1),
  )

const charges = ({ intents }: AccountState): Transaction[] =>
  Object.entries(intents).flatMap(([id, intent]) =>
    intent.status === 'succeeded'
      ? [
          {
            ...{ id: `txn_${id}`, category: 'charge', created: intent.created, amount: intent.amount },
            ...{ fee: feeOf(intent.amount), source: chargeObject(id, intent) },
          },
        ]
      : [],
  )

const refunds = ({ refunds: all }: AccountState, now: Date): Transaction[] =>
  Object.entries(all).flatMap(([id, refund]) => {
    const source = refundObject(id, refund, now)
    const returnedAt = refundReturnedAt(refund, now)
    const { amount, created } = refund
    return [
      { id: `txn_${id}`, category: 'refund', created, amount: 0 - amount, fee: 0, source },
      ...(returnedAt === null
        ? []
        : [
            {
              ...{ id: `txn_${id}_failed`, category: 'refund_failure', created: returnedAt },
              ...{ amount, fee: 0, source },
            },
          ]),
    ]
  })

const disputes = ({ disputes: all }: AccountState): Transaction[] =>
  Object.entries(all).flatMap(([id, dispute]) => {
    const { takenAt, givenBackAt } = momentsOf(dispute)
    const { amount } = dispute
    const source = disputeObject(id, dispute)
    return [
      ...(takenAt === null
        ? []
        : [
            {
              ...{ id: `txn_${id}`, category: 'dispute', created: takenAt },
              ...{ amount: 0 - amount, fee: DISPUTE_FEE_CENTS, source },
            },
          ]),
      ...(givenBackAt === null
        ? []
        : [
            {
              ...{ id: `txn_${id}_won`, category: 'dispute_reversal', created: givenBackAt },
              ...{ amount, fee: 0, source },
            },
          ]),
    ]
  })

/** When a dispute took the money, and when that came back; an account of an older release knows only when it was opened. */
const momentsOf = (dispute: DisputeState) => ({
  takenAt: dispute.takenAt ?? (isInquiry(dispute) ? null : dispute.created),
  givenBackAt: dispute.givenBackAt ?? (dispute.status === 'won' ? dispute.created : null),
})

/** What a bank did not take is paid out again. */
const returnedPayouts = ({ payouts }: AccountState): Transaction[] =>
  Object.entries(payouts).flatMap(([id, { amount, failedAt }]) =>
    failedAt === null
      ? []
      : [
          {
            ...{ id: `txn_${id}_failed`, category: 'payout_reversal', created: failedAt },
            ...{ amount, fee: 0, source: { id, object: 'payout' } },
          },
        ],
  )
