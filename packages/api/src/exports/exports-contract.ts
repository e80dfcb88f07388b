import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant } from '../wire/scalars'

/** `queued → running → ready → fetched`; or `failed`, or `expired` when it was not downloaded in time. */
export const EXPORT_STATUSES = ['queued', 'running', 'ready', 'fetched', 'failed', 'expired'] as const
/** One of {@link EXPORT_STATUSES}. */
export type ExportStatus = (typeof EXPORT_STATUSES)[number]

/** How long a finished export can be downloaded, in hours. */
export const EXPORT_LIFE_HOURS = 24

/** The media type of an export: a ZIP file of CSV and JSON, which `docs/export.md` describes. */
export const EXPORT_FILE_TYPE = 'application/zip'

/** Everything that an organization has, asked for once. */
export const OrganizationExport = z.object({
  id: Id,
  status: z.enum(EXPORT_STATUSES),
  askedByName: z.string(),
  /** Rows written so far, of `totalRows`; both are 0 until it has begun. */
  doneRows: z.int(),
  totalRows: z.int(),
  /** Of the ZIP file, once there is one. */
  sizeBytes: z.nullable(z.int()),
  createdAt: Instant,
  finishedAt: z.nullable(Instant),
  /** Until when it can be fetched, once it is ready. */
  expiresAt: z.nullable(Instant),
  fetchedAt: z.nullable(Instant),
})
export type OrganizationExport = z.infer<typeof OrganizationExport>

const all = '/api/v1/organizations/{orgId}/exports'
const one = '/api/v1/organizations/{orgId}/exports/{exportId}'

/** The newest exports first, 20 at most. For an Owner with `data:export`, like all of these. */
export const listExports = endpoint({
  name: 'listExports',
  method: 'GET',
  path: all,
  access: 'data:export',
  response: enveloped(z.array(OrganizationExport)),
})

/** Has everything put together in the background; 409 `transition_refused` while one is under way. */
export const requestExport = endpoint({
  name: 'requestExport',
  method: 'POST',
  path: all,
  access: 'data:export',
  response: enveloped(OrganizationExport),
})

/** How far one export is. */
export const getExport = endpoint({
  name: 'getExport',
  method: 'GET',
  path: one,
  access: 'data:export',
  response: enveloped(OrganizationExport),
})

/** The file, once: it is deleted when it was sent. 409 `transition_refused` unless it is `ready`. */
export const downloadExport = fileEndpoint({
  name: 'downloadExport',
  method: 'POST',
  path: '/api/v1/organizations/{orgId}/exports/{exportId}/download',
  access: 'data:export',
  fileTypes: [EXPORT_FILE_TYPE],
})
