import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'

/** The repository's root folder. */
export const ROOT = dirname(import.meta.dirname)

/** The Node that the project runs on: it comes from npm, so the machine's own may be older. */
export const NODE = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The environment of everything that runs on the project's Node. */
export const environment = (extra = {}) => ({
  ...process.env,
  ...extra,
  PATH: [dirname(NODE), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
})

/** The file behind a command of node_modules/.bin. */
export const binary = (name) => join(ROOT, 'node_modules/.bin', name)

/** Runs to the end in view of the person; answers the exit code. */
export function runInView(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
  return ended(child)
}

/** Runs to the end and keeps what it printed. */
export async function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const pieces = []
  child.stdout.on('data', (piece) => pieces.push(piece))
  child.stderr.on('data', (piece) => pieces.push(piece))
  const code = await ended(child)
  return { code, output: Buffer.concat(pieces).toString('utf8') }
}

/** Hands the signals this process gets on to the children, and waits until one of them has ended. */
export function standInFor(children) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal gives Ctrl+C to the children as well; passing it on would be the second one.
    process.on(signal, () => {
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      for (const child of children) child.kill(signal)
    })
  }
  return Promise.race(children.map(ended))
}

const ended = (child) =>
  new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${child.spawnfile} did not start: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
