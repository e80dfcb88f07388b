import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant } from '../wire/scalars'

const ClaimFolder = z.object({
  /** Where it is on the server; null for who may not change the settings of the billing. */
  path: z.nullable(z.string()),
  /** Why it can’t be used, in a sentence; null where it can, or nobody has looked yet. */
  fault: z.nullable(z.string()),
})

/** The most files that are listed as refused. */
export const MAX_REFUSED_FILES = 50

/** The two folders by which files of claims go out, and those of insurers come in by themselves. */
export const ClaimFolders = z.object({
  outbox: ClaimFolder,
  inbox: ClaimFolder,
  /** When the server last looked into them; null before it has. */
  lookedAt: z.nullable(Instant),
  /** The files from the inbox that could not be imported, the newest first; empty for who may not import. */
  refused: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** What is wrong with it, in a sentence. */
      message: z.string(),
      refusedAt: Instant,
    }),
  ),
})
export type ClaimFolders = z.infer<typeof ClaimFolders>

/** The folders of the organization; null where the operator of the server has set none up. */
export const getClaimFolders = endpoint({
  name: 'getClaimFolders',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/claim-folders',
  access: 'claims:view',
  response: enveloped(z.object({ folders: z.nullable(ClaimFolders) })),
})

/** Takes a file off the list of those that could not be imported; it stays where the server has put it. */
export const dismissRefusedFile = endpoint({
  name: 'dismissRefusedFile',
  method: 'DELETE',
  path: '/api/v1/practices/{practiceId}/claim-folders/refused/{fileId}',
  access: 'claims:post',
  response: enveloped(z.null()),
})
