import { OakletError } from './OakletError'

export const NETWORK_ERROR_CODES = ['unreachable', 'timeout'] as const
/** `unreachable`: the request or its answer got lost; `timeout`: no answer came within its time. */
export type NetworkErrorCode = (typeof NETWORK_ERROR_CODES)[number]

/** No answer came. It says nothing about who is signed in, and never signs anyone out. */
export class NetworkError extends OakletError {
  readonly kind = 'network'
  readonly code: NetworkErrorCode

  constructor(code: NetworkErrorCode, options?: { cause?: unknown }) {
    super(
      code === 'timeout' ? 'The server did not answer in time' : 'The server could not be reached',
      null,
      options,
    )
    this.code = code
  }
}
