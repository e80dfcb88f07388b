import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { NODE, ROOT } from '../../scripts/repository.mjs'

const PASSWORD = 'oaklet-demo-2026'

/** Starts the built server on a folder of its own, on any port; `variables` override. */
export async function startServer(dataDir, variables = {}) {
  const server = spawn(NODE, [join(ROOT, 'apps/server/dist/main.js')], {
    env: { ...process.env, PORT: '0', OAKLET_DATA_DIR: dataDir, LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      const found = /ready at (https?:\/\/[^\s/]+)/.exec(said)
      if (found) resolve(found[1])
    })
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  const end = async (signal) => {
    server.removeAllListeners('exit')
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  return { address, stop: () => end('SIGTERM'), kill: () => end('SIGKILL'), pid: server.pid }
}

/** Works on the database as the application's role, inside the organization of the demonstration. */
export async function inOakwood(dataDir, work) {
  const db = await connect(dataDir)
  try {
    await db.query('begin')
    await db.query(`select set_config('role', 'oaklet_auth', true)`)
    const memberships = await db.query(
      `select organization_id from memberships m join users u on u.id = m.user_id
       where u.email = 'owner@oakwood.example'`,
    )
    const organizationId = memberships.rows[0].organization_id
    await db.query(
      `select set_config('role', 'oaklet_app', true), set_config('oaklet.organization_id', $1, true)`,
      [organizationId],
    )
    const practices = await db.query('select id from practices order by created_at, name')
    const practiceId = practices.rows[0].id
    const done = await work(db, { organizationId, practiceId })
    await db.query('commit')
    // What a server does by itself after a while, and the embedded database never does.
    if (process.env.DATABASE_URL !== undefined) await db.query('analyze')
    return done
  } finally {
    await (db.close ?? db.end).call(db)
  }
}

/** The embedded database of the folder, or the server that DATABASE_URL names. */
async function connect(dataDir) {
  const url = process.env.DATABASE_URL
  if (url === undefined) {
    return PGlite.create(join(dataDir, 'database'), { extensions: { btree_gist, citext, pg_trgm } })
  }
  const client = new pg.Client(url)
  await client.connect()
  return client
}

/** Signs a person of the demonstration in. */
export async function signIn(address, email) {
  const headers = { 'content-type': 'application/json', 'x-application-id': 'oaklet-bench', origin: address }
  const body = JSON.stringify({ email, password: PASSWORD, deviceId: crypto.randomUUID() })
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`${email} can't sign in: ${answer.status}`)
  const { token, user } = await answer.json()
  return { token, practiceId: user.practiceId ?? user.assignedPractices[0] }
}
