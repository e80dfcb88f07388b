import type { ModelPage, ModelTab, ModelWorld } from './model-parts'
import { createApi, createAuthApi, type Http, type Platform, REQUEST_TIMEOUT_MS } from '@oaklet/api'
import { createSession } from '../create-session'
import type { SessionPlatform } from '../platform/SessionPlatform'
import { storeOver } from './model-browser'
import { createModelHttp } from './model-http'

/** Timers of a tab in the background fire on whole seconds only; long ones, which repeat, on whole minutes. */
const backgroundStepMs = (delayMs: number): number => (delayMs > REQUEST_TIMEOUT_MS ? 60_000 : 1_000)
const HINT_MS = 1

/** Loads a page in the tab, which starts with a restore as the application does. */
export function openModelPage(world: ModelWorld, tab: ModelTab): ModelPage {
  const { browser, time, ledger, plant } = world
  const timers = { request: new Set<() => void>(), session: new Set<() => void>() }
  const listeners = { otherTab: new Set<() => void>(), wake: new Set<() => void>() }
  const loadedMs = time.monotonicMs()

  const startTimer =
    (whose: keyof typeof timers) =>
    (callback: () => void, delayMs: number): (() => void) => {
      const end = (): void => {
        cancel()
        timers[whose].delete(end)
      }
      const cancel = time.startTimer(
        () => {
          end()
          callback()
        },
        delayMs,
        () => (tab.isBackground ? backgroundStepMs(delayMs) : 1),
      )
      timers[whose].add(end)
      return end
    }
  const listen = (set: Set<() => void>, listener: () => void): (() => void) => {
    set.add(listener)
    return () => void set.delete(listener)
  }
  const tell = (set: Set<() => void>): void => [...set].forEach((listener) => listener())
  const noteWrite = (_key: string, value: string): void => {
    const session = world.server.sessionOf(value)
    if (session !== null) ledger.stored.add(session)
    const { glimpse } = browser
    if (glimpse === null || glimpse.tab === tab.name) return
    glimpse.writes -= 1
    if (glimpse.writes > 0) return
    browser.glimpse = null
    browser.tabs[glimpse.tab].page?.wake()
  }

  const platform: Platform = {
    now: time.wallMs,
    // A page's own clock begins with the page.
    monotonicNow: () => time.monotonicMs() - loadedMs,
    newId: browser.nextId,
    random: () => 0.5,
    startTimer: startTimer('session'),
    fetch: () => Promise.reject(new TypeError('The model has a network of its own')),
    warn: () => undefined,
  }
  const sessionPlatform: SessionPlatform = {
    ...platform,
    shared: storeOver(() => browser.shared, noteWrite),
    perTab: storeOver(
      () => tab.perTab,
      () => undefined,
    ),
    path: () => '/dashboard',
    tellOtherTabs: () => {
      for (const other of browser.pages()) {
        if (other === page) continue
        other.pendingHints += 1
        time.after(HINT_MS, 'tab', () => world.hint(other))
      }
    },
    onOtherTab: (listener) => listen(listeners.otherTab, listener),
    onWake: (listener) => listen(listeners.wake, listener),
    withLock: (_name, options, run) =>
      browser.lock.run(page, options, startTimer('session'), async (isImpatient) => {
        const turn = { isImpatient }
        page.turns.add(turn)
        try {
          return await run()
        } finally {
          page.turns.delete(turn)
        }
      }),
  }

  const page: ModelPage = {
    tab,
    isGone: false,
    isDisposed: false,
    pendingHints: 0,
    hintedMoment: -1,
    underWay: new Set(),
    turns: new Set(),
    cancels: [],
    requestPlatform: { ...platform, startTimer: startTimer('request') },
    session: () => session,
    api: () => api,
    startRequestTimer: startTimer('request'),
    wake: () => tell(listeners.wake),
    hear: () => tell(listeners.otherTab),
    vanish: () => {
      page.isGone = true
      tab.page = null
      for (const set of Object.values(timers)) for (const cancel of [...set]) cancel()
      listeners.otherTab.clear()
      listeners.wake.clear()
      browser.lock.leave(page)
      for (const exchange of ledger.exchanges) {
        if (exchange.page !== page || exchange.end !== null) continue
        exchange.end = 'cut'
        exchange.endedMs = time.trueMs()
        exchange.endedMoment = time.moment()
      }
    },
    sessionLeftovers: () => ({
      timers: timers.session.size,
      listeners: listeners.otherTab.size + listeners.wake.size,
      locks: browser.lock.stake(page),
    }),
    requestTimers: () => timers.request.size,
  }
  const plain: Http = createModelHttp(world, page)
  const http = plant.http?.(plain, page) ?? plain
  const usedPlatform = plant.platform?.(sessionPlatform) ?? sessionPlatform
  const auth = createAuthApi(http)
  const made = createSession({ auth: plant.auth?.(auth) ?? auth, platform: usedPlatform })
  const session = plant.session?.(made) ?? made
  const api = createApi(http, session.credentials)
  tab.page = page
  world.watch(page)
  world.track(page, 'restore', RESTORE_LIMIT_MS, session.restore())
  return page
}

/** Three tries of a wait for the lock, a refresh, and three tries each of two look-ups, with their pauses. */
const RESTORE_LIMIT_MS = 10 * 60_000
