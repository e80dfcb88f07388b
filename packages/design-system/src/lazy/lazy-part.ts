import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react'

/** The pause before a part that failed to load is tried again. */
const RETRY_MS = 2_000

/** A part of a component whose code is loaded separately, such as a menu or a dialog. */
export interface LazyPart<Props> extends Loadable {
  /** Renders nothing until the code is loaded; `useLazyPart` says when it is. */
  Part: ComponentType<Props>
}

interface Loadable {
  load: () => Promise<void>
  isLoaded: () => boolean
  subscribe: (listener: () => void) => () => void
}

const parts: Loadable[] = []
let isPreloading = false

/** Makes a part that loads when it is first needed, or with `preloadParts`. */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const listeners = new Set<() => void>()
  let known: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  const part: LazyPart<Props> = {
    load: () =>
      (loading ??= importPart().then(
        (component) => {
          known = component
          for (const listener of listeners) listener()
        },
        (error: unknown) => {
          loading = null
          throw error
        },
      )),
    isLoaded: () => known !== null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    Part: (props) => known && createElement(known, props),
  }
  parts.push(part)
  if (isPreloading) tryToLoad(part)
  return part
}

/** Loads a part early. A failure is ignored: the part is loaded again when it is needed. */
export const tryToLoad = (part: Loadable) => void part.load().catch(() => undefined)

/**
 * Loads the code of everything that opens (menus, lists of choices, dialogs, toasts), for all components that are in
 * the page now or are added from now on. Call it once the first screen is shown. Without it such code is loaded when
 * it is first opened.
 */
export async function preloadParts(): Promise<void> {
  isPreloading = true
  await Promise.allSettled(parts.map((part) => part.load()))
}

/** Returns whether the part is loaded. While `isWanted` it is loaded, and tried again every 2 s after a failure. */
export function useLazyPart(part: Loadable, isWanted: boolean): boolean {
  const isLoaded = useSyncExternalStore(part.subscribe, part.isLoaded)
  const isMissing = isWanted && !isLoaded
  useEffect(() => {
    if (!isMissing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const load = () => {
      part.load().catch(() => {
        if (!isOver) timer = setTimeout(load, RETRY_MS)
      })
    }
    load()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isMissing, part])
  return isLoaded
}
