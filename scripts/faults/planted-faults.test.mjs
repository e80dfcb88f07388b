import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../repository.mjs'
import { findingOf, stepOf } from './fault-step.mjs'
import { whilePlanted, withFault } from './plant.mjs'
import { PLANTED_FAULTS } from './planted-faults.mjs'

const LEAST_FAULTS = 20
const COMPONENTS = 'packages/design-system/src/components'
const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const named = PLANTED_FAULTS.map((fault) => [fault.what, fault])

describe('the planted faults', () => {
  it('are twenty at least, each another one', () => {
    const words = PLANTED_FAULTS.map(({ what }) => what)
    expect(words.length).toBeGreaterThanOrEqual(LEAST_FAULTS)
    expect(new Set(words).size).toBe(words.length)
  })

  it.each(named)('%s: what it replaces stands in its file once', (_, fault) => {
    const sound = read(fault.file)
    expect(withFault(sound, fault)).not.toBe(sound)
  })

  it.each(named.filter(([, { by }]) => by[0] === 'vitest' || by[0] === 'journey'))(
    '%s: the test that has to find it is there',
    (_, { by: [kind, path, title] }) => {
      const file = kind === 'journey' ? `e2e/${path}` : path
      expect(read(file).includes(title)).toBe(true)
    },
  )

  it.each(named.filter(([, { by }]) => by[0] === 'stories'))(
    '%s: the component whose stories have to show it is there',
    (_, { by: [, stories] }) => {
      const ids = readdirSync(join(ROOT, COMPONENTS)).map((name) => `components-${name.toLowerCase()}--`)
      expect(ids).toContain(stories)
    },
  )

  it.each(named.filter(([, { by }]) => by[0] === 'lint'))(
    '%s: the file that the linter reads is there',
    (_, { by: [, file] }) => {
      expect(existsSync(join(ROOT, file))).toBe(true)
    },
  )

  it.each(named)('%s: is looked for by a step of the gate', (_, fault) => {
    expect(stepOf(fault)).toMatchObject({ args: expect.any(Array), read: expect.any(Function) })
  })
})

describe('a fault', () => {
  const fault = { file: 'money.ts', from: '100', to: '10', by: ['vitest', 'money.test.ts', 'in cents'] }
  let root
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'oaklet-faults-'))
    writeFileSync(join(root, 'money.ts'), 'cents * 100')
  })
  afterAll(() => rmSync(root, { recursive: true }))
  const text = () => readFileSync(join(root, 'money.ts'), 'utf8')

  it('stands in its file only while the test runs', async () => {
    expect(await whilePlanted(fault, () => Promise.resolve(text()), root)).toBe('cents * 10')
    expect(text()).toBe('cents * 100')
  })

  it('is taken out again when the run throws', async () => {
    const failing = () => Promise.reject(new Error('No browser'))
    await expect(whilePlanted(fault, failing, root)).rejects.toThrow('No browser')
    expect(text()).toBe('cents * 100')
  })

  it.each(['cents', '100 + 100'])(
    'is not planted in %j, where what it replaces does not stand once',
    (sound) => {
      expect(() => withFault(sound, fault)).toThrow(/money\.ts holds "100" [02] times, not once/)
    },
  )

  it('is found by a failure of the test that is named, and by no other one', () => {
    const failureOf = (test) => ({ failures: [{ test, message: '' }] })
    expect(findingOf(fault, failureOf('money.test.ts › is written in cents'))).toBeDefined()
    expect(findingOf(fault, failureOf('money.test.ts'))).toBeUndefined()
    expect(findingOf(fault, { failures: [] })).toBeUndefined()
  })
})
