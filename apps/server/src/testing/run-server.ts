import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOM = fileURLToPath(new URL('../../', import.meta.url))
const READY = /Oaklet is ready at (http:\S+)/

/** The built server as a process of its own. */
export interface RunningServer {
  process: ChildProcess
  /** Everything it has printed, as one text each. */
  stdout(): string
  stderr(): string
  /** Its address once it is ready; fails when it ends before. */
  ready(): Promise<string>
  /** The exit code, null after a signal. */
  ended: Promise<number | null>
}

/** Starts it with a port of its own; `variables` override. `entry` may be another of its commands. */
export function runServer(
  variables: Record<string, string>,
  args: string[] = [],
  entry = 'dist/main.js',
): RunningServer {
  const child = spawn(process.execPath, [entry, ...args], {
    cwd: ROOM,
    env: { ...process.env, DATABASE_URL: '', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const isReady = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString()
      const address = READY.exec(stdout)?.[1]
      if (address !== undefined) resolve(address)
    })
    void ended.then((code) => reject(new Error(`ended with ${code ?? 'a signal'}: ${stderr}`)))
  })
  // Only those who ask for it shall hear of a failure.
  isReady.catch(() => undefined)
  return { process: child, stdout: () => stdout, stderr: () => stderr, ready: () => isReady, ended }
}
