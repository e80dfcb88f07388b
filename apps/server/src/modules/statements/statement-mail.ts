import type { DocumentMail } from '../billing-documents'
import type { SentStatement } from './sent-statement'
import { statementFileName, writeStatement } from './statement-file'

/**
 * The mail that a statement is attached to: it says nothing about the client, their treatment or what they owe.
 * `payAddress` is where they can pay online.
 */
export async function statementMail(
  to: string,
  id: string,
  statement: SentStatement,
  payAddress: string | null,
): Promise<DocumentMail> {
  const { number, document } = statement
  const from = document.biller?.name ?? ''
  return {
    to,
    documentName: `Statement ${number}`,
    link: `/billing/statements/${id}`,
    subject: `Your statement from ${from}`,
    text: [
      'Hello,',
      '',
      `${from} sends you statement ${number}. It is attached as a PDF, and says how to pay.`,
      '',
      ...(payAddress === null
        ? []
        : ['You can also pay by card, on this page:', '', `    ${payAddress}`, '']),
      'If this mail is not for you, please delete it and tell the practice.',
    ].join('\n'),
    fileName: statementFileName(statement),
    pdf: await writeStatement(statement),
  }
}
