import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { registerPractice } from '../../core/api-person'
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../core/demo'
import { expect, test } from '../../core/script-test'

const LOGIN = 'oaklet-login.mjs'
const TODAY = 'examples/todays-appointments.mjs'
const CREDENTIAL = /token|cookie|csrf|oaklet-refresh|eyJ|@/i
/** Gives a command a terminal. Linux and macOS both have the program, with arguments of their own. */
const inTerminal = (command: string): [string, string[]] => [
  '/usr/bin/script',
  process.platform === 'darwin' ? ['-q', '/dev/null', 'sh', '-c', command] : ['-qec', command, '/dev/null'],
]

test('keeps the session where only its owner can read it, and no password', async ({ terminal }) => {
  const { code, output, complaint } = await terminal.signIn(DEMO_EMAILS.owner)
  expect(code).toBe(0)
  expect(output).toContain('as Olivia Wren (owner@oakwood.example)')
  expect(output).toContain(terminal.sessionFile)
  expect(complaint).not.toContain(DEMO_PASSWORD)
  expect((await stat(terminal.sessionFile)).mode & 0o777).toBe(0o600)
  expect((await stat(join(terminal.sessionFile, '..'))).mode & 0o777).toBe(0o700)
  expect(await readFile(terminal.sessionFile, 'utf8')).not.toContain(DEMO_PASSWORD)
})

test('lets later scripts go on without a password, and renews what has run out', async ({
  impatientProduct,
  terminalAt,
}) => {
  test.slow(true, 'it starts a product of its own')
  const owner = await registerPractice(impatientProduct, 'Marsh Counseling')
  const terminal = terminalAt(impatientProduct.address)
  expect((await terminal.signIn(owner.signedIn.user.email)).code).toBe(0)
  const kept = [await readFile(terminal.sessionFile, 'utf8')]
  for (let run = 0; run < 2; run += 1) {
    const { code, output } = await terminal.run(TODAY)
    expect(code).toBe(0)
    expect(output).toContain('Marsh Counseling')
    kept.push(await readFile(terminal.sessionFile, 'utf8'))
  }
  const cookies = kept.map((text) => /oaklet-refresh\W+value\W+([^"\\]+)/.exec(text)?.[1])
  expect(new Set(cookies)).toHaveProperty('size', 3)
})

test('asks for the code that was mailed, and signs in with it', async ({ terminal, product }) => {
  const login = terminal.start(LOGIN)
  login.type('mfa@oakwood.example')
  login.type(DEMO_PASSWORD)
  await expect.poll(() => login.complaint()).toContain('Code from the e-mail')
  login.type(await mailedCode(product.dataDir, 'mfa@oakwood.example'))
  const { code, output } = await login.ended
  expect(code).toBe(0)
  expect(output).toContain('mfa@oakwood.example')
  expect((await terminal.run(TODAY)).code).toBe(0)
})

test('refuses a wrong code with the server’s sentence', async ({ terminal }) => {
  const login = terminal.start(LOGIN)
  for (const line of ['mfa@oakwood.example', DEMO_PASSWORD, '000000']) login.type(line)
  const { code, complaint } = await login.ended
  expect(code).toBe(1)
  expect(complaint).toContain('That is not the code.')
  expect((await terminal.run(TODAY)).complaint).toBe('Sign in first: node scripts/oaklet-login.mjs\n')
})

test('leaves no credential behind when signing out, and ends the session at the server too', async ({
  terminal,
  product,
}) => {
  await terminal.signIn(DEMO_EMAILS.owner)
  const kept = await readFile(terminal.sessionFile, 'utf8')
  expect(kept).toMatch(CREDENTIAL)
  const headers = { authorization: `Bearer ${/eyJ[\w.-]+/.exec(kept)?.[0] ?? ''}` }
  const me = `${product.address}/api/auth/me`
  expect((await fetch(me, { headers })).status).toBe(200)
  expect(await terminal.run(LOGIN, '--logout')).toEqual({ code: 0, output: 'Signed out.\n', complaint: '' })
  expect(await readFile(terminal.sessionFile, 'utf8')).not.toMatch(CREDENTIAL)
  expect(await readdir(join(terminal.sessionFile, '..'))).toEqual(['session.json'])
  const { code, complaint } = await terminal.run(TODAY)
  expect([code, complaint]).toEqual([1, 'Sign in first: node scripts/oaklet-login.mjs\n'])
  expect((await fetch(me, { headers })).status).toBe(401)
})

test('says in one sentence that the password is wrong', async ({ terminal }) => {
  const { code, output, complaint } = await terminal.signIn('nobody@oakwood.example', 'a wrong password')
  expect([code, output]).toEqual([1, ''])
  expect(complaint.trim().split('\n').at(-1)).toBe('The e-mail or the password is wrong.')
})

test('says in one sentence that the server is down', async ({ terminalAt }) => {
  const terminal = terminalAt('http://localhost:1')
  const { code, complaint } = await terminal.signIn(DEMO_EMAILS.owner)
  expect(code).toBe(1)
  expect(complaint.trim().split('\n').at(-1)).toBe('Oaklet can’t be reached at http://localhost:1.')
})

test('never takes one server’s session to another, and leaves a file alone that holds none', async ({
  terminal,
  terminalAt,
}) => {
  await terminal.signIn(DEMO_EMAILS.owner)
  const elsewhere = await terminalAt('http://localhost:1').run(TODAY)
  expect(elsewhere).toMatchObject({ code: 1, complaint: 'Sign in first: node scripts/oaklet-login.mjs\n' })
  expect((await terminal.run(TODAY)).code).toBe(0)

  await writeFile(terminal.sessionFile, 'a shopping list')
  const { code, complaint } = await terminal.run(TODAY)
  expect(code).toBe(1)
  expect(complaint).toBe(`${terminal.sessionFile} is not a session file. Remove it, or name another one.\n`)
  expect(await readFile(terminal.sessionFile, 'utf8')).toBe('a shopping list')
})

test('ends with 1 when nobody answers, and with 2 when it is called in the wrong way', async ({
  terminal,
}) => {
  const silent = terminal.start(LOGIN)
  silent.hangUp()
  expect(await silent.ended).toMatchObject({ code: 1, complaint: 'E-mail: \nE-mail: no answer was given.\n' })
  const { code, complaint } = await terminal.run(LOGIN, '--log-out')
  expect(code).toBe(2)
  expect(complaint).toMatch(/^Unknown option '--log-out'\.\nUsage: node .*oaklet-login\.mjs/)
})

test('shows no password at a terminal, and leaves the terminal as it was', async ({ terminal, product }) => {
  const shell = 'node scripts/oaklet-login.mjs; echo "ended with $?"; stty -a | grep -o " echo "'
  const env = {
    PATH: process.env['PATH'],
    OAKLET_URL: product.address,
    OAKLET_SESSION_FILE: terminal.sessionFile,
  }
  const child = spawn(...inTerminal(shell), {
    cwd: join(import.meta.dirname, '../../..'),
    env,
  })
  const screen: string[] = []
  child.stdout.setEncoding('utf8').on('data', (piece: string) => screen.push(piece))
  const ended = once(child, 'close')
  await expect.poll(() => screen.join('')).toContain('E-mail: ')
  child.stdin.write(`${DEMO_EMAILS.owner}\r`)
  await expect.poll(() => screen.join('')).toContain('Password: ')
  child.stdin.write(`${DEMO_PASSWORD}\u0003`)
  await ended
  expect(screen.join('')).toContain(DEMO_EMAILS.owner)
  expect(screen.join('')).not.toContain(DEMO_PASSWORD)
  expect(screen.join('')).toMatch(/ended with 130\s+echo/)
})

/** Out of the newest message to that address. */
async function mailedCode(dataDir: string, email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  const names = (await readdir(outbox)).sort().reverse()
  for (const name of names) {
    const message = await readFile(join(outbox, name), 'utf8')
    const code = /^\s*(\d{6})\s*$/m.exec(message)?.[1]
    if (message.includes(email) && code !== undefined) return code
  }
  throw new Error(`No code was mailed to ${email}`)
}
