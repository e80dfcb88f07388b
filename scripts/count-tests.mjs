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
