import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ClaimTransport } from './claim-transport'
import { folderTransport } from './folder-transport'

const ORGANIZATION = '00000000-0000-4000-8000-000000000001'
const OTHER = '00000000-0000-4000-8000-000000000002'
const BATCH = '00000000-0000-4000-8000-000000000003'
const FILE = {
  ...{ organizationId: ORGANIZATION, batchId: BATCH, name: 'claims-1.837' },
  bytes: new TextEncoder().encode('ISA*00~'),
}

let root: string
let transport: ClaimTransport
const out = () => join(root, ORGANIZATION, 'out')
const inbox = () => join(root, ORGANIZATION, 'in')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'oaklet-folders-'))
  for (const folder of [out(), inbox()]) mkdirSync(folder, { recursive: true })
  transport = folderTransport(root)
})
afterEach(() => rmSync(root, { recursive: true }))

const arrivals = async () => (await transport.look(ORGANIZATION)).files
const settleAll = async (refusal: string | null, sha256 = 'hash') => {
  for (const file of await arrivals()) await transport.settle(ORGANIZATION, file, { sha256, refusal })
}

describe('a file that goes out', () => {
  it('is hidden until it is released, and released once', async () => {
    await transport.stage(FILE)
    expect(readdirSync(out())).toEqual([`.claims-${BATCH}.tmp`])
    expect(await transport.staged(ORGANIZATION)).toEqual([BATCH])
    await transport.release(FILE)
    expect(readFileSync(join(out(), FILE.name), 'utf8')).toBe('ISA*00~')
    rmSync(join(out(), FILE.name))
    await transport.release(FILE)
    expect(readdirSync(out())).toEqual([])
  })

  it('that the disk has no room for leaves nothing, and is refused without its path', async () => {
    const full = folderTransport(root, () =>
      Promise.reject(Object.assign(new Error(out()), { code: 'ENOSPC' })),
    )
    await expect(full.stage(FILE)).rejects.toMatchObject({
      ...{ name: 'TransportFault', code: 'ENOSPC' },
      message: 'The outbox folder can’t be written: its disk is full.',
    })
    expect(readdirSync(out())).toEqual([])
  })

  it('follows no link that leads out of the organization', async () => {
    mkdirSync(join(root, OTHER, 'out'), { recursive: true })
    rmSync(out(), { recursive: true })
    symlinkSync(join(root, OTHER, 'out'), out())
    await expect(transport.stage(FILE)).rejects.toMatchObject({ code: 'ENOTDIR' })
    expect(readdirSync(join(root, OTHER, 'out'))).toEqual([])
  })

  it('overwrites nothing, neither a file nor what a link leads to', async () => {
    const elsewhere = join(root, 'elsewhere')
    writeFileSync(elsewhere, 'another')
    symlinkSync(elsewhere, join(out(), FILE.name))
    await expect(transport.stage(FILE)).rejects.toMatchObject({ code: 'EEXIST' })
    rmSync(join(out(), FILE.name))
    symlinkSync(elsewhere, join(out(), `.claims-${BATCH}.tmp`))
    await transport.stage(FILE)
    await transport.release(FILE)
    expect(readFileSync(elsewhere, 'utf8')).toBe('another')
  })
})

describe('a file that comes in', () => {
  it.each([
    ['a line break', Buffer.from('a\nb.277'), 'a\uFFFDb.277'],
    ['bytes that are no UTF-8', Buffer.from([0x61, 0xff, 0x2e, 0x78]), 'a\uFFFD.x'],
    ['a right-to-left mark', Buffer.from('a\u202Eb'), 'a\uFFFDb'],
    ['nothing but blanks', Buffer.from('  '), 'file'],
    ['as many bytes as a name can have', Buffer.from('é'.repeat(127)), 'é'.repeat(127)],
  ])('may have a name with %s, and is read and moved', async (_, name, shown) => {
    writeFileSync(Buffer.concat([Buffer.from(`${inbox()}/`), name]), 'ISA*00~')
    const [file] = await arrivals()
    expect(file).toMatchObject({ name: shown, size: 7 })
    if (file === undefined) return
    expect(await transport.read(ORGANIZATION, file)).toHaveLength(7)
    await settleAll('It says nothing.')
    expect(await arrivals()).toEqual([])
    expect(readdirSync(join(inbox(), 'refused'))).toHaveLength(2)
  })

  it('is not read where it is another one by then', async () => {
    writeFileSync(join(inbox(), 'a.277'), 'ISA*00~')
    const [file] = await arrivals()
    if (file === undefined) throw new Error('The file is not found')
    writeFileSync(join(inbox(), 'a.277'), 'ISA*00*01~')
    expect(await transport.read(ORGANIZATION, file)).toBeNull()
    rmSync(join(inbox(), 'a.277'))
    expect(await transport.read(ORGANIZATION, file)).toBeNull()
    symlinkSync('/etc/hostname', join(inbox(), 'a.277'))
    expect(await transport.read(ORGANIZATION, file)).toBeNull()
  })

  it('overwrites none that was taken before under its name', async () => {
    const drop = (content: string) => writeFileSync(join(inbox(), 'a.277'), content)
    drop('one')
    await settleAll(null, 'hash-1')
    drop('another')
    await settleAll(null, 'hash-2')
    const done = join(inbox(), 'done')
    expect(readdirSync(done).toSorted()).toEqual(['a.277', 'a.277.hash-2'])
    expect(readFileSync(join(done, 'a.277'), 'utf8')).toBe('one')
  })

  it.each(['done', 'refused'])('is not taken where %s is no folder to put it into', async (taken) => {
    writeFileSync(join(inbox(), 'a.277'), 'ISA*00~')
    expect(await arrivals()).toHaveLength(1)
    rmSync(join(inbox(), taken), { recursive: true })
    writeFileSync(join(inbox(), taken), '')
    expect(await transport.look(ORGANIZATION)).toMatchObject({
      ...{ files: [], inFault: 'The inbox folder is no folder, or a link to one.' },
    })
  })

  it('that somebody else has moved is nothing to move', async () => {
    writeFileSync(join(inbox(), 'a.277'), 'ISA*00~')
    const files = await arrivals()
    await settleAll(null)
    for (const file of files) {
      await transport.settle(ORGANIZATION, file, { sha256: 'hash', refusal: null })
    }
    expect(readdirSync(join(inbox(), 'done'))).toEqual(['a.277'])
  })
})

it('is for an organization whose folder the operator has made', async () => {
  symlinkSync(join(root, ORGANIZATION), join(root, OTHER))
  expect(await transport.isFor(ORGANIZATION)).toBe(true)
  expect(await transport.isFor(OTHER)).toBe(false)
  expect(await transport.isFor('no such')).toBe(false)
})
