import { useEffect, useState, useSyncExternalStore } from 'react'
import { onServerAheadChange, serverAheadMs } from './server-clock'

const MINUTE_MS = 60_000

/** The current instant by the server's clock, renewed each minute. */
export function useNow(): string {
  const aheadMs = useSyncExternalStore(onServerAheadChange, serverAheadMs)
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return new Date(nowMs + aheadMs).toISOString()
}
