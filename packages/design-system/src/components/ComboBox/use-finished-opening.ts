import { useReducer } from 'react'
import { flushSync } from 'react-dom'

/**
 * Draws at once what the letters before have set going. React Aria opens the list in an effect, and goes to an option
 * in an effect of the list's: a key that is quicker would find it half open and be lost, or take it for shut.
 */
export function useFinishedOpening() {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  return () => flushSync(drawAgain)
}
