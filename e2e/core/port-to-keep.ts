import { once } from 'node:events'
import { createServer } from 'node:net'

/** The system chooses from the ports from here on for a server that asks for any port. */
const FIRST_GIVEN = 32_768
const FIRST = 20_000

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const isListening = once(server.listen(port, '127.0.0.1'), 'listening')
  const isOurs = await isListening.then(
    () => true,
    () => false,
  )
  server.close()
  return isOurs
}

/** Finds a port for a server that is stopped and started again; the system gives it to no other program meanwhile. */
export async function portToKeep(): Promise<string> {
  const count = FIRST_GIVEN - FIRST
  for (let tried = 0; tried < count; tried += 1) {
    // Each process begins elsewhere, so that two hardly ever try the same.
    const port = FIRST + ((process.pid * 16 + tried) % count)
    if (await isFree(port)) return String(port)
  }
  throw new Error('No port is free')
}
