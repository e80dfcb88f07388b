import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Of a report of Vitest's or Jest's JSON reporter; a file that did not load counts as one failure. */
export function countVitest(report) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/** Of a report of Playwright's JSON reporter; an error outside the tests counts as a failure. */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + (errors?.length ?? 0) }
}

/** A gate is one test: what it checked holds, or it does not. */
export const countGate = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A run that failed without a failing test, such as by an unhandled error, still counts as a failure. */
export function countRun(code, counted) {
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

/** The sum over all steps. */
export const sum = (counts) =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  })

/** The tests that failed in a report of Vitest's, with why. */
export const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ test: relative('', name), message }]
      : assertionResults
          .filter((result) => result.status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            test: `${relative('', name)} › ${fullName}`,
            message: failureMessages.join('\n'),
          })),
  )

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

/** The journeys that failed in a report of Playwright's, with why. */
export const failuresOfPlaywright = ({ suites, errors = [] }) => [
  ...errors.map(({ message }) => ({ test: 'Outside of the tests', message })),
  ...suites.flatMap(specsIn).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        test: `${file}:${line} › ${title}`,
        message: results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n'),
      })),
  ),
]

/** As much of a failure as tells where to look; the whole stands where it happened. */
const LINES_OF_A_FAILURE = 12

function linesOf({ test, message }) {
  const lines = stripVTControlCharacters(message).trimEnd().split('\n')
  return [`  ${test}`, ...lines.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line}`)]
}

/** Of a step that says of no test that it failed: the end of what it printed. */
export const endOf = (output) => [
  {
    test: 'the end of what it printed',
    message: output.trimEnd().split('\n').slice(-LINES_OF_A_FAILURE).join('\n'),
  },
]

/** Each step that failed and its tests that did: what failed far above is met again at the end. */
export const failedSteps = (counts) =>
  counts
    .filter(({ failed }) => failed > 0)
    .flatMap(({ title, failed, failures = [] }) => [
      `✗ ${title}: ${failed} failed`,
      ...failures.flatMap((failure) => linesOf(failure)),
    ])
