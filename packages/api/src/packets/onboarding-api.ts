import { type Call, type CallOptions, createCall } from '../http/call'
import type { Http } from '../http/create-http'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { FileAnswer } from '../wire/file-answer'

/**
 * Calls for a client who opened the link of a packet. The session stands in a cookie of the browser; a call without one
 * is UnauthorizedError, and ApiError `link_unavailable` means that the link is no longer good.
 */
export interface OnboardingApi extends ReturnType<typeof callsOf> {}

/** Each is loaded with the first call. */
const contract = once(() => import('./onboarding-contract'))
const signing = once(() => import('./signing-contract'))
const uploads = once(() => import('./uploads-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** Trades the secret of a link for a session of this browser. */
    open: forward(contract, 'openOnboarding', 'params', 'body'),
    /** Mails a new link to the address on file, if there is such a link. */
    requestLink: forward(contract, 'requestOnboardingLink', 'params'),
    /** Whether this browser has a session, and whether the client has entered a code. */
    getSession: forward(contract, 'getOnboardingSession', 'params'),
    /** Mails a code; RateLimitedError within 30 s of the last, or after too many. */
    sendCode: forward(contract, 'sendOnboardingCode', 'params'),
    /** Enters the code; UnauthorizedError with `invalid_code` or `code_expired` otherwise. */
    verify: forward(contract, 'verifyOnboarding', 'params', 'body'),
    /** Everything that the client is asked for. */
    getForms: forward(contract, 'getOnboardingForms', 'params'),
    /** Saves one page; ApiError `stale_edit` with `current` where another device saved it meanwhile. */
    savePage: forward(contract, 'saveOnboardingPage', 'params', 'body'),
    /** Finishes a questionnaire. */
    finish: forward(contract, 'finishOnboardingItem', 'params'),
    /** Says whether the client signs on the screen, or on paper. */
    chooseSigning: forward(signing, 'chooseSigning', 'params', 'body'),
    /** The text of a document. */
    getDocument: forward(signing, 'getOnboardingDocument', 'params'),
    /** The same as a PDF. */
    downloadDocument: (
      params: { linkId: string; itemId: string },
      options?: CallOptions,
    ): Promise<FileAnswer> =>
      call(async () => (await signing()).downloadOnboardingDocument, { params, ...options }),
    /** Signs a document. */
    sign: forward(signing, 'signOnboardingDocument', 'params', 'body'),
    /** Declines to sign a document. */
    decline: forward(signing, 'declineOnboardingDocument', 'params', 'body'),
    /** Sends a file; ApiError `validation_failed` at `content` where it can't be stored. */
    addFile: forward(uploads, 'addOnboardingFile', 'params', 'body'),
    /** Takes a file back. */
    removeFile: forward(uploads, 'removeOnboardingFile', 'params'),
    /** The bytes of a file that was sent. */
    downloadFile: (
      params: { linkId: string; itemId: string; fileId: string },
      options?: CallOptions,
    ): Promise<FileAnswer> =>
      call(async () => (await uploads()).downloadOnboardingFile, { params, ...options }),
    /** Sends everything in; ApiError `packet_incomplete` where something is missing. */
    submit: forward(contract, 'submitOnboarding', 'params'),
    /** Takes back what was sent in, as long as nobody has reviewed it. */
    withdraw: forward(contract, 'withdrawOnboarding', 'params'),
    /** Ends this browser’s session. */
    leave: forward(contract, 'leaveOnboarding', 'params'),
  }
}

/** The client of a person who opened the link of a packet; it needs no sign-in. */
export const createOnboardingApi = (http: Http): OnboardingApi => callsOf(createCall(http))
