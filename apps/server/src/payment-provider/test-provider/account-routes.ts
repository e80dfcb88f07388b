import type { Hono } from 'hono'
import { noAccess } from './api-call'
import type { TestProvider } from './test-provider'
import { formFields } from './form-fields'
import { newAccount } from './provider-state'
import { accountObject } from './stripe-objects'

const LINK_LIFE_MS = 300_000

/** Accounts, the links for setting them up, and access to them by a code. */
export function accountRoutes(api: Hono, { store, now, newId, tell }: TestProvider): void {
  api.post('/v1/accounts', async (c) => {
    const id = newId('acct')
    const state = newAccount()
    await store.add(id, state)
    return c.json(accountObject(id, state))
  })

  api.get('/v1/accounts/:id', async (c) => {
    const { id } = c.req.param()
    const account = await store.change(id, (state) => (state.isGivenUp ? null : accountObject(id, state)))
    return account === null ? noAccess(c) : c.json(account)
  })

  api.post('/v1/account_links', async (c) => {
    const fields = formFields(await c.req.text())
    const account = fields.get('account') ?? ''
    const link = newId('link')
    const expiresAt = now().getTime() + LINK_LIFE_MS
    const [returnUrl, refreshUrl] = [fields.get('return_url') ?? '', fields.get('refresh_url') ?? '']
    const isMade = await store.change(account, (state) => {
      state.links[link] = { returnUrl, refreshUrl, expiresAt, isUsed: false }
      return true
    })
    if (isMade === null) return noAccess(c)
    return c.json({ object: 'account_link', url: `/test-provider/onboarding/${account}/${link}` })
  })

  api.post('/oauth/token', async (c) => {
    const code = formFields(await c.req.text()).get('code') ?? ''
    const account = code.split('.')[0] ?? ''
    const isGood = await store.change(account, (state) => {
      if (state.code !== code) return false
      Object.assign(state, { code: null, isGivenUp: false })
      return true
    })
    const description = `Authorization code does not exist: ${code}`
    return isGood === true
      ? c.json({ stripe_user_id: account, scope: 'read_write', livemode: false })
      : c.json({ error: 'invalid_grant', error_description: description }, 400)
  })

  api.post('/oauth/deauthorize', async (c) => {
    const account = formFields(await c.req.text()).get('stripe_user_id') ?? ''
    const isDone = await store.change(account, (state) => (state.isGivenUp = true))
    if (isDone === null) return noAccess(c)
    tell(account, 'account.application.deauthorized', { id: 'ca_test', object: 'application' })
    return c.json({ stripe_user_id: account })
  })
}
