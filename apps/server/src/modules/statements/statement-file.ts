import type { SentStatement } from './sent-statement'

/** The name of a statement’s file, which says nothing about the client. */
export const statementFileName = ({ number }: Pick<SentStatement, 'number'>): string =>
  `statement-${number}.pdf`

/** Writes a statement as a tagged PDF. The writer is loaded with the first file, so that the server starts sooner. */
export const writeStatement = async (statement: SentStatement): Promise<Uint8Array> =>
  (await import('./statement-pdf')).statementPdf(statement)
