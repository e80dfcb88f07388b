import { useEffect, useState } from 'react'

/** True once `isOn` has stayed true for `delayMs`, false as soon as it is not. */
export function useAfterDelay(isOn: boolean, delayMs: number): boolean {
  const [hasPassed, setHasPassed] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setHasPassed(true), delayMs)
    return () => {
      clearTimeout(timer)
      setHasPassed(false)
    }
  }, [isOn, delayMs])
  return isOn && hasPassed
}
