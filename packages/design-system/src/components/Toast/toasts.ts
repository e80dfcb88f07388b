import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import { announce } from '../Announce/announce'

export const TOAST_TONES = ['good', 'info', 'bad'] as const

export interface ToastMessage {
  /** What was done: "Appointment moved to Wed, Nov 18". */
  title: string
  tone?: (typeof TOAST_TONES)[number]
  /** A verb: "Undo". */
  actionLabel?: string
  onAction?: () => void
}

/** Long enough to read twice; pointing at the toasts or focusing them stops the clock. */
const SHOWN_MS = 8000
/** Longer, since there is something to reach. */
const SHOWN_WITH_ACTION_MS = 20_000

/** What ToastRegion shows. */
export const toasts = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })

/** Confirms what was just done and is said politely; returns a key for `toasts.close`. */
export function showToast({ timeoutMs, ...message }: ToastMessage & { timeoutMs?: number }): string {
  const hasAction = message.actionLabel !== undefined
  announce(hasAction ? `${message.title}. ${message.actionLabel}: press F6.` : message.title)
  const timeout = timeoutMs ?? (hasAction ? SHOWN_WITH_ACTION_MS : SHOWN_MS)
  return toasts.add(message, { timeout })
}
