import type { TestRequest } from '../a-person'
import { anInvitationDesk } from '../an-invitation-desk'
import type { TestApp } from '../create-test-app'

/** A practice of its own, with what a call may need. */
export async function aCallScene(test: TestApp) {
  return { test, ...(await anInvitationDesk(test)) }
}

export type CallScene = Awaited<ReturnType<typeof aCallScene>>

/** A call that will succeed, but for its method and its path's template. */
export interface ReadyCall {
  by: TestRequest
  /** What stands in the path's braces, beside the organization and the practice. */
  params?: Record<string, string>
  /** What follows the path, from `?` on. */
  query?: string
  body?: unknown
  headers?: Record<string, string>
}

/** Makes all that must be there before the call. */
export type PrepareCall = (scene: CallScene) => Promise<ReadyCall>
