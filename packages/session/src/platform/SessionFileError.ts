import { OakletError } from '@oaklet/api'

const SENTENCES = {
  session_file_damaged: 'is not a session file. Remove it, or name another one.',
  session_file_foreign: 'belongs to someone else. Name a file of your own.',
  session_file_exposed: 'can be read by others. Remove it and sign in again.',
  session_file_unusable: 'can’t be used as a session file.',
} as const

/** Says what is wrong with the file. */
export type SessionFileErrorCode = keyof typeof SENTENCES

/** A file that can't, or must not, hold a session; `userMessage` names it and says what to do. */
export class SessionFileError extends OakletError {
  readonly kind = 'session-file'
  readonly code: SessionFileErrorCode

  constructor(code: SessionFileErrorCode, path: string, options?: { cause?: unknown }) {
    const sentence = `${path} ${SENTENCES[code]}`
    super(sentence, sentence, options)
    this.code = code
  }
}

/** Guards {@link SessionFileError}. */
export const isSessionFileError = (error: unknown): error is SessionFileError =>
  error instanceof Error && 'kind' in error && error.kind === 'session-file'
