import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from './demo/index'
import { createDatabase, serverMissing } from './testing/create-database'
import { runServer, type RunningServer } from './testing/run-server'

const folder = mkdtempSync(join(tmpdir(), 'oaklet-main-'))
const started: RunningServer[] = []
let folders = 0
const run = (variables: Record<string, string>, args: string[] = []) => {
  const server = runServer({ OAKLET_DATA_DIR: join(folder, `data-${(folders += 1)}`), ...variables }, args)
  started.push(server)
  return server
}
afterEach(async () => {
  for (const { process } of started) process.kill('SIGKILL')
  await Promise.all(started.splice(0).map(({ ended }) => ended))
})
afterAll(() => rmSync(folder, { recursive: true }))

const DEVICE = '3f1e9c1e-60f5-4a8e-9a43-0d0a3c1a8b11'
const post = (address: string, path: string, body: object) =>
  fetch(`${address}/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
/** With the code that the server writes into its data folder. */
async function register(address: string, dataDir: string) {
  const asked = await post(address, 'register', {
    email: 'ada@wren.example',
    password: 'a long enough passphrase',
    deviceId: DEVICE,
    name: 'Ada Wren',
    practiceName: 'Wren Counseling',
    timeZone: 'America/Chicago',
  })
  const { mfaToken } = (await asked.json()) as { mfaToken: string }
  const outbox = join(dataDir, 'outbox')
  const mails = () => (existsSync(outbox) ? readdirSync(outbox) : []).filter((name) => name.endsWith('.eml'))
  await expect.poll(mails).toHaveLength(1)
  const code = /^ *(\d{6})\r$/m.exec(readFileSync(join(outbox, mails()[0] ?? ''), 'utf8'))?.[1]
  return post(address, 'mfa/verify', { mfaToken, code, deviceId: DEVICE })
}
const login = (address: string, email = 'ada@wren.example', password = 'a long enough passphrase') =>
  post(address, 'login', { email, password, deviceId: DEVICE })

/** One sentence, no stack, exit code 1. */
async function expectRefusal(server: RunningServer, sentence: RegExp) {
  expect(await server.ended).toBe(1)
  expect(server.stderr()).toMatch(sentence)
  expect(server.stderr().trim().split('\n')).toHaveLength(1)
}

describe('a start that can’t succeed ends with one sentence and exit code 1:', () => {
  it('a port in use', async () => {
    const taken = await new Promise<Server>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => resolve(server))
    })
    const { port } = taken.address() as AddressInfo
    await expectRefusal(run({ PORT: String(port) }), new RegExp(`^Port ${port} is already in use`))
    taken.close()
  }, 30_000)

  it('a data folder that can’t be made', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    await expectRefusal(run({ OAKLET_DATA_DIR: join(file, 'data') }), /^The data folder .* can't be made/)
  }, 30_000)

  it('a database that doesn’t answer', async () => {
    await expectRefusal(
      run({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/oaklet' }),
      /^Oaklet can't use the database of DATABASE_URL: no PostgreSQL server answers[^2]*$/,
    )
  }, 30_000)

  it('a wrong DATABASE_URL', async () => {
    await expectRefusal(run({ DATABASE_URL: 'localhost:5432' }), /^DATABASE_URL must look like postgres:/)
  }, 30_000)

  it('a data folder that another process uses', async () => {
    const OAKLET_DATA_DIR = join(folder, 'shared')
    await run({ OAKLET_DATA_DIR }, ['--empty']).ready()
    await expectRefusal(run({ OAKLET_DATA_DIR }), /is already in use by another Oaklet process \(\d+\)\.$/m)
  }, 60_000)
})

describe('a started server', () => {
  it('is healthy, stops when told to, and ends with 0', async () => {
    const server = run({}, ['--empty'])
    const address = await server.ready()
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.stderr()).toBe('')
  }, 60_000)

  it('has everything it acknowledged after kill -9', async () => {
    const OAKLET_DATA_DIR = join(folder, 'killed')
    const first = run({ OAKLET_DATA_DIR }, ['--empty'])
    expect((await register(await first.ready(), OAKLET_DATA_DIR)).status).toBe(200)
    first.process.kill('SIGKILL')
    await first.ended
    const second = run({ OAKLET_DATA_DIR }, ['--empty'])
    expect((await login(await second.ready())).status).toBe(200)
    expect(second.stdout()).toContain('Opening the database')
  }, 60_000)

  it('fills an empty database with the demonstration, once, and says so', async () => {
    const OAKLET_DATA_DIR = join(folder, 'demo')
    const first = run({ OAKLET_DATA_DIR })
    const address = await first.ready()
    expect(first.stdout()).toMatch(/Creating the database .*\n.*demonstration practice/)
    await expect.poll(first.stdout).toContain('owner@oakwood.example')
    expect((await login(address, 'owner@elmwood.example', DEMO_PASSWORD)).status).toBe(200)
    first.process.kill('SIGTERM')
    await first.ended
    const second = run({ OAKLET_DATA_DIR })
    await second.ready()
    expect(second.stdout()).not.toContain('Filling it')
  }, 90_000)

  it.skipIf(serverMissing() !== null)(
    'shares a PostgreSQL server with another, started at the same time',
    async () => {
      const DATABASE_URL = await createDatabase('empty')
      const servers = [run({ DATABASE_URL }), run({ DATABASE_URL })]
      const [one = '', two = ''] = await Promise.all(servers.map((server) => server.ready()))
      expect(servers.filter((server) => server.stdout().includes('Filling it'))).toHaveLength(1)
      const { token } = (await (await login(one, 'owner@oakwood.example', DEMO_PASSWORD)).json()) as {
        token: string
      }
      const me = await fetch(`${two}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } })
      expect(me.status).toBe(200)
      for (const server of servers) server.process.kill('SIGTERM')
      expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0])
    },
    90_000,
  )
})
