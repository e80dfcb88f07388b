/** A line of a claim, as the claim to the next insurance repeats it. */
interface SessionLine {
  controlNumber: string
  appointmentId: string
  code: string
}

/**
 * The line of a later claim that bills the same service as the line of an earlier one with this number: the one at the
 * same place, or else one of the same session; undefined where the later claim has no lines.
 */
export function sameLine<Line extends SessionLine>(
  later: readonly Line[],
  earlier: readonly SessionLine[],
  lineNumber: string,
): Line | undefined {
  const index = earlier.findIndex(({ controlNumber }) => controlNumber === lineNumber)
  const line = earlier[index]
  const isSame = (one: Line | undefined) =>
    one !== undefined && one.appointmentId === line?.appointmentId && one.code === line.code
  const atPlace = later[index]
  return (
    (isSame(atPlace) ? atPlace : later.find(isSame)) ??
    later.find(({ appointmentId }) => appointmentId === line?.appointmentId) ??
    later[0]
  )
}
