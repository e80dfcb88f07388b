import { createContext } from 'react'
import type { FormError } from './focus-field'

/** The fields of a form with a text that is no such value, each by a key of its own; null outside of a form. */
export const UnreadTexts = createContext<Map<string, FormError> | null>(null)
