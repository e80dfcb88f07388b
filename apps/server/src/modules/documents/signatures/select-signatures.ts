import type { Signature, SignatureRecord } from '@oaklet/api/contract'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { documentVersions, signatures } from '../../../db/schema/documents-table'
import { notFound } from '../../../errors'
import type { Work } from '../../../work'
import type { ClientKey } from '../../caseload'
import { signatureHash } from './signature-hash'

/** Names what became of one document that a client was sent, as the routes’ parameters do. */
export interface SignatureKey extends ClientKey {
  signatureId: string
}

interface Row {
  signature: typeof signatures.$inferSelect
  text: typeof documentVersions.$inferSelect
}

type Who = Pick<Actor, 'organizationId'>

/** What became of the documents that a client was sent. */
export const isSignatureOfClient = ({ organizationId }: Who, { practiceId, clientId }: ClientKey) =>
  and(
    eq(signatures.organizationId, organizationId),
    eq(signatures.practiceId, practiceId),
    eq(signatures.clientId, clientId),
  )

/** The text that a signature is about. */
export const isTextOf = and(
  eq(documentVersions.organizationId, signatures.organizationId),
  eq(documentVersions.documentId, signatures.documentId),
  eq(documentVersions.number, signatures.documentNumber),
)

const selectRows = ({ tx }: Pick<Work<Actor>, 'tx'>, which: SQL | undefined): Promise<Row[]> =>
  tx
    .select({ signature: signatures, text: documentVersions })
    .from(signatures)
    .innerJoin(documentVersions, isTextOf)
    .where(which)
    .orderBy(desc(signatures.signedAt), desc(signatures.id))

/** The contract’s list, the latest first. */
export const selectSignatures = async (work: Work, which: SQL | undefined): Promise<Signature[]> =>
  (await selectRows(work, which)).map(shownSignature)

/** One with everything that was on the screen, whose hash is computed anew; throws 404 where there is none. */
export async function findSignature(
  work: Work<Actor>,
  key: SignatureKey,
): Promise<SignatureRecord & { at: Date }> {
  const [row] = await selectRows(
    work,
    and(isSignatureOfClient(work.actor, key), eq(signatures.id, key.signatureId)),
  )
  if (row === undefined) throw notFound()
  const { signature, text } = row
  const { consentNumber, consentedAt } = signature
  const shown = {
    ...shownSignature(row),
    asks: text.asks,
    sections: text.sections,
    practiceName: signature.practiceName,
    clientName: signature.clientName,
    statement: signature.statement,
    consent:
      consentNumber === null || consentedAt === null
        ? null
        : { number: consentNumber, at: consentedAt.toISOString() },
    timeZone: signature.timeZone,
    email: signature.email,
  }
  return {
    ...shown,
    address: signature.address,
    userAgent: signature.userAgent,
    hash: signature.hash,
    isIntact: signatureHash(shown) === signature.hash,
    at: signature.signedAt,
  }
}

const shownSignature = ({ signature, text }: Row): Signature => ({
  id: signature.id,
  practiceId: signature.practiceId,
  clientId: signature.clientId,
  document: { id: signature.documentId, number: signature.documentNumber, title: text.title },
  outcome: signature.outcome,
  signerName: signature.signerName,
  relationship: signature.relationship,
  authority: signature.authority,
  reason: signature.reason,
  signedAt: signature.signedAt.toISOString(),
})
