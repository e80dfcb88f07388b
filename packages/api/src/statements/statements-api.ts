import type { Call, CallOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { FileAnswer } from '../wire/file-answer'

/** Names one statement of one practice. */
export interface StatementPath {
  practiceId: string
  statementId: string
}

/**
 * What the practice’s clients are told that they owe. Amounts are whole cents; a step that a statement’s status or
 * the client’s balance forbids is ApiError `transition_refused`, and a stale `version` is `stale_edit` with `current`.
 */
export interface StatementsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the screens of the billing ask for statements. */
const contract = once(() => import('./statements-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** A page of statements: drafts first, then the highest number first. */
    list: forward(contract, 'listStatements', 'params', 'query'),
    /** How many are in which state. */
    totals: forward(contract, 'getStatementTotals', 'params', 'query'),
    /** The clients who owe something. */
    candidates: forward(contract, 'listStatementCandidates', 'params', 'query'),
    /** One statement with what it says, and when it was sent. */
    get: forward(contract, 'getStatement', 'params'),
    /** Begins a draft of a client who owes something. */
    create: creation(contract, 'createStatement', 'params', 'body'),
    /** Only drafts can be deleted. */
    remove: forward(contract, 'deleteStatement', 'params'),
    /** Mails a statement, or keeps that it was handed over; a draft gets its number. */
    send: creation(contract, 'sendStatement', 'params', 'body'),
    /** The PDF, to be saved as `statement-{number}.pdf`. */
    download: (params: StatementPath, options?: CallOptions): Promise<FileAnswer> =>
      call(async () => (await contract()).downloadStatement, { params, ...options }),
  }
}

export const createStatementsApi: (call: Call) => StatementsApi = callsOf
