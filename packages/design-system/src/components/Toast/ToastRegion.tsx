import { useSyncExternalStore } from 'react'
import { later, useLater } from '../../later/later'
import { toasts } from './toasts'

const stack = later(async () => (await import('./ToastStack')).ToastStack)
const subscribe = (listener: () => void) => toasts.subscribe(listener)
const isAnyShown = () => toasts.visibleToasts.length > 0

/** Where toasts appear; mounted once, at the end of the application. F6 leads into it and back. */
export function ToastRegion() {
  return useLater(stack, useSyncExternalStore(subscribe, isAnyShown)) && <stack.Part />
}
