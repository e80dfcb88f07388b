import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { countGate, countRun, endOf, failedSteps, sum } from './count-tests.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureBuild } from './ensure-build.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { environment, runQuietly } from './repository.mjs'
import { TEST_STEPS } from './test-steps.mjs'

const FAILED = { passed: 0, failed: 1 }

function chosenSteps() {
  const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } })
  const only = values.only?.split(',')
  const known = new Set(TEST_STEPS.map(({ name }) => name))
  const unknown = only?.find((name) => !known.has(name))
  if (unknown !== undefined) throw new Error(`No step is called ${unknown}: ${[...known].join(', ')}`)
  return TEST_STEPS.filter(
    ({ name, needsBrowser }) => (only?.includes(name) ?? true) && !(values.quick && needsBrowser),
  )
}

function countOf({ report, count, failures = () => [] }, code) {
  if (report === undefined) return countGate(code)
  if (!existsSync(report)) return FAILED
  const told = JSON.parse(readFileSync(report, 'utf8'))
  return { ...countRun(code, count(told)), failures: failures(told) }
}

const inSeconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** A browser that died took the run with it, and says nothing about the tests: that run is done once more. */
const BROWSER_DIED = /Browser connection was closed while running tests/

async function runStep(step, browser, isSecondRun = false) {
  const since = performance.now()
  console.log(`\n▸ ${step.title}`)
  if (step.report !== undefined) {
    rmSync(step.report, { force: true })
    mkdirSync(dirname(step.report), { recursive: true })
  }
  const env = environment({
    CI: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...(browser === undefined ? {} : { PLAYWRIGHT_CHROMIUM: browser }),
    ...step.env,
  })
  const { code, output } = await runQuietly(step.command, step.args, { cwd: step.cwd, env })
  if (BROWSER_DIED.test(output) && !isSecondRun) {
    console.log('  The browser died; once more.')
    return runStep(step, browser, true)
  }
  const { failures = [], ...count } = countOf(step, code)
  const counted = { title: step.title, ...count, failures: failures.length > 0 ? failures : endOf(output) }
  if (counted.failed > 0 || step.isShown) console.log(output.trimEnd())
  console.log(`  ${counted.passed} passed, ${counted.failed} failed, ${inSeconds(since)}`)
  return counted
}

async function runAll() {
  await ensureDependencies()
  const steps = chosenSteps()
  const counts = []
  let browser
  for (const step of steps) {
    try {
      if (step.needsBuild) await ensureBuild()
      if (step.needsBrowser) browser ??= await ensureBrowser()
      counts.push(await runStep(step, browser))
    } catch (error) {
      console.log(`\n▸ ${step.title}\n${error.message}`)
      counts.push({ title: step.title, ...FAILED })
    }
  }
  return counts
}

const since = performance.now()
const counts = await runAll().catch((error) => {
  console.error(error.message)
  return [{ title: 'Before the first step', ...FAILED }]
})
const { passed, failed } = sum(counts)
console.log(`\nIn ${inSeconds(since)}`)
for (const line of failedSteps(counts)) console.log(line)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
