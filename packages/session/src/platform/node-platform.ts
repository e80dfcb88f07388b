import { createMemoryStore } from './memory-store'
import type { SessionPlatform } from './SessionPlatform'

const nothingToStop = () => undefined

/** Node, for scripts: one tab without others, remembering nothing beyond the process. */
export function createNodePlatform(): SessionPlatform {
  return {
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    startTimer: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    },
    fetch: (request) => fetch(request),
    warn: (message, details) => console.warn(`Oaklet: ${message}`, details ?? ''),
    shared: createMemoryStore(),
    perTab: createMemoryStore(),
    path: () => '/',
    tellOtherTabs: () => undefined,
    onOtherTab: () => nothingToStop,
    onWake: () => nothingToStop,
    withLock: (_name, _options, run) => run(),
  }
}
