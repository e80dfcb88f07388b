import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOM = join(import.meta.dirname, '../..')

/** A Node of its own that runs a piece of this room's code. */
export interface NodeChild {
  readonly pid: number
  /** The next line that it prints. */
  line(): Promise<string>
  /** Wakes a child that waits on its input. */
  go(): void
  kill(signal: NodeJS.Signals): Promise<void>
  /** Its exit code. */
  readonly ended: Promise<number | null>
}

/** Starts a module given as text, which may use the door for Node and wait for `go` with `await waitForGo()`. */
export function startNodeChild(code: string): NodeChild {
  const prelude = `
    import { createFileStore, createNodePlatform } from './src/node.ts'
    const waitForGo = () => new Promise((resolve) => process.stdin.once('data', resolve))
  `
  const flags = ['--conditions=oaklet-source', '--import', 'tsx', '--input-type=module']
  const child = spawn(process.execPath, [...flags, '--eval', prelude + code], {
    cwd: ROOM,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ended = once(child, 'exit').then(([exitCode]) => exitCode as number | null)
  return {
    pid: child.pid ?? 0,
    line: async () => ((await lines.next()) as IteratorYieldResult<string>).value,
    go: () => void child.stdin.write('go\n'),
    kill: async (signal) => {
      child.kill(signal)
      await ended
    },
    ended,
  }
}
