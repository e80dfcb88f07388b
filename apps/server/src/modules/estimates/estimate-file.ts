import type { SentEstimate } from './sent-estimate'

/** The name of an estimate’s file, which says nothing about the client. */
export const estimateFileName = ({ number }: Pick<SentEstimate, 'number'>): string =>
  `good-faith-estimate-${number}.pdf`

/** Writes an estimate as a tagged PDF. The writer is loaded with the first file, so that the server starts sooner. */
export const writeEstimate = async (estimate: SentEstimate): Promise<Uint8Array> =>
  (await import('./estimate-pdf')).estimatePdf(estimate)
