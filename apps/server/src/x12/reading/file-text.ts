import { RefusedFile } from './RefusedFile'

/** The largest file that is read. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024

const PDF_START = '%PDF'
/** How ZIP (also a workbook) and gzip begin. */
const ARCHIVE_STARTS = ['PK\u0003\u0004', 'PK\u0005\u0006', '\u001F\u008B']
const LEADING_BLANKS = /^[\s\0\uFEFF]+/

/** The text of a file, as UTF-8 or else as Latin-1, without a byte order mark and blanks before it. */
export function fileText(bytes: Uint8Array): string {
  if (bytes.byteLength > MAX_FILE_BYTES)
    throw new RefusedFile('too_large', 'The file is larger than 20 MB. Ask the payer for smaller ones.')
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (start.includes(PDF_START))
    throw new RefusedFile('pdf', 'This is a PDF. Ask the payer for the 835, 999 or 277CA file.')
  if (ARCHIVE_STARTS.some((archive) => start.startsWith(archive)))
    throw new RefusedFile('archive', 'This is a packed file. Unpack it, and import the files in it.')
  const text = decoded(bytes).replace(LEADING_BLANKS, '')
  if (text === '') throw new RefusedFile('empty', 'The file is empty.')
  return text
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Buffer.from(bytes).toString('latin1')
  }
}
