import { type Call, type CallOptions, type CreateOptions, dataOf } from '../http/call'
import { once } from '../http/once'
import type { FileAnswer } from '../wire/file-answer'
import type { OrganizationExport } from './exports-contract'

/** A whole practice takes longer to arrive than other calls may. */
const DOWNLOAD_TIMEOUT_MS = 600_000

/** Names one export of one organization. */
export interface ExportPath {
  orgId: string
  exportId: string
}

/** Takes everything out that an organization has; for an Owner with `data:export`. */
export interface ExportsApi {
  /** The newest first. */
  list(params: { orgId: string }, options?: CallOptions): Promise<OrganizationExport[]>
  /** Begins one; ApiError `transition_refused` while another is under way. */
  request(params: { orgId: string }, options?: CreateOptions): Promise<OrganizationExport>
  /** How far one is. */
  get(params: ExportPath, options?: CallOptions): Promise<OrganizationExport>
  /** The ZIP file, which can be fetched once; it may take ten minutes unless `timeoutMs` says otherwise. */
  download(params: ExportPath, options?: CallOptions): Promise<FileAnswer>
}

/** Loaded with the first call: only one part of one screen asks for exports. */
const contract = once(() => import('./exports-contract'))

export function createExportsApi(call: Call): ExportsApi {
  return {
    list: (params, options) =>
      dataOf(call(async () => (await contract()).listExports, { params, ...options })),
    request: (params, options) =>
      dataOf(call(async () => (await contract()).requestExport, { params, ...options })),
    get: (params, options) => dataOf(call(async () => (await contract()).getExport, { params, ...options })),
    download: (params, options) =>
      call(async () => (await contract()).downloadExport, {
        params,
        timeoutMs: DOWNLOAD_TIMEOUT_MS,
        ...options,
      }),
  }
}
