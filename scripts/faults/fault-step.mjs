import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { binary, NODE, ROOT } from '../repository.mjs'
import { playwright, stories, vitest } from '../test-steps.mjs'

const asPattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What ESLint found, each finding named by its file and its rule. */
const readEslint = (files) => {
  const failures = files.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message }) => ({ test: `${filePath} › ${ruleId}`, message })),
  )
  return { passed: 0, failed: failures.length, failures, flaky: [], slowest: [] }
}

function lint(file) {
  const report = join(ROOT, '.cache/reports/fault.json')
  const args = [binary('eslint'), '--format', 'json', '--output-file', report, file]
  return { command: NODE, args, report, read: readEslint }
}

const STEPS = {
  vitest: (file, title) => vitest('fault', file, '--testNamePattern', asPattern(title)),
  journey: (file, title) =>
    playwright('fault', file, '--grep', asPattern(title), '--retries=0', '--workers=1', '--max-failures=1'),
  stories: (only) => stories('fault', '--only', only),
  lint,
}

/** Returns the step of the gate, narrowed to the test that has to find the fault. */
export const stepOf = ({ what, by: [kind, file, title] }) => ({
  name: 'fault',
  title: what,
  ...STEPS[kind](file, title),
})

/** Returns the failure that tells of the fault, or undefined where the gate has not found it. */
export const findingOf = ({ by: [, , title] }, { failures }) =>
  failures.find(({ test }) => stripVTControlCharacters(test).includes(title))
