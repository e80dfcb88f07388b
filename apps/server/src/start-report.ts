import { DEMO_ORGANIZATIONS, DEMO_PASSWORD } from './demo/index'
import type { Env } from './env'
import { outboxFolder } from './mail/create-mailer'
import { isStartError } from './StartError'

const EVERYWHERE = ['0.0.0.0', '::', '127.0.0.1', '::1']

/** What the person at the terminal reads while the server starts. */
export interface StartReport {
  openingDatabase(): void
  fillingDatabase(): void
  ready(port: number, hasDemo: boolean, hasWebApp: boolean): void
  stopping(): void
}

/** Writes the report line by line through `print`. */
export function startReport(env: Env, isNew: boolean, print: (line: string) => void): StartReport {
  return {
    openingDatabase() {
      if (env.databaseUrl !== null) print('Connecting to the database of DATABASE_URL…')
      else print(`${isNew ? 'Creating' : 'Opening'} the database in ${env.dataDir}…`)
    },
    fillingDatabase: () => print('Filling it with the demonstration practice…'),
    ready(port, hasDemo, hasWebApp) {
      const host = EVERYWHERE.includes(env.host) ? 'localhost' : env.host
      print(`\nOaklet is ready at http://${host}:${port}\n`)
      if (!hasWebApp) print('The web application is not built yet: run "npm run build".\n')
      if (hasDemo) for (const line of demoSignIns()) print(line)
      if (env.smtpUrl === null) print(`Outgoing mail is written to ${outboxFolder(env)}\n`)
    },
    stopping: () => print('Stopping…'),
  }
}

function demoSignIns(): string[] {
  const people = DEMO_ORGANIZATIONS.flatMap(({ name, staff }) =>
    staff.map(({ email, role, mfaMethod }) => ({
      email,
      role: mfaMethod === null ? role : `${role}, asked for a code`,
      organization: name,
    })),
  )
  const width = (texts: string[]) => Math.max(...texts.map((text) => text.length)) + 2
  const emailWidth = width(people.map(({ email }) => email))
  const roleWidth = width(people.map(({ role }) => role))
  return [
    `Demonstration sign-ins, all with the password ${DEMO_PASSWORD}`,
    ...people.map(
      ({ email, role, organization }) =>
        `  ${email.padEnd(emailWidth)}${role.padEnd(roleWidth)}${organization}`,
    ),
    '',
  ]
}

/** One clear sentence for why the server, or another command, didn't do what it should. */
export const explainFailure = (error: unknown, what = 'Oaklet could not start'): string =>
  isStartError(error)
    ? error.message
    : `${what}: ${error instanceof Error ? error.message : 'unknown reason'}`
