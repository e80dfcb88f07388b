const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

const errorsOf = ({ results }) =>
  results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)).join('\n')

const secondsOf = ({ results }) => results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000

/**
 * The outcome of a run, from a report of Playwright's JSON reporter. A test that passed on its second try is a passed
 * one that is named as flaky; an error outside the tests counts as a failure.
 */
export function readPlaywright({ stats, suites = [], errors = [] }) {
  const tests = suites.flatMap(specsIn).flatMap(({ title, file, line, tests: runs }) =>
    runs.map((run) => ({
      test: `${file}:${line} › ${title}`,
      status: run.status,
      message: errorsOf(run),
      seconds: secondsOf(run),
    })),
  )
  const withStatus = (wanted) =>
    tests.filter(({ status }) => status === wanted).map(({ test, message }) => ({ test, message }))
  const outside = errors.map(({ message }) => ({ test: 'Outside of the tests', message }))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...outside, ...withStatus('unexpected')],
    flaky: withStatus('flaky'),
    slowest: tests.map(({ test, seconds }) => ({ test, seconds })),
  }
}
