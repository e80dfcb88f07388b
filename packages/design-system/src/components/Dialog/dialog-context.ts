import { createContext } from 'react'

/** True for what stands in a Dialog. */
export const InDialogContext = createContext(false)
