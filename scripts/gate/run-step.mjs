import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { environment, ROOT, runQuietly } from '../repository.mjs'
import { countWork, overBudget } from './counted-work.mjs'

/** As much of what a failed step printed as tells where to look. */
const LINES_OF_OUTPUT = 12

const endOf = (output) => output.trimEnd().split('\n').slice(-LINES_OF_OUTPUT).join('\n')

const HELD = { passed: 1, failed: 0, failures: [], flaky: [], slowest: [] }

/** What a step comes to that failed as a whole, and can tell of no test. */
export const BROKEN = { ...HELD, passed: 0, failed: 1 }

/**
 * What a step that has ended amounts to. One without a report is one test: what it checked holds, or it does not. A run
 * that failed without a failing test still counts as a failure.
 */
export function outcomeOf({ report, read }, code) {
  if (report === undefined) return code === 0 ? HELD : BROKEN
  if (!existsSync(report)) return BROKEN
  const outcome = read(JSON.parse(readFileSync(report, 'utf8')))
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}

function withBudget(outcome, { budget }, workLog) {
  const work = countWork(workLog)
  const over = overBudget(work, budget)
  return {
    ...outcome,
    work,
    failed: outcome.failed + over.length,
    failures: [...outcome.failures, ...over],
  }
}

/** Runs one step to its end and answers its outcome, with what it printed. */
export async function runStep(step, env) {
  const since = performance.now()
  const workLog = join(ROOT, `.cache/reports/${step.name}.work`)
  for (const file of [workLog, step.report ?? workLog]) {
    rmSync(file, { force: true })
    mkdirSync(dirname(file), { recursive: true })
  }
  const { code, output: printed } = await runQuietly(step.command, step.args, {
    cwd: step.cwd,
    env: environment({ ...env, OAKLET_WORK_LOG: workLog, ...step.env }),
  })
  // Colours make a page of dots of a line of them.
  const output = stripVTControlCharacters(printed)
  const outcome = withBudget(outcomeOf(step, code), step, workLog)
  const failures =
    outcome.failed > 0 && outcome.failures.length === 0
      ? [{ test: 'the end of what it printed', message: endOf(output) }]
      : outcome.failures
  const seconds = (performance.now() - since) / 1000
  return { name: step.name, title: step.title, ...outcome, failures, seconds, output }
}
