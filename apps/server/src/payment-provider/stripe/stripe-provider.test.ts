import { type AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTestProvider } from '../../testing/a-test-provider'
import { fakeClock } from '../../testing/fake-clock'
import { ProviderAway, ProviderRefused } from '../provider-errors'
import { createStripeProvider } from './create-stripe-provider'
import { requirementWords } from './requirement-words'
import { STRIPE_API_VERSION } from './stripe-client'

const clock = fakeClock()
const own = aTestProvider(clock)
const { provider } = own
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

it('is written for the version of the API that the package sends', () => {
  expect(Stripe.API_VERSION).toBe(STRIPE_API_VERSION)
})

describe('the payment provider over a network', () => {
  let server: Server
  beforeAll(async () => {
    const handle = getRequestListener(own.api.fetch)
    server = createServer((incoming, outgoing) => void handle(incoming, outgoing))
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => void server.close(resolve)))

  const settings = { ...{ mode: 'tests', name: 'Stripe', isTest: true }, webhookSecret: null }
  const over = (apiBase: string, clientId: string | null = null) =>
    createStripeProvider({
      ...{ ...settings, clientId, apiBase, secretKey: 'sk_test_network' },
      callbackAddress: 'https://oaklet.example/back',
      dashboardOf: () => 'https://oaklet.example/dashboard',
    })

  it('is reached at another address than its own, also to exchange a code', async () => {
    const { port } = server.address() as AddressInfo
    const local = over(`http://127.0.0.1:${port}`, 'ca_tests')
    const { address } = await local.connectAddress({ state: 's', practiceId: 'p', account: null })
    expect(address).toMatch(new RegExp(`^http://127.0.0.1:${port}/oauth/authorize\\?response_type=code`))
    expect(await local.accountOfCode('made up')).toBeNull()
    expect(await local.findAccount('acct_unknown')).toBeNull()
  })

  it('is away where nobody listens', async () => {
    const gone = over('http://127.0.0.1:9')
    expect(await errorOf(gone.findAccount('acct_1'))).toBeInstanceOf(ProviderAway)
  })
})

describe('an account', () => {
  it('says in words what it needs, each once', () => {
    const due = [
      ...['external_account', 'tos_acceptance.date', 'tos_acceptance.ip', 'business_profile.mcc'],
      ...['representative.first_name', 'individual.verification.document', 'person_1.ssn_last_4', 'odd'],
    ]
    expect(requirementWords(due)).toEqual([
      'A bank account for payouts',
      'Acceptance of Stripe’s terms',
      'Details of the business',
      'Details of the person who represents it',
      'A document that proves who somebody is',
      'A social security number',
      'Something more that Stripe asks for',
    ])
  })
})

describe('a charge', () => {
  async function aCard(lastFour: string) {
    const order = { state: 's', practiceId: 'p', account: null }
    const { account, address } = await provider.connectAddress(order)
    await own.visit(address, { told: 'all' })
    const of = { account: account ?? '' }
    const customer = await provider.addCustomer(of.account, 'client')
    const setup = {
      ...of,
      customer,
      setupId: `${of.account}-setup`,
      returnAddress: 'https://oaklet.example/c',
    }
    const { id, address: page } = await provider.startCardSetup(setup)
    await own.visit(page, { card: lastFour })
    const { card } = await provider.findCardSetup(of.account, id)
    const methodId = card?.methodId ?? ''
    const key = `key of ${of.account}`
    return { ...of, customer, methodId, key, paymentId: of.account, amountCents: 1_000, currency: 'USD' }
  }

  it('with the same key is the same charge', async () => {
    const order = await aCard('4242')
    const first = await provider.charge(order)
    expect(first).toMatchObject({ state: 'succeeded', feeCents: 59, refusal: null })
    expect(await provider.charge(order)).toEqual(first)
    expect(await provider.findCharge(order)).toEqual(first)
    expect(await provider.findCharge({ ...order, paymentId: 'other' })).toBeNull()
  })

  it.each([
    ['9995', 'declined', 'Your card has insufficient funds.'],
    ['3155', 'confirmation_needed', 'The bank asks the client to confirm this charge.'],
  ])('of the card ending in %s is refused, and found as refused', async (lastFour, failure, refusal) => {
    const order = await aCard(lastFour)
    const refused = { state: 'failed', failure, refusal }
    expect(await provider.charge(order)).toMatchObject(refused)
    expect(await provider.findCharge(order)).toMatchObject(refused)
  })

  it('of a card that was taken away is refused, and its going twice too', async () => {
    const order = await aCard('4242')
    await provider.removeCard(order.account, order.methodId)
    expect(await provider.charge(order)).toMatchObject({
      ...{ state: 'failed', failure: 'other', refusal: 'No such payment method' },
    })
    const again = provider.removeCard(order.account, order.methodId)
    expect(await errorOf(again)).toBeInstanceOf(ProviderRefused)
  })

  it('whose answer is lost is neither refused nor done', async () => {
    const order = await aCard('4242')
    own.cut('lost_answer')
    expect(await errorOf(provider.charge(order))).toBeInstanceOf(ProviderAway)
    expect(await provider.findCharge(order)).toMatchObject({ state: 'succeeded' })
  })
})
