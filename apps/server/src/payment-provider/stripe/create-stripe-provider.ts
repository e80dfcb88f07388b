import type Stripe from 'stripe'
import type { ChargeOrder, PaymentProvider, ProviderCharge } from '../payment-provider'
import { ProviderRefused } from '../provider-errors'
import { cardSetupOf, createStripeCards } from './stripe-cards'
import { chargeOf, refusalOf } from './stripe-charge'
import { createStripeCheckouts } from './stripe-checkouts'
import { asked, stripeClient, stripeFailure, type StripeLine } from './stripe-client'
import { createStripeDisputes } from './stripe-disputes'
import { eventOf, PAYMENT_KEY } from './stripe-event'
import { createStripeEvents } from './stripe-events'
import { createStripePayouts } from './stripe-payouts'
import { createStripeRefunds } from './stripe-refunds'
import { requirementWords } from './requirement-words'

const CONNECT = 'https://connect.stripe.com'
const WEBHOOK_TOLERANCE_SECONDS = 300

/** What Stripe is used with. */
export interface StripeSettings extends StripeLine {
  mode: string
  name: string
  isTest: boolean
  /** With it, a practice attaches an account that it has; without it, an account is made for it. */
  clientId: string | null
  /** Null refuses every call of the webhook. */
  webhookSecret: string | null
  /** Where Stripe sends browsers back to, after connecting. */
  callbackAddress: string
  dashboardOf: PaymentProvider['dashboardOf']
}

/** The payment provider by way of Stripe's API; nothing else knows the package. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const { mode, name, isTest, clientId, webhookSecret, callbackAddress, dashboardOf, apiBase } = settings
  const client = stripeClient(settings)

  async function newAccount(stripe: Stripe, practiceId: string): Promise<string> {
    const { id } = await stripe.accounts.create({
      controller: {
        fees: { payer: 'account' },
        losses: { payments: 'stripe' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'full' },
      },
      metadata: { oaklet_practice: practiceId },
    })
    return id
  }

  return {
    mode,
    name,
    isTest,
    dashboardOf,
    connectAddress: ({ state, practiceId, account }) =>
      asked(async () => {
        if (clientId !== null) {
          // The package builds this address without a port, so it is built here.
          const query = { response_type: 'code', client_id: clientId, scope: 'read_write', state }
          const address = `${apiBase ?? CONNECT}/oauth/authorize?${new URLSearchParams(query).toString()}`
          return { address: `${address}&redirect_uri=${encodeURIComponent(callbackAddress)}`, account: null }
        }
        const stripe = await client()
        const made = account ?? (await newAccount(stripe, practiceId))
        const back = `${callbackAddress}?state=${state}`
        const { url } = await stripe.accountLinks.create({
          account: made,
          type: 'account_onboarding',
          return_url: back,
          refresh_url: `${back}&refresh=1`,
        })
        return { address: url, account: made }
      }),
    accountOfCode: async (code) => {
      const stripe = await client()
      try {
        const token = await asked(() => stripe.oauth.token({ grant_type: 'authorization_code', code }))
        return token.stripe_user_id ?? null
      } catch (error) {
        const cause = error instanceof ProviderRefused ? stripeFailure(error.cause) : null
        if (cause?.type === 'StripeInvalidGrantError') return null
        throw error
      }
    },
    findAccount: async (id) => {
      const stripe = await client()
      const account = await unlessGone(() => stripe.accounts.retrieve(id))
      if (account === null) return null
      const { charges_enabled, details_submitted, requirements } = account
      return {
        id,
        canCharge: charges_enabled,
        isSubmitted: details_submitted,
        requirements: requirementWords(requirements?.currently_due ?? []),
      }
    },
    giveUpAccount: async (account) => {
      // An account that was made for a practice is the practice's own: it is simply not used any more.
      if (clientId === null) return
      const stripe = await client()
      await unlessGone(() => stripe.oauth.deauthorize({ client_id: clientId, stripe_user_id: account }))
    },
    ...createStripeCards(client),
    findCardSetup: async (stripeAccount, id) => {
      const stripe = await client()
      const expand = ['setup_intent.payment_method']
      return cardSetupOf(
        await asked(() => stripe.checkout.sessions.retrieve(id, { expand }, { stripeAccount })),
      )
    },
    charge: async (order) => charge(await client(), order),
    findCharge: async ({ account, paymentId, customer }) => {
      const stripe = await client()
      return asked(async () => {
        // The search of metadata lags by minutes, and this list doesn't.
        const intents = stripe.paymentIntents.list(
          { customer, limit: 100, expand: ['data.latest_charge.balance_transaction'] },
          { stripeAccount: account },
        )
        for await (const intent of intents) {
          if (intent.metadata[PAYMENT_KEY] === paymentId) return chargeOf(intent)
        }
        return null
      })
    },
    ...createStripeCheckouts(client),
    ...createStripeRefunds(client),
    ...createStripeDisputes(client),
    ...createStripeEvents(client),
    ...createStripePayouts(client),
    readEvent: async ({ body, signature, now }) => {
      if (webhookSecret === null) return null
      const stripe = await client()
      try {
        const tolerance = WEBHOOK_TOLERANCE_SECONDS
        const { webhooks } = stripe
        return eventOf(
          webhooks.constructEvent(body, signature, webhookSecret, tolerance, undefined, now.getTime()),
        )
      } catch {
        return null
      }
    },
  }
}

/** Charges a card without the client; a card that is refused is a charge that failed. */
async function charge(stripe: Stripe, order: ChargeOrder): Promise<ProviderCharge> {
  const { account, key, paymentId, customer, methodId, amountCents, currency } = order
  try {
    const intent = await asked(() =>
      stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency: currency.toLowerCase(),
          customer,
          payment_method: methodId,
          allowed_payment_method_types: ['card'],
          off_session: true,
          confirm: true,
          // Not the default `automatic_async`, which answers before the fee is known.
          capture_method: 'automatic',
          metadata: { [PAYMENT_KEY]: paymentId },
          expand: ['latest_charge.balance_transaction'],
        },
        { stripeAccount: account, idempotencyKey: key },
      ),
    )
    return chargeOf(intent)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const failure = stripeFailure(error.cause)
    const ofCard = failure?.type === 'StripeCardError' ? failure : null
    const why = refusalOf(ofCard, error.message)
    return { id: failure?.payment_intent?.id ?? '', state: 'failed', feeCents: null, ...why }
  }
}

/** How Stripe says that an account isn't there, or lets us in no more; another refusal says nothing of it. */
const GONE = ['account_invalid', 'resource_missing']

/** Null where Stripe says that the account is not there, or not ours to use. */
async function unlessGone<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await asked(call)
  } catch (error) {
    const cause = error instanceof ProviderRefused ? stripeFailure(error.cause) : null
    if (cause !== null && (GONE.includes(cause.code ?? '') || cause.type === 'StripeInvalidClientError'))
      return null
    throw error
  }
}
