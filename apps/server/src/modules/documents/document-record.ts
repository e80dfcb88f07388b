import { and, sql } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import {
  documents,
  documentVersions,
  exportedDocuments,
  exportedDocumentVersions,
  exportedSignatures,
  signatures,
} from '../../db/schema/documents-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'
import { displayName, isClientOf, isClientSeenWith } from '../caseload'
import { selectDocuments } from './select-documents'
import { isTextOf } from './signatures/select-signatures'

export const documentRecord: RecordKind = {
  tables: [exportedDocuments, exportedDocumentVersions, exportedSignatures],
  names: { document: readDocumentNames, signature: readSignatureNames },
  timeline: [
    {
      kind: 'signature',
      permission: 'files:view',
      rows: ({ dayOf, isOfClient }) => ({
        from: sql`${signatures} join ${documentVersions} on ${isTextOf}`,
        where: isOfClient(signatures),
        id: signatures.id,
        on: dayOf(signatures.signedAt),
        at: signatures.signedAt,
        facts: { title: documentVersions.title, outcome: signatures.outcome },
      }),
    },
  ],
}

async function readDocumentNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const found = await selectDocuments(work, isOneOf(work, documents, documents.id, ids))
  return found.map(({ id, title }) => ({ id, name: title }))
}

/** A signature is named by its document and its client to those who may see it. */
async function readSignatureNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({ id: signatures.id, title: documentVersions.title, client: clients })
    .from(signatures)
    .innerJoin(clients, isClientOf(signatures))
    .innerJoin(documentVersions, isTextOf)
    .where(and(isOneOf(work, signatures, signatures.id, ids), isClientSeenWith(work.actor, 'files:view')))
  return rows.map(({ id, title, client }) => ({ id, name: `${title} of ${displayName(client)}` }))
}
