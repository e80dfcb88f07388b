import { Hono } from 'hono'
import { html } from 'hono/html'
import { dashboardPage } from './dashboard-page'
import { choice, pathOf, showPage } from './page'
import { paymentPage } from './payment-page'
import type { TestProvider } from './test-provider'
import { formFields } from './form-fields'
import { accountObject, sessionObject } from './stripe-objects'
import { TEST_CARDS } from './test-cards'

const LATER = 'later'

/** The pages to which the test provider sends people, where Stripe has its own. */
export function createProviderPages(provider: TestProvider): Hono {
  const pages = new Hono()
  onboardingPages(pages, provider)
  checkoutPages(pages, provider)
  paymentPage(pages, provider)
  dashboardPage(pages, provider)
  return pages
}

function onboardingPages(pages: Hono, { store, now, tell }: TestProvider): void {
  const path = '/test-provider/onboarding/:account/:link'

  pages.get(path, async (c) => {
    const { account, link: id } = c.req.param()
    const found = await store.change(account, ({ links }) => {
      const link = links[id]
      return link === undefined ? null : { ...link, isGood: !link.isUsed && link.expiresAt > now().getTime() }
    })
    if (found === null) return c.notFound()
    if (!found.isGood) return c.redirect(pathOf(found.refreshUrl), 303)
    return showPage(
      c,
      'Set up card payments',
      html`<p>
          This stands in for the payment provider, as no key of one is set. Nothing that you choose here moves
          money.
        </p>
        <form method="post">
          <fieldset>
            <legend>What the practice tells the provider</legend>
            ${choice('told', 'all', 'Everything: cards can be charged', true)}
            ${choice('told', LATER, 'All but the bank account: cards can’t be charged yet', false)}
          </fieldset>
          <button type="submit">Send and go back to Oaklet</button>
        </form>
        <a href="${pathOf(found.returnUrl)}">Go back without sending anything</a>`,
    )
  })

  pages.post(path, async (c) => {
    const { account, link: id } = c.req.param()
    const told = formFields(await c.req.text()).get('told')
    const done = await store.change(account, (state) => {
      const link = state.links[id]
      if (link === undefined) return null
      if (link.isUsed || link.expiresAt <= now().getTime()) return { to: link.refreshUrl, object: null }
      link.isUsed = true
      state.isSubmitted = true
      state.due = told === LATER ? ['external_account'] : []
      return { to: link.returnUrl, object: accountObject(account, state) }
    })
    if (done === null) return c.notFound()
    if (done.object !== null) tell(account, 'account.updated', done.object)
    return c.redirect(pathOf(done.to), 303)
  })
}

function checkoutPages(pages: Hono, { store, newId, tell }: TestProvider): void {
  const path = '/test-provider/checkout/:account/:session'

  pages.get(path, async (c) => {
    const { account, session: id } = c.req.param()
    const found = await store.change(account, ({ sessions }) => sessions[id] ?? null)
    if (found === null) return c.notFound()
    if (found.status !== 'open') return c.redirect(pathOf(found.successUrl), 303)
    return showPage(
      c,
      'Keep a card',
      html`<p>
          This stands in for the payment provider, as no key of one is set. Choose a card; none has a number,
          and no money moves.
        </p>
        <form method="post">
          <fieldset>
            <legend>Card</legend>
            ${TEST_CARDS.map(({ lastFour, words }, index) => choice('card', lastFour, words, index === 0))}
          </fieldset>
          <button type="submit">Keep this card</button>
        </form>
        <a href="${pathOf(found.cancelUrl)}">Go back without a card</a>`,
    )
  })

  pages.post(path, async (c) => {
    const { account, session: id } = c.req.param()
    const lastFour = formFields(await c.req.text()).get('card')
    const card = TEST_CARDS.find((one) => one.lastFour === lastFour)
    const done = await store.change(account, (state) => {
      const session = state.sessions[id]
      if (session === undefined || card === undefined) return null
      if (session.status !== 'open') return { to: session.successUrl, object: null }
      const method = newId('pm')
      state.methods[method] = { lastFour: card.lastFour, brand: card.brand, customer: session.customer }
      Object.assign(session, { status: 'complete', method })
      return { to: session.successUrl, object: sessionObject(id, state, null) }
    })
    if (done === null) return c.notFound()
    if (done.object !== null) tell(account, 'checkout.session.completed', done.object)
    return c.redirect(pathOf(done.to), 303)
  })
}
