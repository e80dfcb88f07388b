import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { FieldError } from '../wire/error-body'

/** The most clients that one import takes. */
export const MAX_IMPORT_ROWS = 5_000
/** The most that one import sends, in bytes; other calls send at most 1 MB. */
export const MAX_IMPORT_BYTES = 5_000_000

/**
 * Rows as {@link NewClientInput} each; one that isn't is refused by itself and holds up no other. A dry run says the
 * same as the import, and adds no client.
 */
export const ImportClientsBody = z.object({
  rows: z
    .array(z.unknown())
    .check(
      z.minLength(1, 'Choose a file with at least one client'),
      z.maxLength(MAX_IMPORT_ROWS, 'Import at most 5,000 clients at once'),
    ),
  isDryRun: z.boolean(),
})
export type ImportClientsBody = z.infer<typeof ImportClientsBody>

/** A row that is not taken, counted from 0, and why; a `path` is empty for what is wrong with the row as a whole. */
export const RefusedRow = z.object({ row: z.int(), reasons: z.array(FieldError) })
export type RefusedRow = z.infer<typeof RefusedRow>

/** What an import adds, or would add. */
export const ImportReport = z.object({
  isDryRun: z.boolean(),
  added: z.int(),
  refused: z.array(RefusedRow),
})
export type ImportReport = z.infer<typeof ImportReport>

/** Adds many clients in one transaction; needs `clients:write` for all clients, not only for one's own. */
export const importClients = endpoint({
  name: 'importClients',
  method: 'POST',
  path: '/api/v1/practices/{practiceId}/clients/import',
  access: 'clients:write',
  body: ImportClientsBody,
  response: enveloped(ImportReport),
})
