import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startNodeChild } from '../testing/node-child'
import { temporaryFolder } from '../testing/temporary-folder'
import { createFileStore } from './file-store'

const PATIENT = { timeout: 30_000 }
const LETTERS = ['a', 'b', 'c', 'd']

it(
  'is whole and private whenever its writer is killed, and no half of it is left',
  { timeout: 60_000 },
  async () => {
    const path = join(temporaryFolder(), 'session.json')
    createFileStore(path).set('round', '0')
    for (let round = 1; round <= 3; round += 1) {
      const child = startNodeChild(`
      const store = createFileStore(${JSON.stringify(path)})
      console.log('ready')
      for (let n = 0; ; n += 1) store.set('text', String(n % 10).repeat(20_000))
    `)
      await child.line()
      await expect.poll(() => createFileStore(path).get('text'), PATIENT).not.toBeNull()
      await child.kill('SIGKILL')
      const store = createFileStore(path)
      expect(new Set(store.get('text'))).toHaveProperty('size', 1)
      expect(store.get('text')).toHaveLength(20_000)
      expect(statSync(path).mode & 0o777).toBe(0o600)
      store.set('round', String(round))
      store.remove('text')
      expect(readdirSync(join(path, '..')).filter((name) => name !== 'session.json')).toEqual([])
    }
  },
)

it('sweeps away the halves that killed writers left, and only those', () => {
  const path = join(temporaryFolder(), 'session.json')
  const store = createFileStore(path)
  const dead = `session.json.4194999@${encodeURIComponent(hostname())}.00000000-0000-4000-8000-000000000001.tmp`
  const living = dead.replace('4194999', String(process.pid))
  const foreign = 'session.json.mine.tmp'
  for (const name of [dead, living, foreign]) writeFileSync(join(path, '..', name), 'a-secret')
  store.set('a', 'one')
  expect(readdirSync(join(path, '..')).sort()).toEqual([living, foreign, 'session.json'].sort())
})

it('loses nothing of what several processes write at once', { timeout: 60_000 }, async () => {
  const path = join(temporaryFolder(), 'session.json')
  const children = LETTERS.map((letter) =>
    startNodeChild(`
      const store = createFileStore(${JSON.stringify(path)})
      console.log('ready')
      await waitForGo()
      for (let n = 0; n < 25; n += 1) {
        store.set('${letter}' + n, 'x')
        await new Promise(setImmediate)
      }
      process.exit(0)
    `),
  )
  await Promise.all(children.map((child) => child.line()))
  for (const child of children) child.go()
  expect(await Promise.all(children.map(({ ended }) => ended))).toEqual([0, 0, 0, 0])
  expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object)).toHaveLength(100)
})
