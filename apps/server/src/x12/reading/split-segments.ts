import { RefusedFile } from './RefusedFile'
import type { Segment, Separators } from './segment'

/** A segment with the separators of its interchange. */
export interface SplitSegment extends Segment {
  separators: Separators
}

/** The separators of nearly all files, for one without an ISA. */
const USUAL: Separators = { element: '*', component: ':', terminator: '~' }
/** The separators before the last element of an ISA. */
const ISA_SEPARATORS = 16
const LINE_BREAKS = /[\r\n]+/g
const BETWEEN_SEGMENTS = /[\s\0]/

/**
 * The segments of a text, one after the other. Each ISA says how the segments that follow it are parted; line breaks
 * are left out, unless one of them ends the segments.
 */
export function* splitSegments(text: string): Generator<SplitSegment> {
  let separators = text.startsWith('ISA') ? USUAL : usualIn(text)
  let number = 0
  let at = 0
  while ((at = nextStart(text, at)) < text.length) {
    number += 1
    if (/^ISA[^A-Za-z0-9\s]/.test(text.slice(at, at + 4))) separators = separatorsAt(text, at, number)
    const end = text.indexOf(separators.terminator, at)
    const raw = text.slice(at, end < 0 ? undefined : end).replace(LINE_BREAKS, '')
    at = end < 0 ? text.length : end + 1
    yield { number, separators, elements: raw.split(separators.element) }
  }
}

function nextStart(text: string, from: number): number {
  let at = from
  while (at < text.length && BETWEEN_SEGMENTS.test(text.charAt(at))) at += 1
  return at
}

const usualIn = (text: string): Separators =>
  text.includes(USUAL.terminator) ? USUAL : { ...USUAL, terminator: '\n' }

/** Those at 4, 105 and 106 of an ISA, also of one whose elements are shorter or longer than they should be. */
function separatorsAt(text: string, isa: number, number: number): Separators {
  const element = text.charAt(isa + 3)
  let last = isa + 2
  for (let count = 0; count < ISA_SEPARATORS; count += 1) {
    last = text.indexOf(element, last + 1)
    if (last < 0) break
  }
  const [component, terminator] = last < 0 ? ['', ''] : [text.charAt(last + 1), text.charAt(last + 2)]
  if (component === '' || terminator === '')
    throw new RefusedFile('cut_off', `The file stops within its envelope, in segment ${number}.`, number)
  return { element, component, terminator }
}
