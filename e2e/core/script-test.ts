import { join } from 'node:path'
import { copyDemo } from './copy-demo'
import { DEMO_PASSWORD } from './demo'
import { type App, startApp, temporaryFolder } from './start-app'
import { type RunningScript, type ScriptEnd, startScript } from './start-script'
import { expect, test as base } from './test'

/** Someone at a command line, in an empty folder, who may be signed in to the product. */
export interface Terminal {
  readonly folder: string
  readonly sessionFile: string
  start(path: string, ...args: string[]): RunningScript
  run(path: string, ...args: string[]): Promise<ScriptEnd>
  /** Answers the questions of the sign-in. */
  signIn(email: string, password?: string): Promise<ScriptEnd>
}

interface ForEachTest {
  /** At the product that all journeys share. */
  terminal: Terminal
  /** The same, with more in its environment. */
  terminalWith: (env: Readonly<Record<string, string>>) => Terminal
  /** The same, at another address. */
  terminalAt: (address: string) => Terminal
  /** A product of its own with tokens that are due for renewal as soon as they are given. */
  impatientProduct: App
}

/** Journeys of the scripts; none needs a browser. */
export const test = base.extend<ForEachTest>({
  problems: ({}, use) => use({ expect: () => undefined, unexpected: () => [] }),
  terminalAt: async ({}, use) => {
    const { path: folder, remove } = await temporaryFolder()
    await use((address) => terminalIn(folder, address))
    await remove()
  },
  terminalWith: async ({ terminal, product }, use) => {
    await use((env) => terminalIn(terminal.folder, product.address, env))
  },
  terminal: ({ terminalAt, product }, use) => use(terminalAt(product.address)),
  impatientProduct: async ({}, use) => {
    const { path: dataDir, remove } = await temporaryFolder()
    const env = { ACCESS_TOKEN_LIFE_SECONDS: '60' }
    await copyDemo(dataDir)
    const product = await startApp({ dataDir, env })
    await use(product)
    await product.stop()
    await remove()
  },
})

function terminalIn(folder: string, address: string, more: Readonly<Record<string, string>> = {}): Terminal {
  const sessionFile = join(folder, 'config/session.json')
  const env = { OAKLET_URL: address, OAKLET_SESSION_FILE: sessionFile, ...more }
  const start = (path: string, ...args: string[]) => startScript({ path, args, folder, env })
  return {
    folder,
    sessionFile,
    start,
    run: (path, ...args) => start(path, ...args).ended,
    signIn: (email, password = DEMO_PASSWORD) => {
      const script = start('oaklet-login.mjs')
      script.type(email)
      script.type(password)
      return script.ended
    },
  }
}

export { expect }
