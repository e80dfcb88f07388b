import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Deps } from '../../deps'
import { isAppError } from '../../errors'
import type { App, AppContext, AppEnv } from '../../http/app-env'
import { plainPage } from '../../http/plain-page'
import { rateLimit } from '../../http/rate-limit'
import { ProviderAway, ProviderRefused } from '../../payment-provider'
import { failureFacts } from '../../failure-facts'
import { findLink, type OpenedLink, openLink, startCheckout } from './open-link'
import type { Closed, ToPay } from './what-to-pay'

/** How often one address may open links a minute. */
const LIMIT = 60
const RETRY_AFTER_SECONDS = 60
const CENTS = 100

/** What is said where nothing can be paid by a link. */
const CLOSED: Readonly<Record<Closed, (practice: string) => { title: string; words: string }>> = {
  paid: (practice) => ({
    title: 'Nothing is left to pay',
    words: `It is paid. Thank you, says ${practice}.`,
  }),
  void: (practice) => ({
    title: 'Nothing is to be paid',
    words: `${practice} has withdrawn what this link was for.`,
  }),
  expired: (practice) => ({
    title: 'This link has ended',
    words: `Ask ${practice} for a new one, or pay in another way.`,
  }),
  disputed: (practice) => ({
    title: 'This can’t be paid online right now',
    words: `A payment to ${practice} is being looked at by your bank. Please ask ${practice} what to do.`,
  }),
  under_way: (practice) => ({
    title: 'A payment is on its way',
    words: `A payment to ${practice} is being made right now. Open this page again in a few minutes.`,
  }),
  too_little: (practice) => ({
    title: 'This can’t be paid online',
    words: `What is left is too little to be paid by card. Please ask ${practice} what to do.`,
  }),
  unavailable: (practice) => ({
    title: 'This can’t be paid online right now',
    words: `${practice} takes no cards online at the moment. Please pay in another way.`,
  }),
}

/**
 * The pages behind the links by which clients pay. They are no screens of the application: the server writes them, and
 * they say nothing but the practice's name and what is to be paid.
 */
export function payPages(app: App, deps: Deps): void {
  const pages = new Hono<AppEnv>()
  pages.onError((error, c) => failed(deps, error, c))
  pages.use(rateLimit(deps, (c) => Promise.resolve(c.get('address')), LIMIT))

  pages.get('/:token', async (c) => {
    const opened = await openedLink(deps, c)
    return opened === null ? unknownLink(deps, c) : answer(deps, c, await openLink(deps, opened))
  })

  // A page of its own stands before it, as programs that look through mail open what is in it.
  pages.get('/:token/checkout', async (c) => {
    const opened = await openedLink(deps, c)
    if (opened === null) return unknownLink(deps, c)
    const path = `/pay/${c.req.param('token')}`
    const address = await startCheckout(deps, opened, `${deps.env.publicUrl}${path}`)
    c.header('Cache-Control', 'no-store')
    return c.redirect(address ?? path, 303)
  })

  app.route('/pay', pages)
}

const openedLink = (deps: Deps, c: AppContext): Promise<OpenedLink | null> =>
  findLink(deps, c.req.param('token') ?? '', { requestId: c.get('requestId'), address: c.get('address') })

function answer(deps: Deps, c: AppContext, toPay: ToPay): Promise<Response> {
  const { isTest } = deps.paymentProvider
  const { practice } = toPay
  if (toPay.state !== 'open') {
    const { title, words } = CLOSED[toPay.state](practice)
    const status = toPay.state === 'void' || toPay.state === 'expired' ? 410 : 200
    return plainPage(c, { title, isTest, status, content: html`<p>${words}</p>` })
  }
  const amount = inWords(toPay)
  return plainPage(c, {
    ...{ title: `Pay ${practice}`, isTest },
    content: html`<p>${amount} is to be paid.</p>
      <p>You type your card on the page of the payment provider, and come back here.</p>
      <a class="button" href="/pay/${c.req.param('token')}/checkout">Pay ${amount} by card</a>`,
  })
}

const inWords = ({ amountCents, currency }: { amountCents: number; currency: string }): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountCents / CENTS)

const unknownLink = ({ paymentProvider: { isTest } }: Deps, c: AppContext): Promise<Response> =>
  plainPage(c, {
    ...{ title: 'This link is no good', isTest, status: 404 },
    content: html`<p>
      Look whether all of it was copied from the mail, or ask who sent it to you for a new one.
    </p>`,
  })

/** Says why there is no page; what nobody expected is logged, and said to be so. */
function failed(deps: Deps, error: Error, c: AppContext): Promise<Response> {
  const { isTest } = deps.paymentProvider
  if (isAppError(error) && error.code === 'rate_limited') {
    c.header('Retry-After', String(RETRY_AFTER_SECONDS))
    const content = html`<p>Wait a minute, and open the link again.</p>`
    return plainPage(c, { title: 'Too many tries', isTest, status: 429, content })
  }
  const isAway = error instanceof ProviderAway || error instanceof ProviderRefused
  if (!isAway)
    deps.log.error(
      { requestId: c.get('requestId'), error: failureFacts(error) },
      'a link could not be opened',
    )
  c.header('Retry-After', String(RETRY_AFTER_SECONDS))
  return plainPage(c, {
    ...{ title: 'Paying online doesn’t work right now', isTest, status: 503 },
    content: html`<p>
      If you have just paid, you need not pay again: it will be known soon. Otherwise open the link again in a
      few minutes.
    </p>`,
  })
}
