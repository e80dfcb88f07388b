import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { createDeferred } from '@oaklet/api/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startNodeChild } from '../testing/node-child'
import { temporaryFolder } from '../testing/temporary-folder'
import { createFileLock } from './file-lock'

const lockPath = () => join(temporaryFolder(), 'a.lock')
const options = (waitMs = 60_000, signal = new AbortController().signal) => ({ waitMs, signal })

it('lets one run after another', async () => {
  const path = lockPath()
  const first = createDeferred<string>()
  const log: string[] = []
  const one = createFileLock(path).run(options(), async () => {
    log.push('one begins')
    await first.promise
    log.push('one ends')
  })
  const two = createFileLock(path).run(options(), () => Promise.resolve(log.push('two')))
  first.resolve('done')
  await Promise.all([one, two])
  expect(log).toEqual(['one begins', 'one ends', 'two'])
  expect(existsSync(path)).toBe(false)
})

it('goes on without a lock that is held for too long, and leaves it to its holder', async () => {
  const path = lockPath()
  const first = createDeferred<string>()
  const one = createFileLock(path).run(options(), () => first.promise)
  const held = readFileSync(path, 'utf8')
  expect(await createFileLock(path).run(options(1), () => Promise.resolve('ran'))).toBe('ran')
  expect(createFileLock(path, 1).runSync(() => 'ran')).toBe('ran')
  expect(readFileSync(path, 'utf8')).toBe(held)
  first.resolve('done')
  await one
  expect(existsSync(path)).toBe(false)
})

/** A clock that only moves while a caller blocks, so that no wait takes any time. */
function fakeBlocking() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return vi.spyOn(Atomics, 'wait').mockImplementation((...[, , , ms]: unknown[]) => {
    vi.advanceTimersByTime(Number(ms))
    return 'timed-out'
  })
}

it('waits for a holder in vain only once', async () => {
  const block = fakeBlocking()
  const path = lockPath()
  const first = createDeferred<string>()
  const one = createFileLock(path).run(options(), () => first.promise)
  const other = createFileLock(path, 500)
  other.runSync(() => 'slow')
  const blocked = block.mock.calls.length
  expect(blocked).toBeGreaterThan(1)
  for (let times = 0; times < 20; times += 1) other.runSync(() => 'fast')
  expect(block).toHaveBeenCalledTimes(blocked)
  first.resolve('done')
  await one
})

it('gives up waiting when it is aborted', async () => {
  const path = lockPath()
  const first = createDeferred<string>()
  const one = createFileLock(path).run(options(), () => first.promise)
  const life = new AbortController()
  const two = createFileLock(path).run(options(60_000, life.signal), () => Promise.resolve('ran'))
  life.abort(new Error('enough'))
  await expect(two).rejects.toThrow('enough')
  first.resolve('done')
  await one
})

it('is free again after a failure', async () => {
  const lock = createFileLock(lockPath())
  await expect(lock.run(options(), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(() => lock.runSync(() => JSON.parse('?') as never)).toThrow(SyntaxError)
  expect(lock.runSync(() => 'ran')).toBe('ran')
})

it('takes over from a process that was killed, and from none that lives', { timeout: 60_000 }, async () => {
  const path = lockPath()
  const child = startNodeChild(`
    import { createFileLock } from './src/platform/file-lock.ts'
    const options = { waitMs: 1, signal: new AbortController().signal }
    createFileLock(${JSON.stringify(path)}).run(options, () => {
      console.log('held')
      return waitForGo()
    })
  `)
  expect(await child.line()).toBe('held')
  let isTaken = false
  const taking = createFileLock(path).run(options(), () => {
    isTaken = true
    return Promise.resolve(readFileSync(path, 'utf8'))
  })
  await createFileLock(path).run(options(1), () => Promise.resolve())
  expect(isTaken).toBe(false)
  await child.kill('SIGKILL')
  expect(await taking).toContain(`${process.pid}@`)
})

it('takes a lock of another machine for a living one', () => {
  const path = lockPath()
  writeFileSync(path, `1@not-${hostname()} x`)
  createFileLock(path, 1).runSync(() => 'ran')
  expect(readFileSync(path, 'utf8')).toContain('not-')
})

it('takes over a lock that has stayed without a name', () => {
  const path = lockPath()
  writeFileSync(path, '')
  utimesSync(path, new Date(0), new Date(0))
  createFileLock(path).runSync(() => {
    expect(readFileSync(path, 'utf8')).toContain(`${process.pid}@`)
  })
})

it('goes on where no lock can be made', async () => {
  const lock = createFileLock(join(temporaryFolder(), 'missing/a.lock'))
  expect(await lock.run(options(), () => Promise.resolve('ran'))).toBe('ran')
  expect(lock.runSync(() => 'ran')).toBe('ran')
})
