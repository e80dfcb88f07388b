import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Part } from '../../http/plain-page'
import { changeDispute } from './dispute-routes'
import { formFields } from './form-fields'
import { amountOf, choice, showPage } from './page'
import type { AccountState } from './provider-state'
import { leftOf, refundCharge } from './refund-routes'
import { isBlocked } from './stripe-objects'
import type { TestProvider } from './test-provider'

/** Where the page of one account is. */
export const dashboardPath = (account: string): string => `/test-provider/dashboard/${account}`

const PATH = '/test-provider/dashboard/:account'
const REFUND_PATH = `${PATH}/refunds/:charge` as const
const DISPUTE_PATH = `${PATH}/disputes/:id` as const
/** The newest charges that the page shows. */
const SHOWN = 20

/** What becomes of a dispute, as a bank decides it; the first is where it begins. */
const DECISIONS = {
  needs_response: 'The bank waits for an answer',
  under_review: 'The bank looks at the answer',
  won: 'Won: the money comes back',
  lost: 'Lost: the bank keeps the money',
} as const

/** Where money is given back and disputes are decided without Oaklet, as in Stripe's own dashboard. */
export function dashboardPage(pages: Hono, provider: TestProvider): void {
  const { store, now } = provider

  pages.get(PATH, async (c) => {
    const { account } = c.req.param()
    const content = await store.change(account, (state) => charges(account, state, now()))
    if (content === null) return c.notFound()
    return showPage(
      c,
      'Charges and disputes',
      html`<p>
          This stands in for the payment provider’s own dashboard, as no key of one is set. What is done here
          is done without Oaklet, which learns of it within an hour.
        </p>
        ${content}`,
    )
  })

  pages.post(REFUND_PATH, async (c) => {
    const { account, charge } = c.req.param()
    const done = await store.change(account, (state) =>
      refundCharge(provider, { account, state, charge, amount: null, metadata: {} }),
    )
    return done === null ? c.notFound() : c.redirect(dashboardPath(account), 303)
  })

  pages.post(DISPUTE_PATH, async (c) => {
    const { account, id } = c.req.param()
    const decision = formFields(await c.req.text()).get('decision') ?? ''
    const done = await store.change(account, (state) => {
      const status = state.disputes[id]?.status
      if (status === undefined || !Object.hasOwn(DECISIONS, decision)) return null
      // A bank that gave the money back is done with it.
      if (status !== 'won') changeDispute(provider, { account, state, id }, decision)
      return true
    })
    return done === null ? c.notFound() : c.redirect(dashboardPath(account), 303)
  })
}

function charges(account: string, state: AccountState, now: Date): Part {
  const path = dashboardPath(account)
  const shown = Object.entries(state.intents)
    .filter(([, { status }]) => status === 'succeeded')
    .toReversed()
    .slice(0, SHOWN)
  if (shown.length === 0) return html`<p>No card was charged yet.</p>`
  return html`${shown.map(
    ([id, { amount, currency }]) =>
      html`<section>
        <h2>${amountOf({ amount, currency })}</h2>
        <p>${id}</p>
        ${refundPart(state, id, path, now)} ${disputesOf(path, state, id)}
      </section>`,
  )}`
}

function refundPart(state: AccountState, charge: string, path: string, now: Date): Part {
  const left = leftOf(state, charge, now)
  if (left === 0) return html`<p>All of it was given back.</p>`
  if (isBlocked(state, charge)) return html`<p>Nothing can be given back while it is disputed.</p>`
  const money = amountOf({ amount: left, currency: state.intents[charge]?.currency ?? '' })
  return html`<form method="post" action="${path}/refunds/${charge}">
    <button type="submit">Give ${money} back</button>
  </form>`
}

const disputesOf = (path: string, { disputes }: AccountState, charge: string): Part[] =>
  Object.entries(disputes)
    .filter(([, dispute]) => dispute.charge === charge)
    .map(([id, { status }]) =>
      status === 'won'
        ? html`<p>The dispute is won.</p>`
        : html`<form method="post" action="${path}/disputes/${id}">
            <fieldset>
              <legend>Dispute ${id}</legend>
              ${Object.entries(DECISIONS).map(([name, words]) =>
                choice('decision', name, words, name === status),
              )}
            </fieldset>
            <button type="submit">Decide</button>
          </form>`,
    )
