import { createContext } from 'react'

/** True inside a Dialog. */
export const InDialogContext = createContext(false)
