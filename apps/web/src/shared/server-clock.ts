/** The server's date has whole seconds, and its way here takes time: a smaller difference of the clocks is none. */
const UNCERTAIN_MS = 5_000

/** How far the server's clock is ahead of the workstation's. */
let aheadMs = 0
const listeners = new Set<() => void>()

/** The present moment by the server's clock: a workstation's may be wrong by hours or years. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs)

/** How many milliseconds the server's clock is ahead of the workstation's. */
export const serverAheadMs = (): number => aheadMs

/** Calls back when that changes; the returned function ends it. */
export function onServerAheadChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the given way to send requests, which also learns the server's time from each answer. */
export const learningServerTime =
  (send: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const sentAtMs = Date.now()
    const response = await send(request)
    learn(Date.parse(response.headers.get('date') ?? ''), sentAtMs)
    return response
  }

function learn(serverMs: number, sentAtMs: number): void {
  const nowMs = Date.now()
  // An answer that was long on its way, as on a machine that slept, doesn't say what time it is now.
  if (Number.isNaN(serverMs) || Math.abs(nowMs - sentAtMs) >= UNCERTAIN_MS) return
  const foundMs = serverMs - nowMs
  if (Math.abs(foundMs - aheadMs) < UNCERTAIN_MS) return
  aheadMs = Math.abs(foundMs) < UNCERTAIN_MS ? 0 : foundMs
  for (const listener of listeners) listener()
}
