import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { AT_THE_MOMENT, endWithThisProcess } from './start-app'

const SCRIPTS = join(import.meta.dirname, '../../scripts')
/**
 * Scripts whose output depends on the day; they run by the run's clock. The others run by the machine's clock: they may
 * share a file with another process, and a file's times are the machine's.
 */
const TELLING_DAYS = ['examples/todays-appointments.mjs', 'examples/export-analytics.mjs']

export interface ScriptOptions {
  /** In scripts/, like `examples/add-holidays.mjs`. */
  path: string
  args?: readonly string[]
  folder: string
  env: Readonly<Record<string, string>>
}

/** How a script ended. */
export interface ScriptEnd {
  readonly code: number | null
  readonly output: string
  /** What it said on the error stream, its questions included. */
  readonly complaint: string
}

/** A script that runs as a person runs it, without a terminal. */
export interface RunningScript {
  complaint(): string
  /** Answers a question. */
  type(line: string): void
  /** Answers no more questions. */
  hangUp(): void
  readonly ended: Promise<ScriptEnd>
}

/** Starts a script in a folder of its own. */
export function startScript({ path, args = [], folder, env }: ScriptOptions): RunningScript {
  const { PATH, OAKLET_MOMENT_OFFSET } = process.env
  const clock = TELLING_DAYS.includes(path) ? AT_THE_MOMENT : []
  const child = spawn(process.execPath, [...clock, join(SCRIPTS, path), ...args], {
    cwd: folder,
    env: { PATH, OAKLET_MOMENT_OFFSET, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  endWithThisProcess(child)
  const pieces: string[] = []
  const complaints: string[] = []
  child.stdout.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece))
  child.stderr.setEncoding('utf8').on('data', (piece: string) => complaints.push(piece))
  const complaint = () => complaints.join('')
  return {
    complaint,
    type: (line) => void child.stdin.write(`${line}\n`),
    hangUp: () => void child.stdin.end(),
    ended: once(child, 'close').then(() => ({
      code: child.exitCode,
      output: pieces.join(''),
      complaint: complaint(),
    })),
  }
}
