import { allOf, firstOf, partsBeginning } from '../reading/find-segments'
import { componentsAt, elementAt, rawSegment, type Segment, type Separators } from '../reading/segment'
import type { TransactionSet } from '../reading/transaction-set'
import type { Finding } from './answer'
import { syntaxWords } from './syntax-words'

/** What came of a file, a group or a set. */
export type SyntaxOutcome = 'accepted' | 'accepted_with_errors' | 'partly_rejected' | 'rejected'

/** The answer to the envelope of a sent file (TA1). */
export interface EnvelopeAnswer {
  kind: 'TA1'
  /** ISA13 of the file that it answers. */
  interchangeNumber: string
  /** When that file was made, as its envelope said (ISA09 and ISA10); '' where the answer does not say it. */
  madeOn: string
  madeAt: string
  outcome: SyntaxOutcome
  noteCode: string
  raw: string
}

/** Something wrong in a sent set, at a segment that is counted from its ST at 1. */
export interface SyntaxFinding extends Finding {
  position: number
  /** The claim that the answer names itself (CTX), or null. */
  controlNumber: string | null
}

/** The answer to one set of a sent file. */
export interface SetAnswer {
  /** ST02 of the set that it answers. */
  setNumber: string
  outcome: SyntaxOutcome
  findings: readonly SyntaxFinding[]
  raw: string
}

/** The answer to the syntax of a sent group (999). */
export interface SyntaxAnswer {
  kind: '999'
  /** GS06 of the group that it answers. */
  groupNumber: string
  outcome: SyntaxOutcome
  sets: readonly SetAnswer[]
  raw: string
}

const OUTCOMES: Readonly<Record<string, SyntaxOutcome>> = {
  A: 'accepted',
  E: 'accepted_with_errors',
  P: 'partly_rejected',
}

/** R, and also M, W and X: what is not known to be accepted is not. */
const outcomeFrom = (code: string): SyntaxOutcome => OUTCOMES[code] ?? 'rejected'

/** The answer to an envelope in a TA1. */
export const envelopeAnswersIn = ({ segments, separators }: TransactionSet): EnvelopeAnswer[] =>
  segments.map((ta1) => ({
    kind: 'TA1',
    interchangeNumber: elementAt(ta1, 1),
    ...{ madeOn: elementAt(ta1, 2), madeAt: elementAt(ta1, 3) },
    outcome: outcomeFrom(elementAt(ta1, 4)),
    noteCode: elementAt(ta1, 5),
    raw: rawSegment(ta1, separators),
  }))

/** The answers to groups in a 999. */
export const syntaxAnswersIn = (set: TransactionSet): SyntaxAnswer[] =>
  partsBeginning(set.segments, ['AK1']).map((part) => ({
    kind: '999',
    groupNumber: secondOf(part),
    outcome: outcomeOf(part, 'AK9'),
    sets: partsBeginning(part, ['AK2']).map((within) => ({
      setNumber: secondOf(within),
      outcome: outcomeOf(within, 'IK5'),
      findings: partsBeginning(within, ['IK3']).flatMap((finding) => findingsIn(finding, set)),
      raw: rawOf(within, 'IK5', set),
    })),
    raw: rawOf(part, 'AK9', set),
  }))

const secondOf = ([first]: readonly Segment[]): string => (first === undefined ? '' : elementAt(first, 2))

function outcomeOf(segments: readonly Segment[], name: string): SyntaxOutcome {
  const last = firstOf(segments, name)
  return outcomeFrom(last === undefined ? '' : elementAt(last, 1))
}

function rawOf(segments: readonly Segment[], name: string, { separators }: TransactionSet): string {
  const segment = firstOf(segments, name) ?? segments[0]
  return segment === undefined ? '' : rawSegment(segment, separators)
}

/** What is wrong at one segment of the sent set: one finding for each of its elements, or one for all of it. */
function findingsIn(segments: readonly Segment[], { separators }: TransactionSet): SyntaxFinding[] {
  const [ik3] = segments
  if (ik3 === undefined) return []
  const within = {
    position: Number(elementAt(ik3, 2)) || 0,
    controlNumber: claimNamedIn(segments, separators),
  }
  const place = { segment: elementAt(ik3, 1), loop: elementAt(ik3, 3) }
  const elements = allOf(segments, 'IK4').map((ik4) => {
    const [position = ''] = componentsAt(ik4, 1, separators.component)
    const at = { ...place, element: Number(position) || 0 }
    const code = elementAt(ik4, 3)
    return { ...within, code: `IK4 ${code}`, ...syntaxWords(at, code, elementAt(ik4, 4)) }
  })
  if (elements.length > 0) return elements
  const code = elementAt(ik3, 4)
  return [{ ...within, code: `IK3 ${code}`, ...syntaxWords({ ...place, element: 0 }, code, '') }]
}

function claimNamedIn(segments: readonly Segment[], { component }: Separators): string | null {
  for (const ctx of allOf(segments, 'CTX')) {
    const [what, controlNumber = ''] = componentsAt(ctx, 1, component)
    if (what === 'CLM01' && controlNumber !== '') return controlNumber
  }
  return null
}
