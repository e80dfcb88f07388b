import { useSyncExternalStore } from 'react'
import { lazyPart, useLazyPart } from '../../lazy/lazy-part'
import { toasts } from './toasts'

const stack = lazyPart(async () => (await import('./ToastStack')).ToastStack)
const subscribe = (listener: () => void) => toasts.subscribe(listener)
const isAnyShown = () => toasts.visibleToasts.length > 0

/** Where toasts appear; mounted once, at the end of the application. F6 leads into it and back. */
export function ToastRegion() {
  return useLazyPart(stack, useSyncExternalStore(subscribe, isAnyShown)) && <stack.Part />
}
