import type { Call, CallOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { FileAnswer } from '../wire/file-answer'

/** Names one imported file of one practice. */
export interface ReceivedFilePath {
  practiceId: string
  fileId: string
}

/** Files of insurers and clearinghouses, and what they say of claims. */
export interface ReceivedFilesApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the screens of claims ask for them. */
const contract = once(() => import('./received-files-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** A page of imported files, the newest first. */
    list: forward(contract, 'listReceivedFiles', 'params', 'query'),
    /** One file with what it says of each claim. */
    get: forward(contract, 'getReceivedFile', 'params'),
    /** Imports a file; ApiError `validation_failed` at `content` where it can’t be read, `not_ours` where it answers no file of the practice. */
    importFile: creation(contract, 'importReceivedFile', 'params', 'body'),
    /** The file as it came, to be saved under its name. */
    download: (params: ReceivedFilePath, options?: CallOptions): Promise<FileAnswer> =>
      call(async () => (await contract()).downloadReceivedFile, { params, ...options }),
    /** All answers to one claim, the newest import first. */
    ofClaim: forward(contract, 'listClaimAnswers', 'params'),
  }
}

export const createReceivedFilesApi: (call: Call) => ReceivedFilesApi = callsOf
