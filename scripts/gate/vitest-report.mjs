import { relative } from 'node:path'

/** A file that did not load has no tests to tell of. */
const didNotLoad = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0

const nameOf = (file, { fullName }) => `${relative('', file)} › ${fullName}`

/** The outcome of a run, from a report of Vitest's JSON reporter; a file that did not load counts as one failure. */
export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap((file) =>
    didNotLoad(file)
      ? [{ test: relative('', file.name), message: file.message }]
      : file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => ({ test: nameOf(file.name, test), message: test.failureMessages.join('\n') })),
  )
  const slowest = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ test: nameOf(name, test), seconds: (test.duration ?? 0) / 1000 })),
  )
  const failed = numFailedTests + testResults.filter(didNotLoad).length
  return { passed: numPassedTests, failed, failures, flaky: [], slowest }
}
