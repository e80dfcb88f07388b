import { claimText, type TraderIdKind } from '@oaklet/api/contract'
import { dateOf, segment, SEPARATORS } from './segment'

/** Who sends or receives a file. */
export interface Trader {
  idKind: TraderIdKind
  /** At most 15 characters. */
  id: string
}

/** The envelope of a file: who sends it to whom, when, and its number. */
export interface Envelope {
  sender: Trader
  receiver: Trader
  /** From 1 to 999,999,999, never the same again (ISA13 and GS06). */
  controlNumber: number
  /**
   * Digits that tell the file from one of somebody else with the same number and sender, as answers repeat the numbers of
   * its sets; at most five, or ''.
   */
  mark: string
  /** A test file is checked by its receiver and goes no further. */
  isTest: boolean
  /** The day and time of day in the practice’s time zone: `2026-11-03` and `09:15`. */
  date: string
  time: string
}

/** What is sent: the code of the group, of its sets, and the version of their guide. */
export interface Guide {
  group: string
  set: string
  version: string
}

/** Writes a file: sets of segments inside of a group, inside of an interchange. There are no line breaks. */
export function interchange(envelope: Envelope, guide: Guide, sets: readonly (readonly string[])[]): string {
  const { sender, receiver, controlNumber, mark, date, time } = envelope
  const number = String(controlNumber)
  const isaNumber = number.padStart(9, '0')
  const segments = [
    isaSegment(envelope, isaNumber),
    segment(
      ...['GS', guide.group, sender.id, receiver.id],
      ...[dateOf(date), timeOf(time), number, 'X', guide.version],
    ),
    ...sets.flatMap((body, index) =>
      transactionSet(guide, `${mark}${String(index + 1).padStart(4, '0')}`, body),
    ),
    segment('GE', String(sets.length), number),
    segment('IEA', '1', isaNumber),
  ]
  return segments.map((each) => `${each}${SEPARATORS.segment}`).join('')
}

/** With what ends it, the first segment has this length: readers learn the separators from its places. */
const ISA_LENGTH = 106

function isaSegment({ sender, receiver, isTest, date, time }: Envelope, number: string): string {
  const [nobody, today] = [['00', ' '.repeat(10)], dateOf(date).slice(2)]
  const traders = [sender, receiver].flatMap(({ idKind, id }) => [idKind, claimText(id).padEnd(15)])
  const written = [
    ...['ISA', ...nobody, ...nobody, ...traders, today, timeOf(time)],
    ...[SEPARATORS.repetition, '00501', number, '0', isTest ? 'T' : 'P', SEPARATORS.component],
  ].join(SEPARATORS.element)
  if (written.length + SEPARATORS.segment.length !== ISA_LENGTH)
    throw new RangeError(`${written} is no beginning of a file`)
  return written
}

/** The count of its segments includes both ends. */
const transactionSet = (guide: Guide, number: string, body: readonly string[]): string[] => [
  segment('ST', guide.set, number, guide.version),
  ...body,
  segment('SE', String(body.length + 2), number),
]

/** `09:15` → `0915`. */
export const timeOf = (time: string): string => time.replace(':', '')
