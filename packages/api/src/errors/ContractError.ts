import { OakletError } from './OakletError'

/** The server answered a success that is not what the contract promises. */
export class ContractError extends OakletError {
  readonly kind = 'contract'
  readonly code = 'contract_broken'
  /** The endpoint's name. */
  readonly endpoint: string
  /** Where the answer first differs, like `data.items.0.id`; empty for the answer itself. */
  readonly path: string

  constructor(endpoint: string, path: string, reason: string) {
    super(`The answer of ${endpoint} breaks the contract at ${path || 'its root'}: ${reason}`, null)
    this.endpoint = endpoint
    this.path = path
  }
}
