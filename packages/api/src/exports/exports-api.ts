import type { Call, CallOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { FileAnswer } from '../wire/file-answer'

/** A whole practice takes longer to arrive than other calls may. */
const DOWNLOAD_TIMEOUT_MS = 600_000

/** Names one export of one organization. */
export interface ExportPath {
  orgId: string
  exportId: string
}

/** Takes everything out that an organization has; for an Owner with `data:export`. */
export interface ExportsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only one part of one screen asks for exports. */
const contract = once(() => import('./exports-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** The newest first. */
    list: forward(contract, 'listExports', 'params'),
    /** Begins one; ApiError `transition_refused` while another is under way. */
    request: creation(contract, 'requestExport', 'params'),
    /** How far one is. */
    get: forward(contract, 'getExport', 'params'),
    /** The ZIP file, which can be fetched once; it may take ten minutes unless `timeoutMs` says otherwise. */
    download: (params: ExportPath, options?: CallOptions): Promise<FileAnswer> =>
      call(async () => (await contract()).downloadExport, {
        params,
        timeoutMs: DOWNLOAD_TIMEOUT_MS,
        ...options,
      }),
  }
}

export const createExportsApi: (call: Call) => ExportsApi = callsOf
