/** A file of claims that goes out. */
export interface OutgoingFile {
  organizationId: string
  batchId: string
  /** As the receiver finds it; no other file of the organization has the name. */
  name: string
  bytes: Uint8Array
}

/** A file that came in, as one look found it. */
export interface ArrivedFile {
  /** By which the transport finds it again: its name, byte for byte. */
  key: string
  /** The name as people read it. */
  name: string
  size: number
  /** When it was last written, in milliseconds. */
  changedAt: number
}

/** What one look found; a fault is the sentence that says why a side can’t be used. */
interface Look {
  outFault: string | null
  inFault: string | null
  files: ArrivedFile[]
}

/** What came of a file: null where it was imported, else why it was refused. */
interface Settlement {
  sha256: string
  refusal: string | null
}

/**
 * How files of claims leave for a clearinghouse, and how its files come. A file goes out in two steps, so that a crash
 * neither loses nor doubles it: it is staged before anything counts as sent, and released afterwards. Every call may
 * throw {@link TransportFault}.
 */
export interface ClaimTransport {
  /** Whether the operator has set it up for the organization. */
  isFor(organizationId: string): Promise<boolean>
  /** Where files leave and arrive, for people who set up the other end. */
  places(organizationId: string): { out: string; in: string }
  /** Keeps the file where nobody takes it yet, on the disk when it returns; the same file again changes nothing. */
  stage(file: OutgoingFile): Promise<void>
  /** Lets the receiver take a staged file. One that is staged no longer was released already. */
  release(file: OutgoingFile): Promise<void>
  /** The ids of the files that are staged. */
  staged(organizationId: string): Promise<string[]>
  /** Drops a staged file. */
  unstage(organizationId: string, batchId: string): Promise<void>
  /** Says which files have arrived, complete or not, and whether both sides can be used. */
  look(organizationId: string): Promise<Look>
  /** The bytes of an arrived file; null where it is gone, or not as the look found it. */
  read(organizationId: string, file: ArrivedFile): Promise<Uint8Array | null>
  /** Moves an arrived file out of the way; one that is gone was moved already. */
  settle(organizationId: string, file: ArrivedFile, settlement: Settlement): Promise<void>
}

/** Why a side of a transport can’t be used. Its message and code never hold a name or a path. */
export class TransportFault extends Error {
  override readonly name = 'TransportFault'
  /** The system’s word for it, like `ENOSPC`. */
  readonly code: string

  constructor(sentence: string, code: string) {
    super(sentence)
    this.code = code
  }
}

/** The sentence that says why work could not be done; null where it was. */
export async function faultIn(work: () => Promise<void>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof TransportFault) return error.message
    throw error
  }
}
