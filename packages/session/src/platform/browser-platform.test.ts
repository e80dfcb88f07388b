import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserPlatform } from './browser-platform'

/** The few parts of a browser that the platform touches and Node lacks. */
class FakeStorage {
  readonly entries = new Map<string, string>()
  getItem = (key: string) => this.entries.get(key) ?? null
  setItem = (key: string, value: string) => void this.entries.set(key, value)
  removeItem = (key: string) => void this.entries.delete(key)
}

let page: EventTarget
let screen: EventTarget & { hidden: boolean }
let local: FakeStorage

beforeEach(() => {
  page = new EventTarget()
  screen = Object.assign(new EventTarget(), { hidden: false })
  local = new FakeStorage()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', screen)
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', new FakeStorage())
  vi.stubGlobal('location', { pathname: '/clients' })
})
afterEach(() => vi.unstubAllGlobals())

const storageEvent = (storageArea: unknown) => Object.assign(new Event('storage'), { storageArea })

describe('the browser’s platform', () => {
  it('keeps the shared store in localStorage and the tab’s own in sessionStorage', () => {
    const platform = createBrowserPlatform()
    platform.shared.set('a', '1')
    expect(local.entries.get('a')).toBe('1')
    expect(platform.perTab.get('a')).toBeNull()
    expect(platform.path()).toBe('/clients')
    platform.onOtherTab(() => undefined)()
  })

  it('hears that another tab changed the shared store, until it stops listening', () => {
    let heard = 0
    const stop = createBrowserPlatform().onOtherTab(() => (heard += 1))
    page.dispatchEvent(storageEvent(local))
    page.dispatchEvent(storageEvent(new FakeStorage()))
    expect(heard).toBe(1)
    stop()
    page.dispatchEvent(storageEvent(local))
    expect(heard).toBe(1)
  })

  it('hears another tab’s hint, and not its own', async () => {
    const [mine, other] = [createBrowserPlatform(), createBrowserPlatform()]
    let own = 0
    const stopMine = mine.onOtherTab(() => (own += 1))
    const heard = new Promise<void>((resolve) => {
      const stop = other.onOtherTab(() => {
        stop()
        resolve()
      })
    })
    mine.tellOtherTabs()
    await heard
    expect(own).toBe(0)
    stopMine()
  })

  it('wakes when it is visible, shown again or online, until it stops listening', () => {
    let wakes = 0
    const platform = createBrowserPlatform()
    const stop = platform.onWake(() => (wakes += 1))
    screen.dispatchEvent(new Event('visibilitychange'))
    page.dispatchEvent(new Event('pageshow'))
    page.dispatchEvent(new Event('online'))
    expect(wakes).toBe(3)
    screen.hidden = true
    screen.dispatchEvent(new Event('visibilitychange'))
    expect(wakes).toBe(3)
    stop()
    page.dispatchEvent(new Event('online'))
    expect(wakes).toBe(3)
    platform.onOtherTab(() => undefined)()
  })
})

describe('the lock', () => {
  const platformWith = (locks: unknown) => {
    vi.stubGlobal('navigator', { locks })
    const platform = createBrowserPlatform()
    platform.onOtherTab(() => undefined)()
    return platform
  }
  const options = () => ({ waitMs: 10, signal: new AbortController().signal })
  const run = () => Promise.resolve('ran')
  const waitForever = (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('AbortError'))))

  it('is held while it runs', async () => {
    const request = vi.fn((_name: string, _options: object, held: () => Promise<string>) => held())
    expect(await platformWith({ request }).withLock('refresh', options(), run)).toBe('ran')
    expect(request).toHaveBeenCalledOnce()
  })

  it('that comes too late is gone without', async () => {
    expect(await platformWith({ request: waitForever }).withLock('refresh', options(), run)).toBe('ran')
  })

  it('is not waited for any more once the caller gives up', async () => {
    const controller = new AbortController()
    const waiting = platformWith({ request: waitForever }).withLock(
      'refresh',
      { waitMs: 60_000, signal: controller.signal },
      run,
    )
    controller.abort()
    await expect(waiting).rejects.toThrow('AbortError')
  })

  it('lets the failure of what ran through, and does not run it twice', async () => {
    const request = (_name: string, _options: object, held: () => Promise<string>) => held()
    const failing = vi.fn(() => Promise.reject(new Error('no')))
    await expect(platformWith({ request }).withLock('refresh', options(), failing)).rejects.toThrow('no')
    expect(failing).toHaveBeenCalledOnce()
  })

  it('is not needed where the browser has none', async () => {
    expect(await platformWith(undefined).withLock('refresh', options(), run)).toBe('ran')
  })
})
