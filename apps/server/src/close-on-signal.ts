import type { Server } from 'node:http'

const LONGEST_REQUEST_MS = 3_000
const LONGEST_SHUTDOWN_MS = 4_500

/** On SIGINT or SIGTERM: accepts no more, finishes what runs, closes the database, exits 0 within 5 s. */
export function closeOnSignal(
  server: Server,
  closeDatabase: () => Promise<void>,
  onStopping: () => void,
): void {
  let isClosing = false
  const close = () => {
    if (isClosing) return
    isClosing = true
    onStopping()
    setTimeout(() => server.closeAllConnections(), LONGEST_REQUEST_MS).unref()
    setTimeout(() => process.exit(0), LONGEST_SHUTDOWN_MS).unref()
    server.close(() => {
      void closeDatabase().finally(() => process.exit(0))
    })
    server.closeIdleConnections()
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}
