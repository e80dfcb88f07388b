import { RefusedFile } from '../reading/RefusedFile'

/** Why a file is refused; null where it is not. Anything else that is thrown stays thrown. */
export function refusalOf(read: () => unknown): Pick<RefusedFile, 'reason' | 'segment' | 'message'> | null {
  try {
    read()
    return null
  } catch (error: unknown) {
    if (error instanceof RefusedFile)
      return { reason: error.reason, segment: error.segment, message: error.message }
    throw error
  }
}
