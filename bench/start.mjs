// How long the built server takes to its first page, on an empty folder and again, and what memory it holds.
// Run it after `npm run build`: npm start --prefix bench
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = join(root, 'node_modules/node/bin/node')
const folder = mkdtempSync(join(tmpdir(), 'oaklet-bench-'))

/** Resident memory in MB; Linux only. */
const memoryOf = (pid) => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Starts the server, waits for its first page, and stops it. */
async function run() {
  const from = performance.now()
  const server = spawn(node, [join(root, 'apps/server/dist/main.js')], {
    env: { ...process.env, PORT: '0', OAKLET_DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      const found = /ready at (\S+)/.exec(said)
      if (found) resolve(found[1])
    })
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  const page = await fetch(`${address}/login`)
  if (!page.ok) throw new Error(`The first page answered ${page.status}`)
  const ms = Math.round(performance.now() - from)
  const mb = memoryOf(server.pid)
  server.removeAllListeners('exit')
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  return { ms, mb }
}

try {
  const cold = await run()
  const warm = await run()
  console.log(`cold: first page after ${cold.ms} ms, ${cold.mb} MB`)
  console.log(`warm: first page after ${warm.ms} ms, ${warm.mb} MB`)
  console.log(`cold / warm: ${(cold.ms / warm.ms).toFixed(1)}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
