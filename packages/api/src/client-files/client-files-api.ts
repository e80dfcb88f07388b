import type { ClientPath } from '../clients/clients-api'
import type { Call, CallOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { FileAnswer } from '../wire/file-answer'
import type { ClientFileQuery } from './client-files-contract'

/** Names one file of one client. */
export interface ClientFilePath extends ClientPath {
  fileId: string
}

/** The files of clients. One that is missing, or not to be seen, is ApiError `not_found`. */
export interface ClientFilesApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only one tab asks for them. */
const contract = once(() => import('./client-files-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** All files of a client that the person may see, and those that can be restored. */
    list: forward(contract, 'listClientFiles', 'params'),
    /** Adds a file; ApiError `validation_failed` at `content` where it can’t be stored. */
    add: creation(contract, 'addClientFile', 'params', 'body'),
    /** Changes title, category and date; a stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(contract, 'updateClientFile', 'params', 'body'),
    /** Gives a file a new content. */
    replace: creation(contract, 'replaceClientFile', 'params', 'body'),
    /** Deletes a file, which can be restored for 30 days. */
    remove: forward(contract, 'deleteClientFile', 'params', 'body'),
    /** Restores a deleted file. */
    restore: forward(contract, 'restoreClientFile', 'params'),
    /** The bytes, to be saved or looked at. */
    download: (
      params: ClientFilePath,
      query: ClientFileQuery = {},
      options?: CallOptions,
    ): Promise<FileAnswer> =>
      call(async () => (await contract()).downloadClientFile, { params, query, ...options }),
  }
}

export const createClientFilesApi: (call: Call) => ClientFilesApi = callsOf
