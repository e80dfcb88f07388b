import { createContext, use } from 'react'
import type { FormError } from './focus-field'

/** The fields of a form with a text that is no such value, each by a key of its own; null outside of a form. */
export const UnreadTexts = createContext<Map<string, FormError> | null>(null)

/** Sends the form by another way than its button; outside of a form nothing stands against that. */
export const SendForm = createContext<(send: () => void) => void>((send) => send())

/**
 * Gives what sends a form by another way than its button, like “Save mine over theirs”: nothing is sent while it is being
 * saved, nor while a field holds a text that is no value, which is said as after any try to send.
 */
export const useSendForm = (): ((send: () => void) => void) => use(SendForm)
