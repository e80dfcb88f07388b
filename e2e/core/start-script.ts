import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { endWithThisProcess } from './start-app'

const SCRIPTS = join(import.meta.dirname, '../../scripts')

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
  const child = spawn(process.execPath, [join(SCRIPTS, path), ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env },
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
