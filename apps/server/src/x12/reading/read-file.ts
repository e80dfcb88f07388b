import { RefusedFile } from './RefusedFile'
import { fileText } from './file-text'
import type { Warning } from './segment'
import { SetCollector } from './SetCollector'
import { splitSegments } from './split-segments'
import type { SetKind, TransactionSet } from './transaction-set'

/** A file that could be taken apart. */
export interface X12File {
  sets: readonly TransactionSet[]
  /** Wrong counts and control numbers, and ends that are missing. */
  warnings: readonly Warning[]
}

/** Where each kind is imported, for a file that was given at the wrong place. */
const PLACES: Readonly<Record<SetKind, string>> = {
  TA1: 'This is a TA1: import it under Answers.',
  '999': 'This is a 999: import it under Answers.',
  '277CA': 'This is a 277CA: import it under Answers.',
  '835': 'This is an 835: import it under Remittances.',
  '837': 'This is an 837. It holds claims that were sent, not what came of them.',
  other: 'This is neither a remittance (835) nor an answer (TA1, 999, 277CA).',
}

/** Takes a file apart into its transaction sets, generously; what can't be taken apart is refused with {@link RefusedFile}. */
export function readFile(bytes: Uint8Array): X12File {
  const text = fileText(bytes)
  if (!/^(ISA|GS|ST|TA1)[^A-Za-z0-9\s]/.test(text))
    throw new RefusedFile('not_x12', 'This is not an X12 file. Ask the payer for the 835, 999 or 277CA file.')
  const collector = new SetCollector()
  for (const segment of splitSegments(text)) collector.take(segment)
  const file = collector.finish()
  if (file.sets.length === 0)
    throw new RefusedFile('empty', 'There is nothing in this file but its envelope.')
  return file
}

/** The sets of these kinds; a file without any is refused with the place where it belongs. */
export function setsOf({ sets }: X12File, kinds: readonly SetKind[]): readonly TransactionSet[] {
  const wanted = sets.filter(({ kind }) => kinds.includes(kind))
  if (wanted.length > 0) return wanted
  const [first] = sets
  throw new RefusedFile('other_kind', PLACES[first?.kind ?? 'other'], first?.segments[0]?.number)
}
