/** The characters that part the segments of an interchange, their elements and the components of these. */
export interface Separators {
  element: string
  component: string
  terminator: string
}

/** A segment of a file. */
export interface Segment {
  /** Which segment of the file it is, counted from 1. */
  number: number
  /** Its elements; the first one, at 0, is the segment's name, so that `CLP03` is at 3. */
  elements: readonly string[]
}

/** Something that is wrong in a file and keeps nobody from reading it. */
export interface Warning {
  segment: number | null
  message: string
}

/** An element without the blanks around it, or '' where the segment ends before it. */
export const elementAt = ({ elements }: Segment, index: number): string => (elements[index] ?? '').trim()

/** The segment's name, like `CLP`. */
export const nameOf = (segment: Segment): string => elementAt(segment, 0)

/** The components of an element, without the blanks around them. */
export const componentsAt = (segment: Segment, index: number, component: string): string[] =>
  elementAt(segment, index)
    .split(component)
    .map((part) => part.trim())

/** A segment as it stood in the file. */
export const rawSegment = ({ elements }: Segment, { element }: Separators): string => elements.join(element)

/** A date of eight digits as `YYYY-MM-DD`; null where there is no such day. */
export function dayFrom(text: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const date = `${year}-${month}-${day}`
  const read = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(read) || new Date(read).toISOString().slice(0, 10) !== date ? null : date
}
