import {
  SIGNING_STATEMENTS,
  type SignatureOutcome,
  type SignatureRecord,
  type SignerRelationship,
} from '@oaklet/api/contract'
import type { Actor } from '../../../actor'
import type { clients } from '../../../db/schema/clients-table'
import { type documentVersions, signatures } from '../../../db/schema/documents-table'
import type { Work } from '../../../work'
import { type AuditEntry, recordAudit } from '../../audit'
import { legalName } from '../../caseload'
import { signatureHash } from './signature-hash'

/** What a client did with a document, in which browser, and how it is known that it is them. */
export interface SigningAct {
  client: typeof clients.$inferSelect
  text: typeof documentVersions.$inferSelect
  outcome: SignatureOutcome
  /** Who signs; null unless it is signed. */
  signer: { name: string; relationship: SignerRelationship; authority: string } | null
  /** Why it is declined. */
  reason: string
  /** When the client agreed to sign on a screen, and to which text. */
  consent: SignatureRecord['consent']
  practiceName: string
  timeZone: string
  email: string
  address: string
  userAgent: string
}

const ACTIONS = {
  signed: 'signed',
  declined: 'signing_declined',
  paper: 'paper_requested',
} as const satisfies Record<SignatureOutcome, AuditEntry['action']>

/** Records what became of a document, with a hash over all of it, and returns its id. */
export async function addSignature(work: Work<Actor>, act: SigningAct): Promise<string> {
  const { client, text, outcome, signer, consent } = act
  const { practiceName, timeZone, email, reason, address, userAgent } = act
  const [id, signedAt, clientName] = [work.newId(), work.now(), legalName(client)]
  const statement = outcome === 'signed' ? SIGNING_STATEMENTS[text.asks] : ''
  const said = {
    ...{ outcome, reason, practiceName, clientName, statement, timeZone, email },
    ...{ signerName: signer?.name ?? '', relationship: signer?.relationship ?? null },
    authority: signer?.authority ?? '',
  }
  const { practiceId, id: clientId, organizationId } = client
  const { documentId, number, title, asks, sections } = text
  const hash = signatureHash({
    ...{ ...said, id, practiceId, clientId, asks, sections, consent },
    document: { id: documentId, number, title },
    signedAt: signedAt.toISOString(),
  })
  await work.tx.insert(signatures).values({
    ...{ ...said, organizationId, id, practiceId, clientId, documentId, documentNumber: number },
    consentNumber: consent?.number ?? null,
    consentedAt: consent === null ? null : new Date(consent.at),
    ...{ signedAt, address, userAgent, hash },
  })
  await recordAudit(work, { action: ACTIONS[outcome], resource: 'signature', recordId: id })
  return id
}
