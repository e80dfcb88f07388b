import { elementAt, nameOf, type Segment } from './segment'

/** The segments of this name, with this first element where one is given. */
export const allOf = (segments: readonly Segment[], name: string, qualifier?: string): readonly Segment[] =>
  segments.filter((segment) => isLike(segment, name, qualifier))

/** The first segment of this name, with this first element where one is given. */
export const firstOf = (
  segments: readonly Segment[],
  name: string,
  qualifier?: string,
): Segment | undefined => segments.find((segment) => isLike(segment, name, qualifier))

const isLike = (segment: Segment, name: string, qualifier: string | undefined): boolean =>
  nameOf(segment) === name && (qualifier === undefined || elementAt(segment, 1) === qualifier)

/** What stands in the second element of the first segment like this, such as the number in a REF; or ''. */
export function valueOf(segments: readonly Segment[], name: string, qualifier: string): string {
  const segment = firstOf(segments, name, qualifier)
  return segment === undefined ? '' : elementAt(segment, 2)
}

/** The parts of `segments` that begin with one of these names; what stands before the first is left out. */
export function partsBeginning(segments: readonly Segment[], names: readonly string[]): Segment[][] {
  const parts: Segment[][] = []
  for (const segment of segments) {
    if (names.includes(nameOf(segment))) parts.push([segment])
    else parts.at(-1)?.push(segment)
  }
  return parts
}
