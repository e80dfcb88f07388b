import type { Route } from '@playwright/test'

/** What the server says of a refusal, in its envelope. */
interface Refusal {
  code: string
  message?: string
  retryAfter?: number
  fieldErrors?: readonly { path: string; message: string }[]
}

/** Answers a call as a server does that refuses it. */
export const refused = (status: number, refusal: Refusal) => (route: Route) =>
  route.fulfill({ status, json: { success: false, message: '', requestId: 'one', ...refusal } })
