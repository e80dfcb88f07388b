import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { registerPractice, signInToApi } from '../../core/api-person'
import { clientInput } from '../../core/client-input'
import { expect, test as base } from '../../core/journey-test'
import { copyDemo } from '../../core/copy-demo'
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../core/demo'
import { startApp, startInVain, temporaryFolder } from '../../core/start-app'

/** One sentence that a person can act on, and no stack. */
const ONE_SENTENCE = /^[A-Z][^\n]*\.$/

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const { path, remove } = await temporaryFolder()
    await use(path)
    await remove()
  },
})

test('says what it does, where it is and who can sign in', async ({ folder }) => {
  const app = await startApp({ dataDir: folder })
  expect(app.output()).toMatch(/Creating the database .*\n.*demonstration practice/)
  for (const words of [DEMO_PASSWORD, ...Object.values(DEMO_EMAILS)])
    await expect.poll(() => app.output()).toContain(words)
  await signInToApi(app.address, DEMO_EMAILS.otherOwner)
  const health = await fetch(`${app.address}/healthz`)
  expect(health.status).toBe(200)
  expect(await app.stop()).toBe(0)
})

test('keeps everything over a restart', async ({ folder }) => {
  await copyDemo(folder)
  const first = await startApp({ dataDir: folder })
  const before = await signInToApi(first.address, DEMO_EMAILS.owner)
  const { id } = await before.api.clients.create(before, clientInput('Restarted'))
  const { total } = await before.api.clients.list(before)
  expect(await first.stop('SIGTERM')).toBe(0)

  const second = await startApp({ dataDir: folder })
  expect(second.output()).toContain('Opening the database')
  expect(second.output()).not.toContain('Filling it')
  const after = await signInToApi(second.address, DEMO_EMAILS.owner)
  expect((await after.api.clients.get({ practiceId: after.practiceId, clientId: id })).lastName).toBe(
    'Restarted',
  )
  expect((await after.api.clients.list(after)).total).toBe(total)
  await second.stop()
})

test('starts without the demonstration practice when asked, lets an owner register, and has its folder to itself', async ({
  folder,
}) => {
  const app = await startApp({ dataDir: folder, args: ['--empty'] })
  await expect(signInToApi(app.address, DEMO_EMAILS.owner)).rejects.toThrow()
  const owner = await registerPractice(app, 'Marsh Counseling')
  expect((await owner.api.clients.list(owner)).total).toBe(0)

  const { code, complaint } = await startInVain({ dataDir: folder })
  await app.stop()
  expect(code).toBe(1)
  expect(complaint).toMatch(ONE_SENTENCE)
  expect(complaint).toMatch(/is already in use by another Oaklet process \(\d+\)\.$/)
})

test('ends with one sentence when its port is in use', async ({ folder }) => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address !== null ? String(address.port) : ''
  const { code, complaint } = await startInVain({ dataDir: folder, env: { PORT: port } })
  taken.close()
  expect(code).toBe(1)
  expect(complaint).toMatch(ONE_SENTENCE)
  expect(complaint).toMatch(new RegExp(`^Port ${port} is already in use`))
})

test('ends with one sentence when it can’t write its folder', async ({ folder }) => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  const { code, complaint } = await startInVain({ dataDir: join(file, 'data') })
  expect(code).toBe(1)
  expect(complaint).toMatch(ONE_SENTENCE)
  expect(complaint).toMatch(/^The data folder .* can't be made/)
  expect(complaint).toContain(file)
})

test('ends with one sentence when the database can’t be reached, and repeats no password', async ({
  folder,
}) => {
  const url = 'postgres://oaklet:a-secret@127.0.0.1:1/oaklet'
  const { code, complaint } = await startInVain({ dataDir: folder, env: { DATABASE_URL: url } })
  expect(code).toBe(1)
  expect(complaint).toMatch(ONE_SENTENCE)
  expect(complaint).toMatch(/^Oaklet can't use the database of DATABASE_URL: no PostgreSQL server answers/)
  expect(complaint).not.toContain('a-secret')
})

test('ends with one sentence when DATABASE_URL makes no sense', async ({ folder }) => {
  for (const url of ['my-database', 'localhost:5432']) {
    const { code, complaint } = await startInVain({ dataDir: folder, env: { DATABASE_URL: url } })
    expect(code).toBe(1)
    expect(complaint).toMatch(ONE_SENTENCE)
    expect(complaint).toMatch(/^DATABASE_URL must look like postgres:/)
  }
})
