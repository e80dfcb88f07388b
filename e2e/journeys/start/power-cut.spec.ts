import { type ApiPerson, signInToApi } from '../../core/api-person'
import { clientInput } from '../../core/client-input'
import { expect, test } from '../../core/journey-test'
import { copyDemo } from '../../core/copy-demo'
import { DEMO_EMAILS } from '../../core/demo'
import { type App, startApp, temporaryFolder } from '../../core/start-app'
import { findPostgres, startPostgres } from '../../core/start-postgres'

const WRITES_BEFORE_THE_CUT = 40

/** Creates clients without pause until the server is gone; answers the ids that it acknowledged. */
async function writeUntilCut(person: ApiPerson, app: App): Promise<string[]> {
  const acknowledged: string[] = []
  const writer = async (name: string): Promise<void> => {
    for (;;) {
      const { id } = await person.api.clients.create(person, clientInput(`${name}${acknowledged.length}`))
      acknowledged.push(id)
      // The cut falls into the middle of what the others are writing at that moment.
      if (acknowledged.length === WRITES_BEFORE_THE_CUT) await app.kill()
    }
  }
  await Promise.allSettled(['Ash', 'Birch', 'Cedar'].map(writer))
  return acknowledged
}

async function losesNothing(start: () => Promise<App>): Promise<void> {
  const first = await start()
  const before = await signInToApi(first.address, DEMO_EMAILS.owner)
  const acknowledged = await writeUntilCut(before, first)
  expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES_BEFORE_THE_CUT)

  const second = await start()
  const after = await signInToApi(second.address, DEMO_EMAILS.owner)
  for (const clientId of acknowledged) {
    const client = await after.api.clients.get({ practiceId: after.practiceId, clientId })
    expect(client.id).toBe(clientId)
  }
  await second.stop()
}

test('a power cut loses no acknowledged write of the embedded database', async () => {
  const folder = await temporaryFolder()
  await copyDemo(folder.path)
  await losesNothing(() => startApp({ dataDir: folder.path }))
  await folder.remove()
})

const postgresPrograms = findPostgres()
if (postgresPrograms === undefined)
  console.log('PostgreSQL is not installed on this machine: what needs it is left out.')
else
  test('a power cut loses no acknowledged write of a PostgreSQL server', { tag: '@long' }, async () => {
    const folder = await temporaryFolder()
    const postgres = await startPostgres(postgresPrograms)
    await losesNothing(() => startApp({ dataDir: folder.path, env: { DATABASE_URL: postgres.url } }))
    await postgres.stop()
    await folder.remove()
  })
