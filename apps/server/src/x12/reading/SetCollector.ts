import { RefusedFile } from './RefusedFile'
import { dayFrom, elementAt, nameOf, type Segment, type Warning } from './segment'
import type { SplitSegment } from './split-segments'
import { kindOf, type Group, type Interchange, type TransactionSet } from './transaction-set'

/** An envelope that is open: where it began, its number, and how many parts it has had so far. */
interface Open {
  begun: Segment
  controlNumber: string
  parts: number
}

const withoutZeros = (number: string): string => number.replace(/^0+/, '')

/** Puts segments together to transaction sets, and notes what is wrong with their envelopes. */
export class SetCollector {
  readonly #sets: TransactionSet[] = []
  readonly #warnings: Warning[] = []
  #interchange: (Interchange & Open) | null = null
  #group: (Group & Open) | null = null
  #set: SplitSegment[] | null = null
  #last = 0

  /** Takes the next segment of the file. */
  take(segment: SplitSegment): void {
    this.#last = segment.number
    const name = nameOf(segment)
    if (name === 'ST') this.#beginSet(segment)
    else if (name === 'SE') this.#endSet(segment)
    else if (name === 'ISA') this.#beginInterchange(segment)
    else if (name === 'GS') this.#beginGroup(segment)
    else if (name === 'GE') this.#endGroup(segment)
    else if (name === 'IEA') this.#endInterchange(segment)
    else if (this.#set !== null) this.#set.push(segment)
    else if (name === 'TA1') this.#add([segment])
    else this.#warn(segment, `Segment ${segment.number} (${name.slice(0, 3)}) stands in no transaction.`)
  }

  /** The sets of the file, once its last segment was taken. */
  finish(): { sets: readonly TransactionSet[]; warnings: readonly Warning[] } {
    this.#requireClosedSet()
    this.#closeInterchange()
    return { sets: this.#sets, warnings: this.#warnings }
  }

  #beginInterchange(segment: SplitSegment) {
    this.#requireClosedSet()
    this.#closeInterchange()
    this.#interchange = {
      controlNumber: elementAt(segment, 13),
      senderId: elementAt(segment, 6),
      receiverId: elementAt(segment, 8),
      on: dayFrom(`20${elementAt(segment, 9)}`),
      at: elementAt(segment, 10),
      isTest: elementAt(segment, 15) === 'T',
      begun: segment,
      parts: 0,
    }
  }

  #endInterchange(segment: SplitSegment) {
    this.#requireClosedSet()
    this.#closeGroup()
    this.#compare(segment, 'groups', this.#interchange)
    this.#interchange = null
  }

  #closeInterchange() {
    this.#closeGroup()
    if (this.#interchange !== null)
      this.#warn(this.#interchange.begun, 'The end of the file (IEA) is missing: something may be cut off.')
    this.#interchange = null
  }

  #beginGroup(segment: SplitSegment) {
    this.#requireClosedSet()
    this.#closeGroup()
    if (this.#interchange !== null) this.#interchange.parts += 1
    const [controlNumber, version] = [elementAt(segment, 6), elementAt(segment, 8)]
    const [senderId, receiverId] = [elementAt(segment, 2), elementAt(segment, 3)]
    this.#group = { controlNumber, senderId, receiverId, version, begun: segment, parts: 0 }
  }

  #endGroup(segment: SplitSegment) {
    this.#requireClosedSet()
    this.#compare(segment, 'transactions', this.#group)
    this.#group = null
  }

  #closeGroup() {
    if (this.#group !== null)
      this.#warn(this.#group.begun, 'The end of a group (GE) is missing: something may be cut off.')
    this.#group = null
  }

  #beginSet(segment: SplitSegment) {
    this.#requireClosedSet()
    if (this.#group !== null) this.#group.parts += 1
    this.#set = [segment]
  }

  #endSet(segment: SplitSegment) {
    const [begun] = this.#set ?? []
    if (this.#set === null || begun === undefined) {
      this.#warn(segment, `Segment ${segment.number} ends a transaction that did not begin.`)
      return
    }
    this.#set.push(segment)
    this.#compare(segment, 'segments', {
      begun,
      controlNumber: elementAt(begun, 2),
      parts: this.#set.length,
    })
    this.#add(this.#set)
    this.#set = null
  }

  /** What ends a part says how much was in it, and repeats its number. */
  #compare(end: Segment, what: string, open: Open | null) {
    if (open === null) return
    const count = elementAt(end, 1)
    if (Number(count) !== open.parts)
      this.#warn(end, `Segment ${end.number} counts ${count || 'no'} ${what} where there are ${open.parts}.`)
    if (withoutZeros(elementAt(end, 2)) !== withoutZeros(open.controlNumber))
      this.#warn(end, `Segment ${end.number} has another number than the segment that it belongs to.`)
  }

  #add(segments: readonly SplitSegment[]) {
    const [first] = segments
    if (first === undefined) return
    const isTa1 = nameOf(first) === 'TA1'
    this.#sets.push({
      kind: isTa1 ? 'TA1' : kindOf(segments, this.#group?.version ?? ''),
      controlNumber: isTa1 ? '' : elementAt(first, 2),
      segments,
      separators: first.separators,
      group: this.#group,
      interchange: this.#interchange,
    })
  }

  #requireClosedSet() {
    const [begun] = this.#set ?? []
    if (begun !== undefined)
      throw new RefusedFile(
        'cut_off',
        `The transaction that begins in segment ${begun.number} has no end: the file stops or breaks off at segment ${this.#last}.`,
        this.#last,
      )
  }

  #warn({ number }: Segment, message: string) {
    this.#warnings.push({ segment: number, message })
  }
}
