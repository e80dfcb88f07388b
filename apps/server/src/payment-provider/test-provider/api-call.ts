import type { Context, Hono } from 'hono'
import { formFields, type FormFields } from './form-fields'
import type { AccountState } from './provider-state'
import type { TestProvider } from './test-provider'

/** What the API answers to one call. */
export interface ApiAnswer {
  status?: 200 | 400 | 402 | 404
  body: unknown
}

interface ApiCall {
  account: string
  state: AccountState
  fields: FormFields
  params: Record<string, string>
}

const error = (type: string, message: string, more: object = {}) => ({ error: { type, message, ...more } })

export const missing = (what: string): ApiAnswer => ({
  status: 404,
  body: error('invalid_request_error', `No such ${what}`, { code: 'resource_missing' }),
})

export const refused = (code: string, message: string): ApiAnswer => ({
  status: 400,
  body: error('invalid_request_error', message, { code }),
})

/** Mounts a call about one account; a POST with the same idempotency key is done once. */
export function onAccount(
  api: Hono,
  provider: TestProvider,
  [method, path]: readonly ['GET' | 'POST', string],
  answerOf: (call: ApiCall) => ApiAnswer,
): void {
  api.on(method, path, async (c) => {
    const account = c.req.header('stripe-account') ?? ''
    const text = await c.req.text()
    const fields = formFields(method === 'GET' ? (c.req.url.split('?')[1] ?? '') : text)
    const key = c.req.header('idempotency-key')
    const answer = await provider.store.change(account, (state) => {
      if (state.isGivenUp) return null
      const params = c.req.param()
      return onceForKey(state, { key, body: `${path} ${text}` }, () =>
        answerOf({ account, state, fields, params }),
      )
    })
    return answer === null ? noAccess(c) : c.json(answer.body as object, answer.status ?? 200)
  })
}

/** As Stripe answers for an account that isn't there, or no longer lets the platform in. */
export const noAccess = (c: Context): Response =>
  c.json(
    error('invalid_request_error', 'The account is not there, or no longer connected.', {
      code: 'account_invalid',
    }),
    403,
  )

function onceForKey(
  state: AccountState,
  { key, body }: { key: string | undefined; body: string },
  answerOf: () => ApiAnswer,
): ApiAnswer {
  if (key === undefined) return answerOf()
  const first = state.answers[key]
  if (first === undefined) {
    const answer = answerOf()
    state.answers[key] = { body, status: answer.status ?? 200, answer: answer.body }
    return answer
  }
  if (first.body === body) return { status: first.status as 200, body: first.answer }
  const message = 'Keys for idempotent requests can only be used with the same parameters.'
  return { status: 400, body: error('idempotency_error', message) }
}
