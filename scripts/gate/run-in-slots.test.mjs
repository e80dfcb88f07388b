import { expect, it } from 'vitest'
import { runInSlots } from './run-in-slots.mjs'

/** Runs steps that end when the test says so, and tells which run. */
function watched(steps, cores = 2) {
  const running = new Map()
  const ended = runInSlots(steps, cores, (step) => {
    const { promise, resolve } = Promise.withResolvers()
    running.set(step.name, resolve)
    return promise
  })
  return {
    ended,
    running: () => [...running.keys()],
    async end(name) {
      running.get(name)(`${name} ended`)
      running.delete(name)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

it('runs as many steps beside each other as there are cores, in their order', async () => {
  const run = watched([{ name: 'lint' }, { name: 'format' }, { name: 'walls' }])
  expect(run.running()).toEqual(['lint', 'format'])
  await run.end('format')
  expect(run.running()).toEqual(['lint', 'walls'])
})

it('runs a step that keeps all cores busy alone, and lets no later step pass it', async () => {
  const run = watched([{ name: 'lint' }, { name: 'unit', cores: 2 }, { name: 'walls' }])
  expect(run.running()).toEqual(['lint'])
  await run.end('lint')
  expect(run.running()).toEqual(['unit'])
  await run.end('unit')
  expect(run.running()).toEqual(['walls'])
})

it('runs a step after those that it needs, and passes it meanwhile', async () => {
  const run = watched([{ name: 'build' }, { name: 'budget', after: ['build'] }, { name: 'walls' }])
  expect(run.running()).toEqual(['build', 'walls'])
  await run.end('build')
  expect(run.running()).toEqual(['walls', 'budget'])
})

it('does not wait for a step that was not chosen', () => {
  expect(watched([{ name: 'budget', after: ['build'] }]).running()).toEqual(['budget'])
})

it('answers what came of the steps in their order, also on one core', async () => {
  const run = watched([{ name: 'lint' }, { name: 'unit', cores: 2 }], 1)
  await run.end('lint')
  await run.end('unit')
  expect(await run.ended).toEqual(['lint ended', 'unit ended'])
})
