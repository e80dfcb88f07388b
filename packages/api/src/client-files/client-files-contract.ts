import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, EnteredDate, Id, Instant, requiredText, Version } from '../wire/scalars'
import { FILE_CATEGORIES } from './file-categories'

/** The most bytes of a file that can be added. */
export const MAX_CLIENT_FILE_BYTES = 10_000_000
/** The most files of one client, those that were deleted and can still be restored among them. */
export const MAX_CLIENT_FILES = 500
/** How many days a deleted file can be restored. */
export const DELETED_FILE_DAYS = 30
/** What is stored: a picture is decoded and written anew as JPEG, a PDF is stored as it is. */
export const CLIENT_FILE_TYPES = ['image/jpeg', 'application/pdf'] as const
/** One of {@link CLIENT_FILE_TYPES}. */
export type ClientFileType = (typeof CLIENT_FILE_TYPES)[number]

const described = {
  title: z.string(),
  category: z.enum(FILE_CATEGORIES, 'Choose what the file is about'),
  /** The day of the document itself. */
  datedOn: CalendarDate,
}

const typed = {
  ...described,
  title: requiredText(120, 'Enter a title'),
  datedOn: EnteredDate,
}

/** One of the contents that a file has had; the numbers begin at 1. */
export const ClientFileVersion = z.object({
  number: z.int(),
  /** What the file was called where it came from. */
  name: z.string(),
  type: z.enum(CLIENT_FILE_TYPES),
  /** How many bytes are stored. */
  size: z.int(),
  /** The hash of what is stored. */
  sha256: z.string(),
  /** Who added it; null where the client sent it. */
  uploadedByName: z.nullable(z.string()),
  uploadedAt: Instant,
})
export type ClientFileVersion = z.infer<typeof ClientFileVersion>

/** A file about a client, without its content. */
export const ClientFile = z.object({
  ...described,
  id: Id,
  practiceId: Id,
  clientId: Id,
  /** The latest first. */
  versions: z.array(ClientFileVersion),
  /** Who deleted it, when and why; null while it is there. */
  deletion: z.nullable(z.object({ reason: z.string(), byName: z.string(), at: Instant })),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type ClientFile = z.infer<typeof ClientFile>

/** A client's files: the latest documents first, then those that were deleted and can be restored. */
export const ClientFiles = z.object({ files: z.array(ClientFile), deleted: z.array(ClientFile) })
export type ClientFiles = z.infer<typeof ClientFiles>

const LONGEST_CONTENT = Math.ceil(MAX_CLIENT_FILE_BYTES / 3) * 4

/** What is sent of a file. */
export const sentFileFields = {
  /** What the file is called, with its ending. */
  name: requiredText(200, 'Enter the name of the file'),
  /** The bytes in base64. */
  content: z
    .string()
    .check(
      z.minLength(1, 'The file is empty'),
      z.maxLength(LONGEST_CONTENT, 'This file is larger than 10 MB. Add one of at most 10 MB.'),
    ),
}

/** A new file: a JPEG, a PNG or a PDF. */
export const AddClientFileBody = z.object({ ...typed, ...sentFileFields })
export type AddClientFileBody = z.infer<typeof AddClientFileBody>

/** What is said of a file; `version` as with any edit. */
export const UpdateClientFileBody = z.object({ ...typed, version: Version })
export type UpdateClientFileBody = z.infer<typeof UpdateClientFileBody>

/** A new content of a file; `version` as with any edit. */
export const ReplaceClientFileBody = z.object({ ...sentFileFields, version: Version })
export type ReplaceClientFileBody = z.infer<typeof ReplaceClientFileBody>

/** Why a file is deleted; `version` as with any edit. */
export const DeleteClientFileBody = z.object({
  reason: requiredText(300, 'Say why it is deleted'),
  version: Version,
})
export type DeleteClientFileBody = z.infer<typeof DeleteClientFileBody>

/** Which of the contents is asked for, the latest unless `number` says otherwise, and whether only to look at it. */
export const ClientFileQuery = z.object({
  number: z.optional(z.coerce.number().check(z.int(), z.positive())),
  purpose: z.optional(z.enum(['download', 'view'])),
})
export type ClientFileQuery = z.input<typeof ClientFileQuery>

const all = '/api/v1/practices/{practiceId}/clients/{clientId}/files'
const one = '/api/v1/practices/{practiceId}/clients/{clientId}/files/{fileId}'

/** The files of a client whose categories the caller may see (`seenFileCategories`). */
export const listClientFiles = endpoint({
  name: 'listClientFiles',
  method: 'GET',
  path: all,
  access: 'files:view',
  response: enveloped(ClientFiles),
})

/** Adds a file; 422 at `content` with the reason where it is none that can be stored. */
export const addClientFile = endpoint({
  name: 'addClientFile',
  method: 'POST',
  path: all,
  access: 'files:write',
  body: AddClientFileBody,
  response: enveloped(ClientFile),
})

/** Changes what is said of a file. */
export const updateClientFile = endpoint({
  name: 'updateClientFile',
  method: 'PUT',
  path: one,
  access: 'files:write',
  body: UpdateClientFileBody,
  response: enveloped(ClientFile),
})

/** Gives a file a new content; the earlier ones stay as versions. */
export const replaceClientFile = endpoint({
  name: 'replaceClientFile',
  method: 'POST',
  path: `${one}/versions`,
  access: 'files:write',
  body: ReplaceClientFileBody,
  response: enveloped(ClientFile),
})

/** Deletes a file; it can be restored for {@link DELETED_FILE_DAYS} days and is purged then. */
export const deleteClientFile = endpoint({
  name: 'deleteClientFile',
  method: 'POST',
  path: `${one}/deletion`,
  access: 'files:write',
  body: DeleteClientFileBody,
  response: enveloped(ClientFile),
})

/** Restores a deleted file. */
export const restoreClientFile = endpoint({
  name: 'restoreClientFile',
  method: 'POST',
  path: `${one}/restoration`,
  access: 'files:write',
  response: enveloped(ClientFile),
})

/** The bytes of a file. */
export const downloadClientFile = fileEndpoint({
  name: 'downloadClientFile',
  path: `${one}/content`,
  access: 'files:view',
  query: ClientFileQuery,
  fileTypes: CLIENT_FILE_TYPES,
})
