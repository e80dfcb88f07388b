import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAuthApi, createHttp } from '@oaklet/api'
import { createDeferred } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { createSession } from '../create-session'
import { type AuthServer, startAuthServer } from '../testing/auth-server'
import { startNodeChild } from '../testing/node-child'
import { temporaryFolder } from '../testing/temporary-folder'
import { createFileStore } from './file-store'
import { createNodePlatform } from './node-platform'

const PERSON = { email: 'owner@oakwood.example', password: 'oaklet-demo-2026' }
const LONG = { timeout: 60_000 }
const PATIENT = { timeout: 30_000 }

function openSession({ url }: AuthServer, path: string) {
  const platform = createNodePlatform({ store: createFileStore(path), warn: () => undefined })
  const auth = createAuthApi(createHttp(platform, { baseUrl: url, applicationId: 'oaklet-test' }))
  return createSession({ auth, platform })
}

/** Starts a process that restores the stored session and prints its token at the end. */
const goOn = ({ url }: AuthServer, path: string) =>
  startNodeChild(`
    import { createAuthApi, createHttp } from '@oaklet/api'
    import { createSession } from './src/index.ts'
    const platform = createNodePlatform({ store: createFileStore(${JSON.stringify(path)}), warn: () => {} })
    const http = createHttp(platform, { baseUrl: '${url}', applicationId: 'oaklet-test' })
    const session = createSession({ auth: createAuthApi(http), platform })
    console.log('ready')
    await waitForGo()
    await session.restore()
    console.log(session.credentials.bearer() ?? session.store.getState().reason)
    session.dispose()
    process.exit(0)
  `)

/** Writes a file with a sign-in whose token is due to be renewed. */
async function signedInFile(server: AuthServer): Promise<string> {
  const path = join(temporaryFolder(), 'session.json')
  const session = openSession(server, path)
  await session.login(PERSON)
  session.dispose()
  return path
}

const refreshes = ({ calls }: AuthServer) => calls.filter(({ path }) => path === '/api/auth/refresh')

it('makes one refresh for all processes that need it at once', LONG, async () => {
  const server = await startAuthServer()
  const path = await signedInFile(server)
  const answer = createDeferred<string>()
  server.hold('/api/auth/refresh', answer.promise)
  const children = [goOn(server, path), goOn(server, path), goOn(server, path)]
  await Promise.all(children.map((child) => child.line()))
  for (const child of children) child.go()
  await expect.poll(() => refreshes(server).length, PATIENT).toBe(1)
  answer.resolve('now')
  const tokens = await Promise.all(children.map((child) => child.line()))
  expect(new Set(tokens)).toEqual(new Set(['header.renewed1.signature']))
  expect(refreshes(server)).toHaveLength(1)
})

it('takes over the refresh of a process that was killed in the middle of it', LONG, async () => {
  const server = await startAuthServer()
  const path = await signedInFile(server)
  server.hold('/api/auth/refresh', createDeferred<string>().promise)
  const [killed, other] = [goOn(server, path), goOn(server, path)]
  await Promise.all([killed.line(), other.line()])
  killed.go()
  await expect.poll(() => refreshes(server).length, PATIENT).toBe(1)
  server.hold('/api/auth/refresh', Promise.resolve())
  other.go()
  await killed.kill('SIGKILL')
  await other.line()
  expect(refreshes(server).map(({ cookie }) => cookie)).toEqual(['oaklet-refresh=r1', 'oaklet-refresh=r1'])
})

it('signs every process out with one, and leaves no credential in the file', LONG, async () => {
  const server = await startAuthServer()
  const path = await signedInFile(server)
  const [one, two] = [openSession(server, path), openSession(server, path)]
  await one.restore()
  await two.restore()
  await one.logout()
  two.credentials.epoch()
  expect(two.store.getState()).toMatchObject({ status: 'signed-out', reason: 'logged-out-elsewhere' })
  expect(readFileSync(path, 'utf8')).not.toMatch(/cookie|oaklet-refresh|csrf|header\.|oakwood/i)
  one.dispose()
  two.dispose()
})
