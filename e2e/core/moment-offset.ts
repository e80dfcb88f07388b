/**
 * A Tuesday, nine in the morning in New York. It lies in the future, as a browser drops a cookie that has expired by the
 * clock of the machine.
 */
const MOMENT = '2029-06-12T13:00:00Z'

/**
 * How far the clocks of a run are ahead of the machine's, in milliseconds: at its start they show the moment, or the one
 * in OAKLET_MOMENT. The process that starts the run computes it, and hands it on to all that it starts.
 */
export function momentOffset(): number {
  const { OAKLET_MOMENT: moment = MOMENT, OAKLET_MOMENT_OFFSET: known } = process.env
  const offset = known ?? String(Date.parse(moment) - Date.now())
  process.env['OAKLET_MOMENT_OFFSET'] = offset
  return Number(offset)
}
