import {
  chmodSync,
  chownSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder'
import { createFileStore } from './file-store'

const inFolder = (name = 'session.json') => join(temporaryFolder(), name)
const modeOf = (path: string) => statSync(path).mode & 0o777

const read = (model: Map<string, string>) => ['a', 'b'].map((key) => model.get(key) ?? null)

function write(path: string, text: string, mode = 0o600): string {
  writeFileSync(path, text, { mode })
  chmodSync(path, mode)
  return path
}

// Every change waits for the disk, which a busy machine may keep waiting.
describe('what is kept', { timeout: 60_000 }, () => {
  it('is there for the next process', () => {
    const path = inFolder()
    createFileStore(path).set('a', 'one')
    expect(createFileStore(path).get('a')).toBe('one')
  })

  it('is only its owner’s to read, in a folder that is only its owner’s to open', () => {
    const path = inFolder('new/folder/session.json')
    createFileStore(path).set('a', 'one')
    expect(modeOf(path)).toBe(0o600)
    expect(modeOf(join(path, '..'))).toBe(0o700)
  })

  it('changes for every store of the file, also when two changes follow at once', () => {
    const path = inFolder()
    const [mine, theirs] = [createFileStore(path), createFileStore(path)]
    for (let number = 10; number < 60; number += 1) {
      theirs.set('a', String(number))
      expect(mine.get('a')).toBe(String(number))
    }
  })

  it('keeps what another store has set meanwhile', () => {
    const path = inFolder()
    const [mine, theirs] = [createFileStore(path), createFileStore(path)]
    mine.get('a')
    theirs.set('b', 'theirs')
    mine.set('a', 'mine')
    expect([theirs.get('a'), mine.get('b')]).toEqual(['mine', 'theirs'])
  })

  it('is gone from the file once it is removed, and leaves no other file behind', () => {
    const path = inFolder()
    const store = createFileStore(path)
    store.set('a', 'a-secret')
    store.remove('a')
    expect(store.get('a')).toBeNull()
    expect(readFileSync(path, 'utf8')).not.toContain('a-secret')
    expect(readdirSync(join(path, '..'))).toEqual(['session.json'])
  })

  it('is replaced only where it is still what it was', () => {
    const store = createFileStore(inFolder())
    expect(store.replace('a', null, 'one')).toBe(true)
    expect(store.replace('a', null, 'two')).toBe(false)
    expect(store.get('a')).toBe('one')
    expect(store.replace('a', 'one', null)).toBe(true)
    expect(store.get('a')).toBeNull()
  })

  it('is what the last of all changes left, through whichever store it was made', () => {
    const key = fc.constantFrom('a', 'b')
    const value = fc.string({ unit: 'binary', maxLength: 5 })
    const change = fc.record({ store: fc.nat(1), key, value: fc.option(value), before: fc.option(value) })
    fc.assert(
      fc.property(fc.array(fc.tuple(change, fc.boolean()), { maxLength: 8 }), (changes) => {
        const path = inFolder()
        const stores = [createFileStore(path), createFileStore(path)]
        const model = new Map<string, string>()
        for (const [{ store: index, key, value, before }, isReplacement] of changes) {
          const store = stores[index] ?? createFileStore(path)
          const isDue = !isReplacement || (model.get(key) ?? null) === before
          if (isReplacement) expect(store.replace(key, before, value)).toBe(isDue)
          else if (value === null) store.remove(key)
          else store.set(key, value)
          if (isDue && value === null) model.delete(key)
          else if (isDue && value !== null) model.set(key, value)
          for (const { get } of stores) expect([get('a'), get('b')]).toEqual(read(model))
        }
      }),
      { numRuns: 20 },
    )
  })

  it('is kept apart for each server, however its address ends', () => {
    const path = inFolder()
    const forServer = (server: string) => createFileStore(path, { server })
    forServer('https://one.example/').set('a', 'one')
    expect(forServer('https://one.example').get('a')).toBe('one')
    expect(forServer('https://two.example').get('a')).toBeNull()
    expect(createFileStore(path).get('a')).toBeNull()
    forServer('https://two.example').remove('a')
    expect(forServer('https://one.example').replace('a', 'one', null)).toBe(true)
  })

  it('is found through a link, which stays a link', () => {
    const path = inFolder()
    createFileStore(path).set('a', 'one')
    const link = join(path, '../link.json')
    symlinkSync(path, link)
    createFileStore(link).set('a', 'two')
    expect(createFileStore(path).get('a')).toBe('two')
    expect(readdirSync(join(path, '..')).sort()).toEqual(['link.json', 'session.json'])
  })
})

describe('a file that is there already', () => {
  it('may be empty', () => {
    expect(createFileStore(write(inFolder(), '\n')).get('a')).toBeNull()
  })

  it.each(['not json', '[]', 'null', '"text"', '{"a":1}'])(
    'is refused and left alone when it holds %s',
    (text) => {
      const path = write(inFolder(), text)
      expect(() => createFileStore(path)).toThrow(
        `${path} is not a session file. Remove it, or name another one.`,
      )
      expect(readFileSync(path, 'utf8')).toBe(text)
    },
  )

  it.each([0o640, 0o604, 0o620, 0o660])('is refused when others may use it (%o)', (mode) => {
    const path = write(inFolder(), '{}', mode)
    expect(() => createFileStore(path)).toThrow(`${path} can be read by others. Remove it and sign in again.`)
  })

  it.skipIf(process.getuid?.() !== 0)('is refused when it belongs to someone else', () => {
    const path = write(inFolder(), '{}')
    chownSync(path, 12345, 12345)
    expect(() => createFileStore(path)).toThrow(`${path} belongs to someone else. Name a file of your own.`)
  })

  it('is refused when it is a folder', () => {
    const folder = temporaryFolder()
    expect(() => createFileStore(folder)).toThrow(`${folder} can’t be used as a session file.`)
  })

  it('is no longer read once others may read it', () => {
    const path = inFolder()
    const store = createFileStore(path)
    store.set('a', 'one')
    chmodSync(path, 0o644)
    expect(() => store.get('a')).toThrow('can be read by others')
  })
})

it('refuses a path that can’t be', () => {
  const path = join(write(inFolder(), ''), 'session.json')
  expect(() => createFileStore(path)).toThrow(`${path} can’t be used as a session file.`)
})
