import { type ApiPerson, registerPractice, signInToApi } from './api-person'
import { expect, test as base } from './journey-test'
import { DEMO_EMAILS, type DemoPerson } from './demo'
import { copyDemo } from './copy-demo'
import { type Problems, watchProblems } from './problems'
import { Frame } from '../screens/Frame'
import { SignInPage } from '../screens/SignInPage'
import { signInToPage } from './sign-in-to-page'
import { type App, startApp, temporaryFolder } from './start-app'
import { findPostgres, startPostgres } from './start-postgres'
import { findMeasuring, watchVitals } from './watch-vitals'

/** The demonstration is made once, and the product started twice, each of which may take two minutes (`copyDemo`, `startApp`). */
const PRODUCT_WITHIN_MS = 300_000

export interface ForEachWorker {
  /** What keeps the product's data: its own database, or a PostgreSQL server that is started for it. */
  database: 'embedded' | 'postgres'
  /** Settings that the product is started with, beside its own. */
  environment: Readonly<Record<string, string>>
  /** The product with the demonstration practice, shared by the journeys of one worker. */
  product: App
}

type SignIn = (person: DemoPerson | ApiPerson) => Promise<void>

interface ForEachTest {
  problems: Problems
  /** Slows the pages down and measures what they do, when the run was asked to. */
  vitals: undefined
  /** Signs in over the API; the journey opens what it needs itself. */
  startSignedIn: SignIn
  /** Signs in over the API, and goes to the dashboard. */
  signIn: SignIn
  /** Signs in through the form; the dashboard shows when it is done. */
  signInByForm: SignIn
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
      if (postgres === null) await copyDemo(folder.path)
      const product = await startApp({ dataDir: folder.path, env })
      await use(product)
      expect(await product.stop(), 'exit code of the product').toBe(0)
      await postgres?.stop()
      await folder.remove()
    },
    { scope: 'worker', timeout: PRODUCT_WITHIN_MS },
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
  startSignedIn: async ({ page }, use) => {
    await use((person) => signInToPage(page, emailOf(person)))
  },
  signIn: async ({ page, startSignedIn }, use) => {
    await use(async (person) => {
      await startSignedIn(person)
      await page.goto('/dashboard')
      await expect(new Frame(page).account).toBeVisible()
    })
  },
  signInByForm: async ({ page }, use) => {
    await use(async (person) => {
      await page.goto('/login')
      await new SignInPage(page).signIn(emailOf(person))
      await expect(page).toHaveURL(/\/dashboard/)
    })
  },
  apiOf: ({ product }, use) => use((person) => signInToApi(product.address, DEMO_EMAILS[person])),
  practice: async ({ product }, use, { title }) => {
    await use(await registerPractice(product, title.slice(0, 60)))
  },
})

const emailOf = (person: DemoPerson | ApiPerson): string =>
  typeof person === 'string' ? DEMO_EMAILS[person] : person.signedIn.user.email

function requirePostgres(): string {
  const programs = findPostgres()
  if (programs === undefined) throw new Error('No PostgreSQL server is installed (initdb and postgres)')
  return programs
}

export { expect }
