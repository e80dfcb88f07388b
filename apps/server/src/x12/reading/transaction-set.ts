import { elementAt, nameOf, type Segment, type Separators } from './segment'

/** What a part of a file is: an answer to the envelope, the syntax or the claims; a remittance; claims; or another thing. */
export type SetKind = 'TA1' | '999' | '277CA' | '835' | '837' | 'other'

/** The envelope of an interchange (ISA) as far as it matters here. */
export interface Interchange {
  controlNumber: string
  senderId: string
  receiverId: string
  /** The day on which it was made (ISA09); null where there is no such day. */
  on: string | null
  /** The time of day at which it was made (ISA10), as it stands in the file. */
  at: string
  /** Whether its sender only tries something out. */
  isTest: boolean
}

/** The envelope of a functional group (GS). */
export interface Group {
  controlNumber: string
  senderId: string
  receiverId: string
  /** The guide that its sets follow, like `005010X221A1`. */
  version: string
}

/** A transaction set: what stands from ST to SE, or a single TA1. */
export interface TransactionSet {
  kind: SetKind
  controlNumber: string
  segments: readonly Segment[]
  separators: Separators
  group: Group | null
  interchange: Interchange | null
}

/** What the segments from ST to SE are, in a group of this version, which is '' where there is none. */
export function kindOf(segments: readonly Segment[], groupVersion: string): SetKind {
  const [first] = segments
  const type = first === undefined ? '' : elementAt(first, 1)
  if (type === '835' || type === '837' || type === '999') return type
  if (type !== '277' || first === undefined) return 'other'
  const version = elementAt(first, 3) || groupVersion
  if (version !== '') return version.startsWith('005010X214') ? '277CA' : 'other'
  const beginning = segments.find((segment) => nameOf(segment) === 'BHT')
  return beginning !== undefined && elementAt(beginning, 1) === '0085' ? '277CA' : 'other'
}
