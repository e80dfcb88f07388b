import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, describe, expect, it } from 'vitest'
import { EXTENSIONS } from './db/connect-pglite'
import { runServer } from './testing/run-server'

const folder = mkdtempSync(join(tmpdir(), 'oaklet-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function verify(dataDir: string) {
  const command = runServer({ OAKLET_DATA_DIR: dataDir }, [], 'dist/audit-verify.js')
  return { code: await command.ended, stdout: command.stdout(), stderr: command.stderr() }
}

describe('audit:verify', () => {
  it('ends with one sentence where there is no database, and makes none', async () => {
    const dataDir = join(folder, 'nothing')
    const { code, stderr } = await verify(dataDir)
    expect([code, stderr]).toEqual([1, `There is no database in ${dataDir}.\n`])
    expect(existsSync(dataDir)).toBe(false)
  }, 30_000)

  it('waits for the server to stop, prints a line for each organization, and fails for a broken one', async () => {
    const dataDir = join(folder, 'demo')
    const server = runServer({ OAKLET_DATA_DIR: dataDir })
    const address = await server.ready()
    await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...{ email: 'owner@oakwood.example', password: 'oaklet-demo-2026' },
        deviceId: '3f1e9c1e-60f5-4a8e-9a43-0d0a3c1a8b11',
      }),
    })
    const refused = await verify(dataDir)
    expect([refused.code, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toMatch(/^The data folder .* is already in use by another Oaklet process/)
    server.process.kill('SIGTERM')
    await server.ended

    const sound = await verify(dataDir)
    expect([sound.code, sound.stderr]).toEqual([0, ''])
    expect(sound.stdout).toMatch(/^Oakwood Therapy Group: [\d,]+ events?, in order, up to [0-9a-f]{64}$/m)
    expect(sound.stdout).toMatch(/^Elmwood .*: \d+ events, in order/m)

    const database = await PGlite.create(join(dataDir, 'database'), { extensions: EXTENSIONS })
    await database.exec(`update audit_events set action = 'viewed' where seq = 1`)
    await database.close()
    const broken = await verify(dataDir)
    expect(broken.code).toBe(1)
    expect(broken.stdout).toMatch(
      /^Oakwood Therapy Group: .* NOT as they were recorded\n {2}event 1 was altered$/m,
    )
  }, 120_000)
})
