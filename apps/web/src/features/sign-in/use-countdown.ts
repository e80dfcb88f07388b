import { useCallback, useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** Seconds that go by, down to 0; `start` begins anew. */
export function useCountdown(seconds: number): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(seconds)
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setLeft((before) => before - 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [isRunning])

  return { left, start: useCallback((next: number) => setLeft(Math.ceil(next)), []) }
}
