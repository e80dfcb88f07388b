import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../http/security-headers'
import { aTestProvider } from '../../testing/a-test-provider'
import { fakeClock } from '../../testing/fake-clock'

const clock = fakeClock()
const { provider, pages, store, visit } = aTestProvider(clock)

async function anOnboarding() {
  const { account, address } = await provider.connectAddress({ state: 's', practiceId: 'p', account: null })
  return { account: account ?? '', address }
}

async function aCheckout() {
  const { account, address: onboarding } = await anOnboarding()
  await visit(onboarding, { told: 'all' })
  const customer = await provider.addCustomer(account, 'client')
  const returnAddress = 'https://oaklet.example/clients?client=1&card=2'
  const { address } = await provider.startCardSetup({ account, customer, setupId: account, returnAddress })
  return { account, address }
}

async function aDispute() {
  const { account, address } = await aPayment()
  await visit(address, { card: '0259' })
  return { account, address: provider.dashboardOf(account) }
}

async function aPayment() {
  const { account, address: onboarding } = await anOnboarding()
  await visit(onboarding, { told: 'all' })
  const { address } = await provider.startCheckout({
    ...{ account, checkoutId: account, amountCents: 1234, currency: 'USD', words: 'Invoice 1' },
    ...{ expiresAt: new Date(clock.now().getTime() + 3_600_000) },
    returnAddress: 'https://oaklet.example/pay/token',
  })
  return { account, address }
}

describe.each([
  ['for setting up an account', anOnboarding, 'Set up card payments'],
  ['for keeping a card', aCheckout, 'Keep a card'],
  ['for paying', aPayment, 'Pay $12.34'],
  ['for refunds and disputes', aDispute, 'Charges and disputes'],
])('the page %s', (_, make, heading) => {
  it('is marked as test mode, has no script, and a label at each of its choices', async () => {
    const { address } = await make()
    const answer = await pages.request(address)
    const page = await answer.text()
    expect(page).toContain('<html lang="en">')
    expect(page).toContain(`<title>${heading} – Test mode</title>`)
    expect(page).toContain(`<h1>${heading}</h1>`)
    expect(page).toMatch(/<p class="mode">Test mode<\/p>/)
    expect(page).not.toMatch(/<script|onclick|javascript:/)
    const choices = page.match(/<input[^>]*type="radio"/g) ?? []
    expect(choices.length).toBeGreaterThan(1)
    expect(page.match(/<label\s*>\s*<input/g)).toHaveLength(choices.length)
    expect(page).toMatch(/<fieldset>\s*<legend>/)
  })

  it('keeps the strict policy, and is in no cache', async () => {
    const { address } = await make()
    const { headers } = await pages.request(address)
    const policy = headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy).toBe(contentSecurityPolicy(nonce))
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe.each([
  ['for setting up an account', anOnboarding],
  ['for keeping a card', aCheckout],
  ['for paying', aPayment],
])('the page %s', (_, make) => {
  it('leads back to Oaklet by a path, and nowhere by a choice that isn’t there', async () => {
    const { address } = await make()
    expect(await visit(address.replace(/.$/, '_'), { told: 'all', card: '4242' })).toBe('404')
    expect((await pages.request(address.replace(/.$/, '_'))).status).toBe(404)
    const back = await visit(address, { told: 'all', card: '4242' })
    expect(back).toMatch(/^\/(billing\/stripe-callback\?state=s|clients\?client=1&card=2|pay\/token)$/)
    expect((await visit(address, { told: 'all', card: '4242' })).startsWith(back)).toBe(true)
  })
})

it('a client whose card is declined chooses another one, until the page has ended', async () => {
  const { account, address } = await aPayment()
  const again = await visit(address, { card: '9995' })
  expect(await (await pages.request(`${address}${again}`)).text()).toContain('insufficient funds')
  const id = address.split('/').at(-1) ?? ''
  expect(await provider.findCheckout(account, id)).toEqual({ state: 'open', charge: null, card: null })
  clock.advance(3_600_000)
  expect(await visit(address, { card: '4242' })).toBe('/pay/token')
  expect(await provider.findCheckout(account, id)).toEqual({ state: 'ended', charge: null, card: null })
  const other = await aPayment()
  expect(await visit(other.address, { card: '3155' })).toBe('/pay/token')
  expect(await provider.findCheckout(other.account, other.address.split('/').at(-1) ?? '')).toMatchObject({
    ...{ state: 'paid', card: { brand: 'visa', lastFour: '3155' } },
    charge: { state: 'succeeded', feeCents: 66 },
  })
})

it('all that is left of a charge is given back, once', async () => {
  const { account, address } = await aPayment()
  await visit(address, { card: '4242' })
  const page = provider.dashboardOf(account)
  const formOf = async () => /action="([^"]+)"/.exec(await (await pages.request(page)).text())?.[1]
  const form = (await formOf()) ?? ''
  expect(await visit(form, {})).toBe(page)
  expect(await visit(form, {})).toBe(page)
  const chargeId = form.split('/').at(-1) ?? ''
  expect(await provider.refundsOf({ account, chargeId })).toMatchObject([
    { refundId: null, amountCents: 1234 },
  ])
  expect(await formOf()).toBeUndefined()
})

it('a dispute is decided as a bank would, and not any more once it is won', async () => {
  const { account, address } = await aDispute()
  const form = /action="([^"]+disputes[^"]+)"/.exec(await (await pages.request(address)).text())?.[1] ?? ''
  const chargeId = Object.keys((await store.change(account, ({ intents }) => intents)) ?? {})[0] ?? ''
  const stateOf = async () => (await provider.disputesOf({ account, chargeId }))[0]?.state
  for (const state of ['needs_response', 'under_review', 'lost', 'won']) {
    expect(await visit(form, { decision: state })).toBe(address)
    expect(await stateOf()).toBe(state)
  }
  expect(await visit(form, { decision: 'lost' })).toBe(address)
  expect(await stateOf()).toBe('won')
  expect(await visit(form, { decision: 'constructor' })).toBe('404')
})

it('an account that isn’t there has no charges', async () => {
  expect((await pages.request(provider.dashboardOf('acct_none'))).status).toBe(404)
})

it('no number of a card is taken', async () => {
  const { address } = await aCheckout()
  expect(await visit(address, { card: '4242424242424242' })).toBe('404')
})
