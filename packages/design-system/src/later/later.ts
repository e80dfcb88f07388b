import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react'

/** Between tries to bring a part that is asked for while it can't be had. */
const RETRY_MS = 2_000

/** A part of a component whose code comes apart from it: what opens, and not what is there at once. */
export interface Later<Props> extends Coming {
  /** Nothing until it is there: ask `useLater` first. */
  Part: ComponentType<Props>
}

interface Coming {
  bring: () => Promise<void>
  isHere: () => boolean
  subscribe: (listener: () => void) => () => void
}

const parts: Coming[] = []
let isAllWanted = false

/** A part that comes when it is first needed, or with `preloadParts`. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const listeners = new Set<() => void>()
  let known: ComponentType<Props> | null = null
  let coming: Promise<void> | null = null
  const part: Later<Props> = {
    bring: () =>
      (coming ??= load().then(
        (component) => {
          known = component
          for (const listener of listeners) listener()
        },
        (error: unknown) => {
          coming = null
          throw error
        },
      )),
    isHere: () => known !== null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    Part: (props) => known && createElement(known, props),
  }
  parts.push(part)
  if (isAllWanted) tryToBring(part)
  return part
}

/** A failure is met again when the part is needed. */
export const tryToBring = (part: Coming) => void part.bring().catch(() => undefined)

/**
 * Brings what opens (menus, lists of choices, dialogs, toasts) for all components there are, and from now on with
 * each that comes. Call it when the first screen has settled: until then such a part comes when it is first opened.
 */
export async function preloadParts(): Promise<void> {
  isAllWanted = true
  await Promise.allSettled(parts.map((part) => part.bring()))
}

/** Whether the part is there; it is brought as soon as it is wanted, again and again until it comes. */
export function useLater(part: Coming, isWanted: boolean): boolean {
  const isHere = useSyncExternalStore(part.subscribe, part.isHere)
  const isMissing = isWanted && !isHere
  useEffect(() => {
    if (!isMissing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const bring = () => {
      part.bring().catch(() => {
        if (!isOver) timer = setTimeout(bring, RETRY_MS)
      })
    }
    bring()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isMissing, part])
  return isHere
}
