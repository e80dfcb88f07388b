import type { Api } from '@oaklet/api'
import type { DocumentQuery } from '@oaklet/api/contract'
import { queryOptions } from '@tanstack/react-query'

/** What documents and their signatures are read with; every key starts with the practice. */
export const documentsQueries = (api: Api, practiceId: string) => ({
  all: () =>
    queryOptions({
      queryKey: [practiceId, 'documents'],
      queryFn: ({ signal }) => api.documents.list({ practiceId }, { signal }),
    }),
  one: (documentId: string, query: DocumentQuery = {}) =>
    queryOptions({
      queryKey: [practiceId, 'documents', documentId, query],
      queryFn: ({ signal }) => api.documents.get({ practiceId, documentId }, query, { signal }),
    }),
  signatures: (clientId: string) =>
    queryOptions({
      queryKey: [practiceId, 'signatures', clientId],
      queryFn: ({ signal }) => api.documents.listSignatures({ practiceId, clientId }, { signal }),
    }),
  signature: (clientId: string, signatureId: string) =>
    queryOptions({
      // Outside of what is read anew with the practice: each reading is an event in the audit log.
      queryKey: ['signature', practiceId, clientId, signatureId],
      queryFn: ({ signal }) => api.documents.getSignature({ practiceId, clientId, signatureId }, { signal }),
      staleTime: Infinity,
      gcTime: 0,
    }),
})
