import { expect, it } from 'vitest'
import { createNodePlatform } from './node-platform'

it('keeps what is stored for as long as the process lives, each platform for itself', () => {
  const platform = createNodePlatform()
  platform.shared.set('a', '1')
  expect(platform.shared.get('a')).toBe('1')
  expect(platform.perTab.get('a')).toBeNull()
  expect(createNodePlatform().shared.get('a')).toBeNull()
})

it('makes a new UUID each time', () => {
  const { newId } = createNodePlatform()
  expect(newId()).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(newId()).not.toBe(newId())
})

it('calls a timer back once, and a cancelled one never', async () => {
  const { startTimer } = createNodePlatform()
  let isCancelledCalled = false
  const cancel = startTimer(() => (isCancelledCalled = true), 0)
  cancel()
  await new Promise<void>((resolve) => startTimer(resolve, 1))
  expect(isCancelledCalled).toBe(false)
})

it('hands what it notes to whoever asked for it', () => {
  const noted: string[] = []
  createNodePlatform({ warn: (message) => noted.push(message) }).warn('nearly used up')
  expect(noted).toEqual(['nearly used up'])
})

it('runs at once what asks for a lock', async () => {
  const options = { waitMs: 1, signal: new AbortController().signal }
  expect(await createNodePlatform().withLock('x', options, () => Promise.resolve('ran'))).toBe('ran')
})
