import { useEffect, useEffectEvent, useState } from 'react'

/** A press that is acted on at once, or as soon as it `isReady`; `forget` takes back one that waits. */
export function useHeldPress(isReady: boolean, act: () => void) {
  const [isHeld, setHeld] = useState(false)
  const release = useEffectEvent(() => {
    setHeld(false)
    act()
  })
  useEffect(() => {
    if (!isHeld || !isReady) return
    let isWanted = true
    queueMicrotask(() => isWanted && release())
    return () => {
      isWanted = false
    }
  }, [isHeld, isReady])
  return {
    isHeld,
    press: () => (isReady ? act() : setHeld(true)),
    forget: () => setHeld(false),
  }
}
