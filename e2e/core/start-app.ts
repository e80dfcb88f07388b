import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '../..')
const SERVER = join(ROOT, 'apps/server/dist/main.js')
/** Long enough for an empty database to be made and filled on a busy machine. */
const READY_WITHIN_MS = 120_000
/** What is handed on of this process's own settings: where programs are, another build of the application, and the time. */
const HANDED_ON = ['PATH', 'OAKLET_WEB_DIST', 'OAKLET_MOMENT_OFFSET']
/** Has a process of Node live at the moment of the run. */
export const AT_THE_MOMENT = ['--import', pathToFileURL(join(import.meta.dirname, 'fixed-moment.ts')).href]
const READY = /ready at (https?:\/\/\S+)\n/

export interface AppOptions {
  dataDir: string
  env?: Readonly<Record<string, string>>
  args?: readonly string[]
}

/** The product, started from its build as `npm start` does. */
export interface App {
  readonly address: string
  readonly dataDir: string
  /** Everything it has printed. */
  output(): string
  /** Ends it as Ctrl+C does, or by another signal that asks it to stop; returns its exit code. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<number | null>
  /** Ends it as a power cut does. */
  kill(): Promise<void>
}

/** How a start that did not succeed ended. */
export interface FailedStart {
  readonly code: number | null
  /** What it said on the error stream. */
  readonly complaint: string
}

/** Ends with this process, so that a journey that failed half-way leaves nothing running. */
export function endWithThisProcess(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
}

const handedOn = Object.fromEntries(HANDED_ON.map((name) => [name, process.env[name]]))

function spawnServer({ dataDir, env = {}, args = [] }: AppOptions) {
  const child = spawn(process.execPath, [...AT_THE_MOMENT, SERVER, ...args], {
    cwd: ROOT,
    // Each journey calls from an address of its own, as if a proxy had handed its calls on.
    env: { ...handedOn, PORT: '0', OAKLET_DATA_DIR: dataDir, OAKLET_TRUST_PROXY: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithThisProcess(child)
  const pieces: string[] = []
  const complaints: string[] = []
  child.stdout.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece))
  child.stderr.setEncoding('utf8').on('data', (piece: string) => complaints.push(piece))
  return { child, output: () => pieces.join(''), complaint: () => complaints.join('') }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (hasEnded(child)) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}

/** Starts the product on a free port and waits until it says that it is ready. */
export async function startApp(options: AppOptions): Promise<App> {
  const { child, output, complaint } = spawnServer(options)
  const address = await new Promise<string>((resolve, reject) => {
    const giveUp = (why: string) => {
      child.kill('SIGKILL')
      reject(new Error(`The product ${why}:\n${output()}${complaint()}`))
    }
    const timer = setTimeout(() => {
      giveUp('was not ready in time')
    }, READY_WITHIN_MS)
    child.stdout.on('data', () => {
      const found = READY.exec(output())?.[1]
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found.replace(/\/$/, ''))
    })
    child.on('exit', () => {
      clearTimeout(timer)
      giveUp('ended')
    })
  })
  return {
    address,
    dataDir: options.dataDir,
    output,
    stop: (signal = 'SIGINT') => end(child, signal),
    kill: async () => {
      await end(child, 'SIGKILL')
    },
  }
}

/** Starts the product where it can't start, and answers how it ended. */
export async function startInVain(options: AppOptions): Promise<FailedStart> {
  const { child, complaint } = spawnServer(options)
  const timer = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS)
  await once(child, 'close')
  clearTimeout(timer)
  return { code: child.exitCode, complaint: complaint().trim() }
}

/** A folder of its own for one test, with the way to remove it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'oaklet-e2e-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
