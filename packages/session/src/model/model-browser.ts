import { type ModelBrowser, type ModelPage, type ModelTab, type TabName, TABS } from './model-parts'
import type { KeyValueStore } from '../platform/SessionPlatform'
import { createModelLock } from './model-lock'

/** A browser without a page. */
export function createModelBrowser(): ModelBrowser {
  let ids = 0
  const tab = (name: TabName): ModelTab => ({
    name,
    perTab: new Map(),
    isOnline: true,
    isBackground: false,
    page: null,
  })
  const tabs = { A: tab('A'), B: tab('B'), C: tab('C') }
  return {
    shared: new Map(),
    lock: createModelLock<ModelPage>(),
    tabs,
    cookie: null,
    glimpse: null,
    pages: () => TABS.map((name) => tabs[name].page).filter((page) => page !== null),
    nextId: () => `00000000-0000-4000-9000-${String((ids += 1)).padStart(12, '0')}`,
  }
}

/** A store over a map that says when it is about to be written. */
export function storeOver(
  entries: () => Map<string, string>,
  onWrite: (key: string, value: string) => void,
): KeyValueStore {
  return {
    get: (key) => entries().get(key) ?? null,
    set: (key, value) => {
      onWrite(key, value)
      entries().set(key, value)
    },
    remove: (key) => {
      onWrite(key, '')
      entries().delete(key)
    },
  }
}
