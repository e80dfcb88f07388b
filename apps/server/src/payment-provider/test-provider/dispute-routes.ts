import type { Hono } from 'hono'
import { onAccount } from './api-call'
import type { AccountState, DisputeState } from './provider-state'
import { disputeObject, isInquiry } from './stripe-objects'
import { TEST_CARDS } from './test-cards'
import type { TestProvider } from './test-provider'

const ANSWER_WITHIN_SECONDS = 14 * 24 * 3600

/** What clients' banks say against charges. */
export function disputeRoutes(api: Hono, provider: TestProvider): void {
  onAccount(api, provider, ['GET', '/v1/disputes'], ({ state, fields }) => {
    const data = Object.entries(state.disputes)
      .filter(([, { charge }]) => charge === fields.get('payment_intent'))
      .map(([id, dispute]) => disputeObject(id, dispute))
    return { body: { object: 'list', url: '/v1/disputes', has_more: false, data: data.toReversed() } }
  })
}

/** Opens a dispute or an inquiry of a charge, where its card is one whose charges are disputed. */
export function disputeByCard(
  { now, newId, tell }: Pick<TestProvider, 'now' | 'newId' | 'tell'>,
  { account, state, charge }: { account: string; state: AccountState; charge: string },
): void {
  const { amount, method } = state.intents[charge] ?? { amount: 0, method: '' }
  const { lastFour } = state.methods[method] ?? {}
  const status = TEST_CARDS.find((card) => card.lastFour === lastFour)?.disputes
  if (status === undefined) return
  const created = Math.floor(now().getTime() / 1000)
  const id = newId('dp')
  state.disputes[id] = { charge, amount, status, created, dueBy: created + ANSWER_WITHIN_SECONDS }
  moveMoney(state.disputes[id], now())
  tell(account, 'charge.dispute.created', disputeObject(id, state.disputes[id]))
}

/** Decides or changes a dispute, as a bank does. */
export function changeDispute(
  { now, tell }: Pick<TestProvider, 'now' | 'tell'>,
  { account, state, id }: { account: string; state: AccountState; id: string },
  status: string,
): void {
  const dispute = state.disputes[id]
  if (dispute === undefined) return
  dispute.status = status
  moveMoney(dispute, now())
  const type = ['won', 'lost', 'warning_closed'].includes(status) ? 'closed' : 'updated'
  tell(account, `charge.dispute.${type}`, disputeObject(id, dispute))
}

/** A dispute takes the money once, and gives it back once where it is won; an inquiry takes nothing. */
function moveMoney(dispute: DisputeState, now: Date): void {
  const at = Math.floor(now.getTime() / 1000)
  if (!isInquiry(dispute)) dispute.takenAt ??= at
  if (dispute.status === 'won') dispute.givenBackAt ??= at
}
