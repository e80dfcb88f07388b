import { settle } from '@oaklet/api/testing'
import { createSession } from '../create-session'
import type { Session } from '../Session'
import { createFakeAuth, type FakeAuth } from './fake-auth'
import { createFakeBrowser, type FakeBrowser, type FakeTab } from './fake-browser'

export interface OpenSession {
  session: Session
  tab: FakeTab
}

/** A server, a browser, and the sessions in its tabs. */
export interface SessionWorld {
  readonly auth: FakeAuth
  readonly browser: FakeBrowser
  /** Opens a session in a new tab, or in `tab`, as after a reload. */
  open(tab?: FakeTab): OpenSession
  /** How often a call arrived at the server. */
  count(call: string): number
  /** Disposes of all sessions, and answers what they left behind. */
  close(): Promise<{ timers: number; listeners: number }>
}

export function createSessionWorld(): SessionWorld {
  const auth = createFakeAuth()
  const browser = createFakeBrowser()
  const opened: OpenSession[] = []
  return {
    auth,
    browser,
    open: (tab = browser.openTab()) => {
      const made = { session: createSession({ auth, platform: tab }), tab }
      opened.push(made)
      return made
    },
    count: (call) => auth.calls.filter((name) => name === call).length,
    close: async () => {
      for (const { session } of opened) session.dispose()
      await settle()
      const left = opened.map(({ tab }) => tab.leftovers())
      return {
        timers: left.reduce((sum, { timers }) => sum + timers, 0),
        listeners: left.reduce((sum, { listeners }) => sum + listeners, 0),
      }
    },
  }
}
