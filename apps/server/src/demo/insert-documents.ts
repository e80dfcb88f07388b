import {
  type DocumentContent,
  SIGNING_CONSENT_NUMBER,
  SIGNING_STATEMENTS,
  startingDocument,
  type StartingDocument,
} from '@oaklet/api/contract'
import type { Tx } from '../db/database'
import { insertRows } from '../db/insert-rows'
import { documents, documentVersions, signatures } from '../db/schema/documents-table'
import { signatureHash } from '../modules/documents'
import type { DemoYear } from './demo-appointments'
import type { DemoClient } from './demo-clients'
import { demoId } from './demo-id'

type Year = Pick<DemoYear, 'organization' | 'now'>

const DAY_MS = 86_400_000
const KINDS = ['treatment', 'privacy', 'telehealth', 'financial'] as const satisfies StartingDocument[]

/** The text of a document of one practice. */
export interface DemoDocument {
  practiceId: string
  practiceName: string
  documentId: string
  kind: (typeof KINDS)[number]
  content: DocumentContent
}

/** Gives each practice documents to sign: our texts to begin with. */
export async function insertDocuments(tx: Tx, { organization, now }: Year): Promise<DemoDocument[]> {
  const { organizationId, phone, staff, practices } = organization
  const publisher = staff.find(({ role }) => role === 'Owner') ?? staff[0]
  if (publisher === undefined) return []
  const publishedAt = new Date(now.getTime() - 300 * DAY_MS)
  const added = practices.flatMap(({ id: practiceId, name: practiceName }) =>
    KINDS.map((kind) => ({
      ...{ practiceId, practiceName, kind, documentId: demoId(`document ${kind} of ${practiceId}`) },
      content: startingDocument(kind, { practiceName, phone }),
    })),
  )
  await insertRows(
    tx,
    documents,
    added.map(({ practiceId, documentId: id }) => ({
      ...{ organizationId, id, practiceId, number: 1, createdAt: publishedAt, updatedAt: publishedAt },
    })),
  )
  await insertRows(
    tx,
    documentVersions,
    added.map(({ documentId, content }) => ({
      ...{ ...content, organizationId, documentId, number: 1, publishedAt, publishedById: publisher.id },
    })),
  )
  return added
}

/** Has a client sign a document, or decline the notice of privacy practices, and returns the id of that. */
export async function insertSignature(
  tx: Tx,
  { organization }: Year,
  document: DemoDocument,
  { row }: DemoClient,
  { email, at, outcome = 'signed' }: { email: string; at: Date; outcome?: 'signed' | 'declined' },
): Promise<string> {
  const { organizationId, timeZone } = organization
  const { practiceId, practiceName, documentId, content } = document
  const { title, asks, sections } = content
  const id = demoId(`signature of ${row.id} on ${documentId}`)
  const clientName = `${row.firstName} ${row.lastName}`
  const isSigned = outcome === 'signed'
  const said = {
    ...{ practiceName, clientName, outcome, timeZone, email, authority: '' },
    signerName: isSigned ? clientName : '',
    relationship: isSigned ? ('self' as const) : null,
    reason: isSigned ? '' : 'I have one at home',
    statement: isSigned ? SIGNING_STATEMENTS[asks] : '',
  }
  const consentedAt = new Date(at.getTime() - 120_000)
  const hash = signatureHash({
    ...{ ...said, id, practiceId, clientId: row.id, asks, sections },
    document: { id: documentId, number: 1, title },
    consent: { number: SIGNING_CONSENT_NUMBER, at: consentedAt.toISOString() },
    signedAt: at.toISOString(),
  })
  await insertRows(tx, signatures, [
    {
      ...{ ...said, organizationId, id, practiceId, clientId: row.id, documentId, documentNumber: 1 },
      ...{ consentNumber: SIGNING_CONSENT_NUMBER, consentedAt, signedAt: at, hash },
      ...{ address: '203.0.113.24', userAgent: 'Demonstration' },
    },
  ])
  return id
}
