import { useCallback, useEffect, useState } from 'react'

const SECOND_MS = 1_000

interface Countdown {
  seconds: number
  endsAtMs: number
}

const countdownOf = (seconds: number): Countdown => ({
  seconds: Math.ceil(seconds),
  endsAtMs: Date.now() + seconds * SECOND_MS,
})

/** The seconds that are left; a clock that is set back makes no wait longer. */
const secondsLeft = ({ seconds, endsAtMs }: Countdown): number =>
  Math.min(seconds, Math.max(0, Math.ceil((endsAtMs - Date.now()) / SECOND_MS)))

/** Seconds that go by, also while the machine sleeps, down to 0; `start` begins anew. */
export function useCountdown(seconds: number): { left: number; start: (seconds: number) => void } {
  const [countdown, setCountdown] = useState(() => countdownOf(seconds))
  const [left, setLeft] = useState(countdown.seconds)
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setLeft(secondsLeft(countdown)), SECOND_MS)
    return () => clearInterval(timer)
  }, [isRunning, countdown])

  const start = useCallback((next: number) => {
    const anew = countdownOf(next)
    setCountdown(anew)
    setLeft(anew.seconds)
  }, [])
  return { left, start }
}
