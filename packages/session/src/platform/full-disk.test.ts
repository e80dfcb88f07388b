import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder'
import { createFileStore } from './file-store'
import type * as privateFile from './private-file'
import { SessionFileError } from './SessionFileError'
import { steadyStore } from './steady-store'

const disk = vi.hoisted(() => ({ isFull: false }))

vi.mock('./private-file', async (load) => {
  const real = await load<typeof privateFile>()
  const writePrivateFile: typeof real.writePrivateFile = (path, text) => {
    if (disk.isFull) throw new SessionFileError('session_file_unusable', path)
    real.writePrivateFile(path, text)
  }
  return { ...real, writePrivateFile }
})

beforeEach(() => {
  disk.isFull = false
})

function storeOnFullDisk() {
  const path = join(temporaryFolder(), 'session.json')
  const store = createFileStore(path)
  store.set('a', 'a-secret')
  disk.isFull = true
  return { path, store }
}

it('says that nothing can be kept, and keeps what was there', () => {
  const { path, store } = storeOnFullDisk()
  expect(() => store.set('b', 'two')).toThrow(`${path} can’t be used as a session file.`)
  expect(readFileSync(path, 'utf8')).toContain('a-secret')
  expect([store.get('a'), store.get('b')]).toEqual(['a-secret', null])
})

it('deletes the file when a value can’t be taken out of it', () => {
  const { path, store } = storeOnFullDisk()
  store.remove('a')
  expect(existsSync(path)).toBe(false)
  expect(store.get('a')).toBeNull()
})

it('lets a session go on in memory, and sign out without a trace', () => {
  const { path, store } = storeOnFullDisk()
  const warn = vi.fn()
  const steady = steadyStore(store, warn)
  expect(steady.replace('a', 'a-secret', 'renewed')).toBe(true)
  expect(steady.get('a')).toBe('renewed')
  steady.remove('a')
  expect([steady.get('a'), existsSync(path)]).toEqual([null, false])
  expect(warn).toHaveBeenCalledOnce()
})
