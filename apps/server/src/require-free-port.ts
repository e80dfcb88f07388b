import { createServer } from 'node:net'
import { errorCode } from './error-code'
import type { Env } from './env'
import { StartError } from './StartError'

/** Throws {@link StartError} when the port can't be had: asked first, before any work is done. */
export function requireFreePort(env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portError(env, error)))
    probe.listen(env.port, env.host, () => probe.close(() => resolve()))
  })
}

/** The sentence for a listening socket that failed. */
export function portError({ port, host }: Env, error: unknown): StartError {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is already in use: stop the other program, or choose another port like PORT=${port + 1}.`,
      )
    case 'EACCES':
      return new StartError(`Port ${port} needs special rights: choose one above 1023, like PORT=4000.`)
    default:
      return new StartError(
        `Oaklet can't listen on ${host}, port ${port} (${errorCode(error) ?? 'unknown'}).`,
      )
  }
}
