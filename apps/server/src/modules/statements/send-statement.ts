import type { Statement } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { nextNumber } from '../../db/next-number'
import { clients } from '../../db/schema/clients-table'
import { statementCounters, statements, statementSendings } from '../../db/schema/statements-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { mailDocument, requirePermittedEmail } from '../billing-documents'
import { practiceToday } from '../organization'
import { findChargingAccount } from '../payment-connection'
import { keepPaymentLink } from '../payment-links'
import { draftStatementDocument, type StatementClientKey } from './draft-statement-document'
import { findStatement, selectStatement, type StatementKey } from './find-statement'
import { isStatement, lockStatement, type StatementRow } from './lock-statement'
import { sentStatement } from './sent-statement'
import { statementMail } from './statement-mail'

/** Mails a statement to the client, or keeps that it was handed over; a draft gets its number, and says the same from then on. */
export async function sendStatement(
  { actor, scope, params: key, body: { version, how, email } }: CallOf<typeof api.sendStatement>,
  work: Work,
): Promise<Statement> {
  const statement = await lockStatement(work, key, version)
  if (email !== null) requirePermittedEmail((await selectStatement(work, key, scope)).client.contacts, email)
  const kept = statement.status === 'draft' ? await keptAsItIs(work, key, statement) : null
  const now = work.now()
  const sent = sentStatement(kept ?? statement, now)
  const mail =
    email === null
      ? null
      : await statementMail(email, statement.id, sent, await payAddressFor(work, statement, email))
  await work.tx
    .update(statements)
    .set({ ...kept, status: 'sent', version: version + 1, updatedAt: now })
    .where(isStatement(actor, key))
  const sendingId = work.newId()
  await work.tx.insert(statementSendings).values({
    ...{ organizationId: actor.organizationId, id: sendingId, statementId: statement.id },
    ...{ how, email, sentById: actor.staffId, sentAt: now },
  })
  await recordAudit(work, {
    action: 'sent',
    resource: 'statement',
    recordId: statement.id,
    changed: kept === null ? ['sendings'] : ['status', 'number', 'sendings'],
  })
  if (mail !== null) await mailDocument(work, { id: sendingId, practiceId: key.practiceId }, mail)
  return findStatement(work, key, scope)
}

/** The address where the client can pay all that they owe online; null while the practice takes no cards. */
async function payAddressFor(
  work: Work,
  { practiceId, clientId }: StatementRow,
  email: string,
): Promise<string | null> {
  if ((await findChargingAccount(work, practiceId)) === null) return null
  return keepPaymentLink(work, { practiceId, clientId, invoiceId: null, email })
}

/** What is kept of a draft when it is sent; throws 409 where nothing is owed, or nobody is named who bills. */
async function keptAsItIs(work: Work, key: StatementKey, draft: StatementRow) {
  await holdLedger(work, draft)
  const { from, to } = await selectStatement(work, key, 'all')
  const practice = await practiceToday(work, key.practiceId)
  const { document, throughSeq } = await draftStatementDocument(work.tx, draft, practice)
  if (document.closingCents <= 0) {
    throw new AppError('transition_refused', 'This client owes nothing any more. Discard this draft.')
  }
  if (document.biller === null) {
    throw new AppError(
      'transition_refused',
      'Add a billing profile in the billing settings first: a statement says whom to pay.',
    )
  }
  return {
    number: await nextNumber(work.tx, statementCounters, draft),
    ...{ fromOn: from, toOn: to, document, owedCents: document.closingCents, throughSeq },
  }
}

/** Nothing is written to the client’s ledger until the transaction ends: each entry has to hold its client. */
async function holdLedger({ tx }: Work, { organizationId, clientId }: StatementClientKey): Promise<void> {
  await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.organizationId, organizationId), eq(clients.id, clientId)))
    .for('update')
}
