import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '../env'
import { countingIds } from '../testing/counting-ids'
import { fakeClock } from '../testing/fake-clock'
import { createMailer } from './create-mailer'

const MESSAGE = { to: 'ada@wren.example', subject: 'Your code', text: 'It is 123456.\n\nÀ bientôt' }

let folder: string
let logged: string
const clock = fakeClock()
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oaklet-mail-'))
  logged = ''
})
afterEach(() => rmSync(folder, { recursive: true }))

const mailer = (variables: Record<string, string> = {}, dataDir = folder) =>
  createMailer({
    clock,
    newId: countingIds(),
    log: pino({ level: 'info' }, { write: (line) => (logged += line) }),
    env: readEnv({ OAKLET_DATA_DIR: dataDir, ...variables }, []),
  })
const outbox = () => readdirSync(join(folder, 'outbox'))

describe('the outbox', () => {
  it('holds each message as a file that only its owner can read', async () => {
    await mailer().send(MESSAGE)
    const [name = ''] = outbox()
    expect(outbox()).toHaveLength(1)
    expect(name).toMatch(/^2026-11-17T14-00-00-000Z-[0-9a-f-]{36}\.eml$/)
    expect(statSync(join(folder, 'outbox')).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'outbox', name)).mode & 0o777).toBe(0o600)
    const content = readFileSync(join(folder, 'outbox', name), 'utf8')
    expect(content).toMatch(/^From: Oaklet <oaklet@localhost>\r\nTo: ada@wren\.example\r\nSubject: Your code/)
    expect(content).toContain('Date: Tue, 17 Nov 2026 14:00:00 +0000')
    expect(content).toContain('It is 123456.')
  })

  it('logs the path, and nothing of the message', async () => {
    await mailer().send(MESSAGE)
    expect(logged).toContain(join(folder, 'outbox', outbox()[0] ?? ''))
    expect(logged).not.toMatch(/ada@|Your code|123456/)
  })

  it('sorts by time', async () => {
    await mailer().send({ ...MESSAGE, subject: 'First' })
    clock.advance(1)
    await mailer().send({ ...MESSAGE, subject: 'Second' })
    const read = outbox().map((name) => readFileSync(join(folder, 'outbox', name), 'utf8'))
    expect(read.map((content) => /Subject: (\w+)/.exec(content)?.[1])).toEqual(['First', 'Second'])
  })

  it('holds the files that go with a message', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7')
    const file = { fileName: 'superbill-7.pdf', contentType: 'application/pdf', bytes }
    await mailer().send({ ...MESSAGE, attachments: [file] })
    const content = readFileSync(join(folder, 'outbox', outbox()[0] ?? ''), 'utf8')
    expect(content).toMatch(/Content-Type: application\/pdf; name=superbill-7\.pdf/)
    expect(content).toContain(Buffer.from(bytes).toString('base64'))
  })

  it('fails when it can’t be written, and leaves nothing behind', async () => {
    writeFileSync(join(folder, 'outbox'), 'not a folder')
    await expect(mailer().send(MESSAGE)).rejects.toThrow()
    expect(readFileSync(join(folder, 'outbox'), 'utf8')).toBe('not a folder')
  })

  it('never takes an address for a list of addresses', async () => {
    await mailer().send({ ...MESSAGE, to: 'everyone,ada@wren.example' })
    const content = readFileSync(join(folder, 'outbox', outbox()[0] ?? ''), 'utf8')
    expect(content).toMatch(/^To: <?"everyone,ada"@wren\.example>?\r$/m)
  })
})

describe('a mail server', () => {
  const sockets = new Set<Socket>()
  let server: Server | undefined
  afterEach(() => {
    for (const socket of sockets) socket.destroy()
    server?.close()
  })

  /** Answers each command by its first word; `received` gets every line. */
  async function start(answers: Record<string, string>, received: string[]): Promise<string> {
    const started = createServer((socket) => {
      sockets.add(socket)
      let isData = false
      let rest = ''
      socket.on('error', () => undefined)
      socket.on('data', (chunk) => {
        const lines = (rest + chunk.toString()).split('\r\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          received.push(line)
          const word = isData ? (line === '.' ? '.' : null) : (line.split(' ')[0] ?? '').toUpperCase()
          if (word === null) continue
          isData = word === 'DATA'
          socket.write(`${answers[word] ?? (isData ? '354 go on' : '250 fine')}\r\n`)
        }
      })
      socket.write('220 ready\r\n')
    })
    server = started
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
    return `smtp://127.0.0.1:${(started.address() as AddressInfo).port}`
  }

  it('gets the message from the address of MAIL_FROM, and the outbox doesn’t', async () => {
    const received: string[] = []
    const url = await start({}, received)
    await mailer({ SMTP_URL: url, MAIL_FROM: 'Wren <mail@wren.example>' }).send(MESSAGE)
    expect(received).toContain('MAIL FROM:<mail@wren.example>')
    expect(received).toContain('RCPT TO:<ada@wren.example>')
    expect(received).toContain('From: Wren <mail@wren.example>')
    expect(received.join('\n')).toContain('It is 123456.')
    expect(readdirSync(folder)).toEqual([])
  })

  it('that refuses the message makes the send fail', async () => {
    const url = await start({ RCPT: '550 no such mailbox' }, [])
    await expect(mailer({ SMTP_URL: url }).send(MESSAGE)).rejects.toThrow()
  })

  it('that isn’t there makes the send fail', async () => {
    await expect(mailer({ SMTP_URL: 'smtp://127.0.0.1:1' }).send(MESSAGE)).rejects.toThrow()
  })
})
