const FAILURES = new Set(['new', 'different', 'gone', 'overflows', 'inaccessible', 'failed'])

/** The results that are failures, in the order in which they came. */
export const failuresOf = (results) => results.filter(({ status }) => FAILURES.has(status))

const MOST_SLOW = 10

/** Those stories that took longest, the longest first. */
const slowestOf = (looks) =>
  looks
    .map(({ id, seconds }) => ({ test: id, seconds: Number(seconds.toFixed(1)) }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, MOST_SLOW)

/**
 * How many passed and failed, and which: each play, each look by axe, each picture and each narrow window is one.
 * `flaky` are the stories that passed only when they were shown once more.
 */
export function countResults(results, looks = []) {
  const failures = failuresOf(results).map(({ name, status, says }) => ({
    test: name,
    message: says ? `${status}: ${says}` : status,
  }))
  const flaky = looks
    .filter((look) => look.flaky !== null)
    .map((look) => ({ test: look.id, message: look.flaky }))
  return {
    passed: results.length - failures.length,
    failed: failures.length,
    flaky,
    slowest: slowestOf(looks),
    failures,
  }
}

/** What was done, in a line or two: how many pictures were compared, or why none was. */
export function summaryOf(results, incomparable) {
  const count = (status) => results.filter((result) => result.status === status).length
  const pictures = count('equal') + count('different') + count('new') + count('updated')
  const compared =
    incomparable === null
      ? `${count('equal')} of ${pictures} pictures equal the baseline, ${count('updated')} are written anew.`
      : `Rendered ${count('rendered')} pictures and compared none: the baseline is from ${incomparable}.`
  const plays = `${count('played')} of ${count('played') + count('failed')} stories come up and play.`
  const fits = `${count('fits')} of ${count('fits') + count('overflows')} fit 320 px.`
  const looks = count('accessible') + count('inaccessible')
  return `${plays} ${compared} ${fits} axe finds nothing in ${count('accessible')} of ${looks} looks.`
}
