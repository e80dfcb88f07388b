import type { AuditEvent, Page, PaymentCallback, PaymentConnection } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../app'
import { rowsOf } from '../../db/database'
import { inTenant } from '../../db/tenant'
import { createPaymentProvider } from '../../payment-provider'
import {
  addressToConnect,
  callbackBody,
  callbackPath,
  connectPractice,
} from '../../testing/a-connected-practice'
import { requester, type SignedInPerson, signIn } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { aTestProvider } from '../../testing/a-test-provider'
import { dataOf } from '../../testing/an-appointment'
import { notified } from '../../testing/notified'
import { startTestApp } from '../../testing/start-test-app'
import { refreshConnections } from './refresh-connections'

const test = startTestApp()
const MINUTE_MS = 60_000

async function aDesk() {
  const practice = await aPractice(test)
  return { practice, owner: await practice.as('Owner') }
}

const connectionOf = async (practice: TestPractice, by: SignedInPerson) =>
  dataOf<PaymentConnection>(await by.request('GET', practice.path('payment-connection')))

const comeBack = (practice: TestPractice, by: SignedInPerson, body: object) =>
  by.request('POST', callbackPath(practice), body)

const outcomeOf = async (practice: TestPractice, by: SignedInPerson, body: object) =>
  dataOf<PaymentCallback>(await comeBack(practice, by, body)).outcome

describe('connecting a practice by an account that is made for it', () => {
  it('begins as not connected, and leads through the provider’s form to active', async () => {
    const { practice, owner } = await aDesk()
    expect(await connectionOf(practice, owner)).toEqual({
      ...{ state: 'not_connected', isTest: true, mayConnect: true },
      ...{ accountId: null, dashboard: null, requirements: [], connectedAt: null },
    })
    const address = await addressToConnect(practice, owner)
    expect(await connectionOf(practice, owner)).toMatchObject({ state: 'onboarding' })
    const back = await test.payments.visit(address, { told: 'all' })
    expect(back).toMatch(/^\/billing\/stripe-callback\?state=[\w-]{43}$/)
    expect(dataOf(await comeBack(practice, owner, callbackBody(back)))).toMatchObject({
      outcome: 'active',
      practice: { id: practice.practiceId, name: 'First' },
      connection: { state: 'active', requirements: [], dashboard: expect.any(String) as string },
      address: null,
    })
  })

  it('says what the provider still needs, and goes on with the same account', async () => {
    const { practice, owner } = await aDesk()
    const { outcome, connection } = await connectPractice(test, practice, owner, 'later')
    expect({ outcome, requirements: connection?.requirements }).toEqual({
      outcome: 'restricted',
      requirements: ['A bank account for payouts'],
    })
    const again = await connectPractice(test, practice, owner)
    expect(again).toMatchObject({ outcome: 'active', connection: { accountId: connection?.accountId } })
  })

  it('a return means no more than that: who sent nothing is still at it', async () => {
    const { practice, owner } = await aDesk()
    const address = await addressToConnect(practice, owner)
    const page = await (await test.payments.pages.request(address)).text()
    const back = /href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(await outcomeOf(practice, owner, callbackBody(back))).toBe('onboarding')
  })

  it('a used or old link of the provider leads back for a new one', async () => {
    const { practice, owner } = await aDesk()
    const address = await addressToConnect(practice, owner)
    test.clock.advance(6 * MINUTE_MS)
    const back = await test.payments.visit(address, { told: 'all' })
    expect(back).toMatch(/&refresh=1$/)
    const next = dataOf<PaymentCallback>(await comeBack(practice, owner, callbackBody(back)))
    expect(next).toMatchObject({ outcome: 'continue', connection: { state: 'onboarding' } })
    const finished = await test.payments.visit(next.address ?? '', { told: 'all' })
    expect(await outcomeOf(practice, owner, callbackBody(finished))).toBe('active')
    expect(await outcomeOf(practice, owner, callbackBody(back))).toBe('expired')
  })

  it('refuses to connect what is connected', async () => {
    const { practice, owner } = await aDesk()
    await connectPractice(test, practice, owner)
    const again = await owner.request('POST', practice.path('payment-connection/connect'))
    expect(again).toMatchObject({ status: 409, body: { code: 'transition_refused' } })
  })

  it('says that the provider is away, and keeps nothing', async () => {
    const { practice, owner } = await aDesk()
    test.payments.cut('lost_call')
    const away = await owner.request('POST', practice.path('payment-connection/connect'))
    expect(away).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await connectionOf(practice, owner)).toMatchObject({ state: 'not_connected' })
  })
})

describe('the state of a way back', () => {
  it('is good once', async () => {
    const { practice, owner } = await aDesk()
    const back = await test.payments.visit(await addressToConnect(practice, owner), { told: 'all' })
    const outcomes = await Promise.all([1, 2].map(() => outcomeOf(practice, owner, callbackBody(back))))
    expect(outcomes.sort()).toEqual(['active', 'expired'])
  })

  it('is good for 15 minutes, and in the session that went there alone', async () => {
    const { practice, owner } = await aDesk()
    const back = callbackBody(
      await test.payments.visit(await addressToConnect(practice, owner), { told: 'all' }),
    )
    const manager = await practice.as('Practice Manager')
    const elsewhere = await signIn(test, { ...owner, organizationId: practice.organizationId })
    expect(await outcomeOf(practice, manager, back)).toBe('expired')
    expect(await outcomeOf(practice, elsewhere, back)).toBe('expired')
    test.clock.advance(15 * MINUTE_MS + 1)
    expect(await outcomeOf(practice, owner, back)).toBe('expired')
    expect(await outcomeOf(practice, owner, { state: 'made up' })).toBe('expired')
    expect(await outcomeOf(practice, owner, { code: 'c' })).toBe('expired')
  })

  it('says nothing of a practice that is no longer the person’s', async () => {
    const { practice, owner } = await aDesk()
    const back = callbackBody(
      await test.payments.visit(await addressToConnect(practice, owner), { told: 'all' }),
    )
    await inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx.execute(sql`delete from staff_practices where staff_id = ${owner.staffId}`),
    )
    expect((await comeBack(practice, owner, back)).status).toBe(404)
  })

  it('is kept as a hash only, and nothing of an answer for a key', async () => {
    const { practice, owner } = await aDesk()
    const key = { 'Idempotency-Key': 'connect' }
    const path = practice.path('payment-connection/connect')
    const { address } = dataOf<{ address: string }>(await owner.request('POST', path, undefined, key))
    const state = new URLSearchParams(
      (await test.payments.visit(address, { told: 'all' })).split('?')[1],
    ).get('state')
    const kept = await inTenant(test.deps.db, practice.organizationId, (tx) =>
      rowsOf<{ row: string }>(
        tx,
        sql`select a::text as row from payment_connection_attempts a
          union all select k::text from idempotency_keys k union all select c::text from payment_connections c`,
      ),
    )
    expect(kept.length).toBe(2)
    for (const { row } of kept) {
      expect(row).not.toContain(state ?? 'a state')
      expect(row).not.toContain(address)
    }
  })
})

describe('connecting a practice by an account that somebody has', () => {
  async function aDeskWithAccounts() {
    const { practice, owner } = await aDesk()
    const payments = aTestProvider(test.clock, { clientId: 'ca_tests', webhookSecret: null })
    const deps = { ...test.deps, paymentProvider: payments.provider, providerPages: null }
    const app = createApp(deps, test.connection.ping)
    const by = await signIn({ ...test, app }, { ...owner, organizationId: practice.organizationId })
    const { id } = (await (await payments.api.request('/v1/accounts', { method: 'POST' })).json()) as {
      id: string
    }
    /** The person chooses the account on the provider's page. */
    const authorize = async () => {
      const address = new URL(await addressToConnect(practice, by))
      await payments.store.change(id, (state) => {
        Object.assign(state, { isSubmitted: true, due: [], code: `${id}.${address.href.length}` })
      })
      return { address, state: address.searchParams.get('state'), code: `${id}.${address.href.length}` }
    }
    return { practice, by, authorize, id }
  }

  it('exchanges the code, once', async () => {
    const { practice, by, authorize, id } = await aDeskWithAccounts()
    const { address, state, code } = await authorize()
    expect(address.origin + address.pathname).toBe('https://connect.stripe.com/oauth/authorize')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ...{ response_type: 'code', client_id: 'ca_tests', scope: 'read_write', state },
      redirect_uri: 'https://oaklet.example/billing/stripe-callback',
    })
    expect(dataOf(await comeBack(practice, by, { state, code }))).toMatchObject({
      outcome: 'active',
      connection: { accountId: id },
    })
    expect(await outcomeOf(practice, by, { state, code })).toBe('expired')
  })

  it('a code that is no good is an old link, and saying no changes nothing', async () => {
    const { practice, by, authorize } = await aDeskWithAccounts()
    const wrong = await authorize()
    expect(await outcomeOf(practice, by, { state: wrong.state, code: 'ac_wrong' })).toBe('expired')
    const declined = await authorize()
    const body = { state: declined.state, error: 'access_denied' }
    expect(await outcomeOf(practice, by, body)).toBe('declined')
    expect(await outcomeOf(practice, by, body)).toBe('expired')
    expect(await connectionOf(practice, by)).toMatchObject({ state: 'not_connected' })
  })

  it('who comes back second finds the practice connected already', async () => {
    const { practice, by, authorize } = await aDeskWithAccounts()
    const [first, second] = [await authorize(), await authorize()]
    expect(await outcomeOf(practice, by, { state: second.state, code: second.code })).toBe('active')
    expect(await outcomeOf(practice, by, { state: first.state, code: first.code })).toBe('already_connected')
  })

  it('gives the account up with the provider as well', async () => {
    const { practice, by, authorize } = await aDeskWithAccounts()
    const { state, code } = await authorize()
    await comeBack(practice, by, { state, code })
    const given = await by.request('POST', practice.path('payment-connection/disconnect'))
    expect(dataOf(given)).toMatchObject({ state: 'disconnected', accountId: null })
    const next = await authorize()
    expect(await outcomeOf(practice, by, { state: next.state, code: next.code })).toBe('active')
  })
})

describe('the test provider that is built in', () => {
  const started = (env = test.deps.env) => {
    const { provider, pages } = createPaymentProvider({ ...test.deps, env })
    return createApp(
      { ...test.deps, env, paymentProvider: provider, providerPages: pages },
      test.connection.ping,
    )
  }

  it('remembers its accounts when the server is started again', async () => {
    const { practice, owner } = await aDesk()
    const whom = { ...owner, organizationId: practice.organizationId }
    const by = await signIn({ ...test, app: started() }, whom)
    const address = await addressToConnect(practice, by)
    const told = { method: 'POST', body: new URLSearchParams({ told: 'all' }) }
    const later = started()
    const back = (await later.request(address, told)).headers.get('location') ?? ''
    const after = { ...by, request: requester({ ...test, app: later }, by.bearer) }
    expect(await outcomeOf(practice, after, callbackBody(back))).toBe('active')
  })

  it('has its pages only while no key of another is set', async () => {
    const { practice, owner } = await aDesk()
    await connectPractice(test, practice, owner)
    const by = await signIn(
      { ...test, app: started() },
      { ...owner, organizationId: practice.organizationId },
    )
    const address = await addressToConnect(practice, by)
    expect((await started().request(address)).status).toBe(200)
    const stripe = { secretKey: 'sk_test_1', clientId: null, webhookSecret: null, apiBase: null }
    const withKey = started({ ...test.deps.env, stripe })
    expect((await withKey.request(address)).status).toBe(503)
    // Of an account with another provider, nothing is used.
    const { request } = { request: requester({ ...test, app: withKey }, by.bearer) }
    const seen = await request('GET', practice.path('payment-connection'))
    expect(dataOf(seen)).toMatchObject({ state: 'not_connected' })
  })

  it('signs nothing, so whatever calls its webhook is forged', async () => {
    const event = { id: 'evt_1', type: 'account.updated', account: 'acct_1', data: { object: {} } }
    const answer = await started().request('/api/webhooks/stripe', test.payments.signed(event))
    expect(answer.status).toBe(400)
  })
})

describe('who may connect', () => {
  it('needs both permissions; others see the state alone', async () => {
    const { practice, owner } = await aDesk()
    const biller = await practice.as('Biller')
    await connectPractice(test, practice, owner)
    expect(await connectionOf(practice, biller)).toMatchObject({
      ...{ state: 'active', mayConnect: false, accountId: null, dashboard: null },
    })
    for (const path of ['connect', 'disconnect']) {
      const refused = await biller.request('POST', practice.path(`payment-connection/${path}`))
      expect(refused.status).toBe(403)
    }
    expect((await comeBack(practice, biller, { state: 's' })).status).toBe(403)
    const scheduler = await practice.as('Scheduler')
    expect((await scheduler.request('GET', practice.path('payment-connection'))).status).toBe(403)
  })

  it('another organization’s practice is not found', async () => {
    const { practice } = await aDesk()
    const stranger = await (await aPractice(test)).as('Owner')
    for (const path of ['connect', 'disconnect']) {
      expect((await stranger.request('POST', practice.path(`payment-connection/${path}`))).status).toBe(404)
    }
    expect((await comeBack(practice, stranger, { state: 's' })).status).toBe(404)
  })
})

describe('disconnecting', () => {
  it('leaves nothing to charge with, and the same account can be taken up again', async () => {
    const { practice, owner } = await aDesk()
    const { connection } = await connectPractice(test, practice, owner)
    const path = practice.path('payment-connection/disconnect')
    expect(dataOf(await owner.request('POST', path))).toMatchObject({
      state: 'disconnected',
      requirements: [],
    })
    expect((await owner.request('POST', path)).status).toBe(409)
    await refreshConnections(test.deps)
    expect(await connectionOf(practice, owner)).toMatchObject({ state: 'disconnected' })
    const again = await connectPractice(test, practice, owner)
    expect(again).toMatchObject({ outcome: 'active', connection: { accountId: connection?.accountId } })
  })
})

describe('calls of the provider', () => {
  const call = async (request: RequestInit): Promise<number> =>
    (await test.app.request('/api/webhooks/stripe', request)).status

  /** An account that the provider has changed, and its last event of it. */
  async function aChangedAccount() {
    const { practice, owner } = await aDesk()
    const { connection } = await connectPractice(test, practice, owner)
    const account = connection?.accountId ?? ''
    await test.payments.store.change(account, (state) => {
      state.due = ['external_account']
    })
    const event = { ...test.payments.events.at(-1), id: `evt_${account}` }
    /** How many changes the provider has made, as the audit log tells. */
    const changes = async () => {
      const filters = 'resource=payment_connection&actorKind=provider'
      const path = `/api/v1/organizations/${practice.organizationId}/audit?${filters}`
      const { items } = dataOf<Page<AuditEvent>>(await owner.request('GET', path))
      expect(items.every(({ actorName }) => actorName === 'Stripe')).toBe(true)
      return items.length
    }
    return { practice, owner, account, event, changes }
  }

  it('are taken with its signature alone, while that is fresh', async () => {
    const { practice, owner, event, changes } = await aChangedAccount()
    const { signed } = test.payments
    const old = new Date(test.clock.now().getTime() - 301_000)
    expect(await call(signed(event, { secret: 'whsec_forged' }))).toBe(400)
    expect(await call(signed(event, { at: old }))).toBe(400)
    expect(await call({ ...signed(event), headers: {} })).toBe(400)
    expect(await call({ ...signed(event), body: JSON.stringify({ ...event, id: 'evt_other' }) })).toBe(400)
    expect(await connectionOf(practice, owner)).toMatchObject({ state: 'active' })
    expect(await call(signed(event))).toBe(200)
    expect(await connectionOf(practice, owner)).toMatchObject({
      ...{ state: 'restricted', requirements: ['A bank account for payouts'] },
    })
    expect(await changes()).toBe(1)
    expect(await notified(practice, owner)).toMatchObject([{ event: 'payment_account' }])
  })

  it('do something once, though they come several times and at once', async () => {
    const { practice, owner, account, event, changes } = await aChangedAccount()
    const calls = [1, 2, 3].map(() => test.payments.signed(event))
    expect(await Promise.all(calls.map(call))).toEqual([200, 200, 200])
    await test.payments.store.change(account, (state) => {
      state.due = []
    })
    expect(await call(test.payments.signed(event))).toBe(200)
    expect(await connectionOf(practice, owner)).toMatchObject({ state: 'restricted' })
    expect(await changes()).toBe(1)
  })

  it('change nothing where the account is not ours, or the event unknown', async () => {
    const { practice, owner, event, changes } = await aChangedAccount()
    expect(await call(test.payments.signed({ ...event, account: 'acct_foreign' }))).toBe(200)
    expect(await call(test.payments.signed({ ...event, type: 'payout.paid' }))).toBe(200)
    expect(await connectionOf(practice, owner)).toMatchObject({ state: 'active' })
    expect(await changes()).toBe(0)
  })

  it('come again where the provider could not be asked', async () => {
    const { practice, owner, event } = await aChangedAccount()
    test.payments.cut('lost_answer')
    expect(await call(test.payments.signed(event))).toBe(503)
    expect(await call(test.payments.signed(event))).toBe(200)
    expect(await connectionOf(practice, owner)).toMatchObject({ state: 'restricted' })
  })

  it('tell that an account was given up there; so does the nightly look', async () => {
    for (const isTold of [true, false]) {
      const { practice, owner, account, event } = await aChangedAccount()
      await test.payments.store.change(account, (state) => {
        state.isGivenUp = true
      })
      const lost = { ...event, type: 'account.application.deauthorized', data: { object: {} } }
      if (isTold) expect(await call(test.payments.signed(lost))).toBe(200)
      else await refreshConnections(test.deps)
      expect(await connectionOf(practice, owner)).toMatchObject({ state: 'disconnected' })
      expect((await connectPractice(test, practice, owner)).outcome).toBe('active')
    }
  })
})
