import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataFolder } from './data-folder-lock'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oaklet-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockFile = () => join(folder, 'oaklet.lock')
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

describe('the lock of a data folder', () => {
  it('refuses a second process while the first runs, and names it', () => {
    lockDataFolder(folder)
    expect(() => lockDataFolder(folder)).toThrow(`already in use by another Oaklet process (${process.pid})`)
  })

  it('is free again after its release', () => {
    lockDataFolder(folder)()
    expect(existsSync(lockFile())).toBe(false)
    expect(() => lockDataFolder(folder)).not.toThrow()
  })

  it('is taken over from a process that is gone', () => {
    writeFileSync(lockFile(), `${deadPid()} 12345\n`)
    lockDataFolder(folder)
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  })

  it('is taken over when its number belongs to another process by now', () => {
    writeFileSync(lockFile(), `${process.ppid} 1\n`)
    expect(() => lockDataFolder(folder)).not.toThrow()
  })

  it.each(['', 'nonsense', '-1 5', '0 0'])('is taken over when a crash left %j in it', (content) => {
    writeFileSync(lockFile(), content)
    expect(() => lockDataFolder(folder)).not.toThrow()
  })

  it('leaves nothing else in the folder', () => {
    writeFileSync(lockFile(), `${deadPid()} 12345\n`)
    lockDataFolder(folder)
    expect(readdirSync(folder)).toEqual(['oaklet.lock'])
  })
})
