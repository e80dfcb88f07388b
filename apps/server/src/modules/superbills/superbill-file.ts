import type { IssuedSuperbill } from './issued-superbill'

/** The name of a superbill’s file, which says nothing about the client. */
export const superbillFileName = ({ number }: Pick<IssuedSuperbill, 'number'>): string =>
  `superbill-${number}.pdf`

/** Writes a superbill as a tagged PDF. The writer is loaded with the first file, so that the server starts sooner. */
export const writeSuperbill = async (superbill: IssuedSuperbill): Promise<Uint8Array> =>
  (await import('./superbill-pdf')).superbillPdf(superbill)
