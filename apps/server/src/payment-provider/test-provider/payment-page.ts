import type { Hono } from 'hono'
import { html } from 'hono/html'
import { endIfLate } from './card-routes'
import { disputeByCard } from './dispute-routes'
import { formFields } from './form-fields'
import { amountOf, choice, pathOf, showPage } from './page'
import type { AccountState, IntentState, PaymentState } from './provider-state'
import { intentObject, sessionObject } from './stripe-objects'
import { TEST_CARDS, type TestCard } from './test-cards'
import type { TestProvider } from './test-provider'

const PATH = '/test-provider/pay/:account/:session'

/** The page where a client pays by themselves. A card that is declined can be followed by another one. */
export function paymentPage(pages: Hono, provider: TestProvider): void {
  const { store, now } = provider

  pages.get(PATH, async (c) => {
    const { account, session: id } = c.req.param()
    const found = await store.change(account, ({ sessions }) => {
      const session = sessions[id]
      if (session?.payment === undefined) return null
      endIfLate(session, now())
      const { status, successUrl, cancelUrl, payment } = session
      return { status, successUrl, cancelUrl, payment }
    })
    if (found === null) return c.notFound()
    if (found.status !== 'open') return c.redirect(pathOf(found.successUrl), 303)
    const { payment, cancelUrl } = found
    const refusal = TEST_CARDS.find(({ lastFour }) => lastFour === c.req.query('declined'))?.refusal ?? null
    return showPage(
      c,
      `Pay ${amountOf(payment)}`,
      html`<p>${payment.words}</p>
        <p>
          This stands in for the payment provider, as no key of one is set. Choose a card; none has a number,
          and no money moves.
        </p>
        ${refusal === null ? '' : html`<p role="alert">${refusal.message} Choose another card.</p>`}
        <form method="post">
          <fieldset>
            <legend>Card</legend>
            ${TEST_CARDS.map(({ lastFour, words }, index) => choice('card', lastFour, words, index === 0))}
          </fieldset>
          <button type="submit">Pay ${amountOf(payment)}</button>
        </form>
        <a href="${pathOf(cancelUrl)}">Go back without paying</a>`,
    )
  })

  pages.post(PATH, async (c) => {
    const { account, session: id } = c.req.param()
    const lastFour = formFields(await c.req.text()).get('card')
    const card = TEST_CARDS.find((one) => one.lastFour === lastFour)
    const to = await store.change(account, (state) => {
      const session = state.sessions[id]
      if (session?.payment === undefined || card === undefined) return null
      endIfLate(session, now())
      if (session.status !== 'open') return pathOf(session.successUrl)
      // The client is there, and confirms what their bank asks about.
      if (card.refusal?.code === 'card_declined') return `?declined=${card.lastFour}`
      const intent = pay(provider, { account, state, card, payment: session.payment })
      session.payment.intent = intent
      session.status = 'complete'
      provider.tell(account, 'checkout.session.completed', sessionObject(id, state, null))
      return pathOf(session.successUrl)
    })
    return to === null ? c.notFound() : c.redirect(to, 303)
  })
}

/** Charges the card; the id of the charge. */
function pay(
  provider: TestProvider,
  order: { account: string; state: AccountState; card: TestCard; payment: PaymentState },
): string {
  const { account, state, card, payment } = order
  const [method, id] = [provider.newId('pm'), provider.newId('pi')]
  state.methods[method] = { lastFour: card.lastFour, brand: card.brand, customer: null }
  const intent: IntentState = {
    ...{ customer: '', method, refusal: null, status: 'succeeded' },
    ...{ amount: payment.amount, currency: payment.currency, metadata: payment.metadata },
    created: Math.floor(provider.now().getTime() / 1000),
  }
  state.intents[id] = intent
  provider.tell(account, 'payment_intent.succeeded', intentObject(id, intent))
  disputeByCard(provider, { account, state, charge: id })
  return id
}
