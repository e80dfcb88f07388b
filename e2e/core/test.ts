import { type ApiPerson, registerPractice, signInToApi } from './api-person'
import { expect, test as base } from './counted-test'
import { DEMO_EMAILS, type DemoPerson } from './demo'
import { type Problems, watchProblems } from './problems'
import { SignInPage } from '../screens/SignInPage'
import { type App, startApp, temporaryFolder } from './start-app'
import { findPostgres, startPostgres } from './start-postgres'
import { findMeasuring, watchVitals } from './watch-vitals'

export interface ForEachWorker {
  /** What keeps the product's data: its own database, or a PostgreSQL server that is started for it. */
  database: 'embedded' | 'postgres'
  /** Settings that the product is started with, beside its own. */
  environment: Readonly<Record<string, string>>
  /** The product with the demonstration practice, shared by the journeys of one worker. */
  product: App
}

interface ForEachTest {
  problems: Problems
  /** Measures what the pages do, when the run was asked to. */
  vitals: undefined
  /** Signs in through the form; the dashboard shows when it is done. */
  signIn: (person: DemoPerson | ApiPerson) => Promise<void>
  /** The same person over the API. */
  apiOf: (person: DemoPerson) => Promise<ApiPerson>
  /** A practice that no other journey touches, and its owner. */
  practice: ApiPerson
}

export const test = base.extend<ForEachTest, ForEachWorker>({
  database: ['embedded', { scope: 'worker', option: true }],
  environment: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ database, environment }, use) => {
      const folder = await temporaryFolder()
      const postgres = database === 'postgres' ? await startPostgres(requirePostgres()) : null
      const env = { ...environment, ...(postgres !== null && { DATABASE_URL: postgres.url }) }
      const product = await startApp({ dataDir: folder.path, env })
      await use(product)
      expect(await product.stop(), 'exit code of the product').toBe(0)
      await postgres?.stop()
      await folder.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ product }, use) => use(product.address),
  problems: [
    async ({ context }, use) => {
      const problems = await watchProblems(context)
      await use(problems)
      expect(problems.unexpected(), 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
  vitals: [
    async ({ context }, use, { title }) => {
      const measuring = findMeasuring()
      if (measuring !== null) await watchVitals(context, title, measuring)
      await use(undefined)
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (person) => {
      const email = typeof person === 'string' ? DEMO_EMAILS[person] : person.signedIn.user.email
      const screen = new SignInPage(page)
      await page.goto('/login')
      await screen.signIn(email)
      await expect(page).toHaveURL(/\/dashboard/)
    })
  },
  apiOf: ({ product }, use) => use((person) => signInToApi(product.address, DEMO_EMAILS[person])),
  practice: async ({ product }, use, { title }) => {
    await use(await registerPractice(product, title.slice(0, 60)))
  },
})

function requirePostgres(): string {
  const programs = findPostgres()
  if (programs === undefined) throw new Error('No PostgreSQL server is installed (initdb and postgres)')
  return programs
}

export { expect }
