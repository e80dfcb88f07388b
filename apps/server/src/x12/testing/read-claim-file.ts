import type { ClaimFilePlace } from '@oaklet/api/contract'

/** A segment as it stands in its loop; the first of its elements is its name. */
interface LoopSegment {
  loop: string
  elements: readonly string[]
}

/** The loops that NM1 opens, by its role; the insurance below a claim is the other one. */
const LOOPS_OF_NAMES: Readonly<Record<string, string>> = {
  '41': '1000A',
  '40': '1000B',
  '85': '2010AA',
  '87': '2010AB',
  QC: '2010CA',
  DN: '2310A',
  '82': '2310B',
  '77': '2310C',
  DQ: '2310D',
  DK: '2420E',
}
const LOOPS_OF_LEVELS: Readonly<Record<string, string>> = { '20': '2000A', '22': '2000B', '23': '2000C' }

/** Which loop a segment opens, or the one that it stands in. */
function loopOf([name, first = '', , third = '']: readonly string[], loop: string): string {
  const isOfClaim = loop >= '2300'
  switch (name) {
    case 'HL':
      return LOOPS_OF_LEVELS[third] ?? loop
    case 'CLM':
      return '2300'
    case 'SBR':
      return isOfClaim ? '2320' : loop
    case 'LX':
      return '2400'
    case 'SVD':
      return '2430'
    case 'NM1':
      if (first === 'IL') return isOfClaim ? '2330A' : '2010BA'
      if (first === 'PR') return isOfClaim ? '2330B' : '2010BB'
      return LOOPS_OF_NAMES[first] ?? loop
    default:
      return loop
  }
}

/** The segments of an 837P file, each as its elements. */
export const segmentsOf = (text: string): string[][] =>
  text
    .split('~')
    .slice(0, -1)
    .map((segment) => segment.split('*'))

/** Reads the claims of a file: for each, its segments and those of the levels above it. */
export function readClaimFile(text: string): LoopSegment[][] {
  const claims: LoopSegment[][] = []
  const levels = new Map<string, LoopSegment[]>()
  let level = ''
  let loop = ''
  for (const elements of segmentsOf(text)) {
    loop = loopOf(elements, loop)
    const segment = { loop, elements }
    if (elements[0] === 'HL') {
      level = elements[3] ?? ''
      for (const known of levels.keys()) if (known >= level) levels.delete(known)
    }
    if (elements[0] === 'CLM') claims.push([...levels.values()].flat())
    if (elements[0] === 'SE') [level, loop] = ['', '']
    else if (loop >= '2300') claims.at(-1)?.push(segment)
    else levels.set(level, [...(levels.get(level) ?? []), segment])
  }
  return claims
}

/** What stands at a place in a claim, once for each segment that has it; nothing is left out. */
export function readAt(claim: readonly LoopSegment[], { loop, segment, element }: ClaimFilePlace): string[] {
  const [name, qualifier] = segment.split(' ')
  const [, index = '', component] = /(\d{2})(?:-(\d+))?$/.exec(element) ?? []
  return claim
    .filter((each) => each.loop === loop && each.elements[0] === name)
    .filter(({ elements }) => qualifier === undefined || elements[1] === qualifier)
    .map(({ elements }) => elements[Number(index)] ?? '')
    .map((text) => (component === undefined ? text : (text.split(':')[Number(component) - 1] ?? '')))
    .filter((text) => text !== '')
}
