import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, describe, expect, it } from 'vitest'
import { EXTENSIONS } from './db/connect-pglite'
import { runServer } from './testing/run-server'

const folder = mkdtempSync(join(tmpdir(), 'oaklet-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** On a busy machine. */
const MAILED_WITHIN_MS = 20_000
const DEVICE = '3f1e9c1e-60f5-4a8e-9a43-0d0a3c1a8b11'
const post = async (address: string, path: string, body: object) => {
  const answer = await fetch(`${address}/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify({ ...body, deviceId: DEVICE }),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { mfaToken: string }
}

/** Registers the owner of a practice, with the code that the server writes into its data folder. */
async function register(address: string, dataDir: string, name: string) {
  const outbox = join(dataDir, 'outbox')
  const mails = () => (existsSync(outbox) ? readdirSync(outbox) : []).map((file) => join(outbox, file))
  const before = mails()
  const { mfaToken } = await post(address, 'register', {
    ...{ email: `ada@${name.toLowerCase()}.example`, password: 'a long enough passphrase', name: 'Ada Wren' },
    ...{ practiceName: name, timeZone: 'America/Chicago' },
  })
  const added = () => mails().filter((file) => file.endsWith('.eml') && !before.includes(file))
  await expect.poll(added, { timeout: MAILED_WITHIN_MS }).toHaveLength(1)
  const code = /^ *(\d{6})\r$/m.exec(readFileSync(added()[0] ?? '', 'utf8'))?.[1]
  await post(address, 'mfa/verify', { mfaToken, code })
}

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
    const dataDir = join(folder, 'two')
    const server = runServer({ OAKLET_DATA_DIR: dataDir }, ['--empty'])
    const address = await server.ready()
    for (const name of ['Oakwood', 'Elmwood']) await register(address, dataDir, name)
    const refused = await verify(dataDir)
    expect([refused.code, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toMatch(/^The data folder .* is already in use by another Oaklet process/)
    server.process.kill('SIGTERM')
    await server.ended

    const sound = await verify(dataDir)
    expect([sound.code, sound.stderr]).toEqual([0, ''])
    expect(sound.stdout).toMatch(/^Oakwood: \d+ events?, in order, up to [0-9a-f]{64}$/m)
    expect(sound.stdout).toMatch(/^Elmwood: \d+ events?, in order, up to/m)

    const database = await PGlite.create(join(dataDir, 'database'), { extensions: EXTENSIONS })
    await database.exec(`update audit_events set action = 'viewed' where seq = 1`)
    await database.close()
    const broken = await verify(dataDir)
    expect(broken.code).toBe(1)
    expect(broken.stdout).toMatch(/^Oakwood: .* NOT as they were recorded\n {2}event 1 was altered$/m)
  }, 120_000)
})
