import type { Hono } from 'hono'
import { missing, onAccount } from './api-call'
import { transactionsOf } from './balance'
import type { AccountState } from './provider-state'
import { payoutObject } from './stripe-objects'
import type { TestProvider } from './test-provider'

const DAY_SECONDS = 86_400
const DEFAULT_PAGE = 10

/** What moved in an account, and what was sent to the bank of it. */
export function payoutRoutes(api: Hono, provider: TestProvider): void {
  onAccount(api, provider, ['GET', '/v1/balance_transactions'], ({ account, state, fields }) => {
    makePayouts(provider, account, state)
    const payout = fields.get('payout')
    const since = Number(fields.get('created[gte]') ?? 0)
    const ids = payout === undefined ? null : (state.payouts[payout]?.transactions ?? [])
    const all = transactionsOf(state, provider.now())
      .filter(({ id, created }) => created >= since && (ids === null || ids.includes(id)))
      .toReversed()
    const from = all.findIndex(({ id }) => id === fields.get('starting_after')) + 1
    const shown = all.slice(from, from + Number(fields.get('limit') ?? DEFAULT_PAGE))
    const data = shown.map(({ category, ...transaction }) => ({
      ...{ object: 'balance_transaction', ...transaction, reporting_category: category },
      net: transaction.amount - transaction.fee,
    }))
    const hasMore = from + shown.length < all.length
    return { body: { object: 'list', url: '/v1/balance_transactions', has_more: hasMore, data } }
  })

  onAccount(api, provider, ['GET', '/v1/payouts'], ({ account, state, fields }) => {
    makePayouts(provider, account, state)
    const since = Number(fields.get('created[gte]') ?? 0)
    const data = Object.entries(state.payouts)
      .filter(([, { created }]) => created >= since)
      .map(([id, payout]) => payoutObject(id, payout))
    return { body: { object: 'list', url: '/v1/payouts', has_more: false, data: data.toReversed() } }
  })

  onAccount(api, provider, ['GET', '/v1/payouts/:id'], ({ state, params: { id = '' } }) => {
    const payout = state.payouts[id]
    return payout === undefined ? missing('payout') : { body: payoutObject(id, payout) }
  })
}

/**
 * Sends to the bank, for each day that has passed, what moved on it and before; where that is nothing or less, it waits for
 * the next day. The test provider does so whenever it is asked, as nothing of it runs by itself.
 */
export function makePayouts(
  { now, newId, tell }: Pick<TestProvider, 'now' | 'newId' | 'tell'>,
  account: string,
  state: AccountState,
): void {
  const dayOf = (seconds: number) => Math.floor(seconds / DAY_SECONDS)
  const today = dayOf(now().getTime() / 1000)
  const paidOut = new Set(Object.values(state.payouts).flatMap(({ transactions }) => transactions))
  const open = transactionsOf(state, now()).filter(
    ({ id, created }) => !paidOut.has(id) && dayOf(created) < today,
  )
  let waiting: typeof open = []
  for (const day of new Set(open.map(({ created }) => dayOf(created)))) {
    waiting = [...waiting, ...open.filter(({ created }) => dayOf(created) === day)]
    const amount = waiting.reduce((sum, transaction) => sum + transaction.amount - transaction.fee, 0)
    if (amount <= 0) continue
    const id = newId('po')
    const created = (day + 1) * DAY_SECONDS
    state.payouts[id] = { amount, created, failedAt: null, transactions: waiting.map((one) => one.id) }
    waiting = []
    tell(account, 'payout.paid', payoutObject(id, state.payouts[id]))
  }
}

/** The bank does not take a payout: its money is paid out again with the next one. */
export function failPayout(
  { now, tell }: Pick<TestProvider, 'now' | 'tell'>,
  { account, state, id }: { account: string; state: AccountState; id: string },
): void {
  const payout = state.payouts[id]
  if (payout === undefined) return
  payout.failedAt ??= Math.floor(now().getTime() / 1000)
  tell(account, 'payout.failed', payoutObject(id, payout))
}
