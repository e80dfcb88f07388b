import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { DEMO_PASSWORD } from './demo/index'
import { createDatabase, serverMissing } from './testing/create-database'
import { runServer, type RunningServer } from './testing/run-server'

// What else a start says and does, and how one that can't succeed ends, is in e2e/journeys/start.

const folder = mkdtempSync(join(tmpdir(), 'oaklet-main-'))
afterAll(() => rmSync(folder, { recursive: true }))

const started: RunningServer[] = []
afterEach(async () => {
  for (const { process } of started) process.kill('SIGKILL')
  await Promise.all(started.splice(0).map(({ ended }) => ended))
})

it.skipIf(serverMissing() !== null)(
  'two servers share a PostgreSQL server when they start at the same time, are healthy, and stop when asked',
  async () => {
    const DATABASE_URL = await createDatabase('empty')
    const servers = ['one', 'two'].map((name) =>
      runServer({ DATABASE_URL, OAKLET_DATA_DIR: join(folder, name) }),
    )
    started.push(...servers)
    const [one = '', two = ''] = await Promise.all(servers.map((server) => server.ready()))
    expect(servers.filter((server) => server.stdout().includes('Filling it'))).toHaveLength(1)
    expect((await fetch(`${two}/healthz`)).status).toBe(200)
    const answer = await fetch(`${one}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...{ email: 'owner@oakwood.example', password: DEMO_PASSWORD },
        deviceId: '3f1e9c1e-60f5-4a8e-9a43-0d0a3c1a8b11',
      }),
    })
    const { token } = (await answer.json()) as { token: string }
    const me = await fetch(`${two}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } })
    expect(me.status).toBe(200)
    for (const server of servers) server.process.kill('SIGTERM')
    expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0])
    expect(servers.map((server) => server.stderr())).toEqual(['', ''])
  },
  90_000,
)
