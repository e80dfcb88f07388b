/** Why a file can't be read. */
export type RefusalReason =
  | 'empty'
  | 'too_large'
  | 'pdf'
  | 'archive'
  | 'not_x12'
  | 'cut_off'
  | 'other_kind'
  | 'test_file'
  | 'bad_amount'
  | 'missing_segment'

/** A file that can't be read: what is wrong with it, in a sentence, and at which of its segments, counted from 1. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile'
  readonly reason: RefusalReason
  readonly segment: number | null

  constructor(reason: RefusalReason, message: string, segment: number | null = null) {
    super(message)
    this.reason = reason
    this.segment = segment
  }
}
