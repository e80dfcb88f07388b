const FAILURES = new Set(['new', 'different', 'gone', 'overflows', 'inaccessible', 'failed'])

/** The results that are failures, in the order in which they came. */
export const failuresOf = (results) => results.filter(({ status }) => FAILURES.has(status))

/** How many passed and failed: each picture, each narrow window, and each story that did not come up is one. */
export function countResults(results) {
  const failed = failuresOf(results).length
  return { passed: results.length - failed, failed }
}

/** What was done, in a line or two: how many pictures were compared, or why none was. */
export function summaryOf(results, incomparable) {
  const count = (status) => results.filter((result) => result.status === status).length
  const pictures = count('equal') + count('different') + count('new') + count('updated')
  const compared =
    incomparable === null
      ? `${count('equal')} of ${pictures} pictures equal the baseline, ${count('updated')} are written anew.`
      : `Rendered ${count('rendered')} pictures and compared none: the baseline is from ${incomparable}.`
  const fits = `${count('fits')} of ${count('fits') + count('overflows')} stories fit 320 px.`
  const looks = count('accessible') + count('inaccessible')
  return `${compared} ${fits} axe finds nothing in ${count('accessible')} of ${looks} looks at other modes.`
}
