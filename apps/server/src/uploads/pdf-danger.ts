import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

/** The most bytes to which one stream of a PDF may be unpacked, and all of them together. */
const MAX_STREAM_BYTES = 100_000_000
const MAX_UNPACKED_BYTES = 400_000_000

/** Names of a PDF by which it runs scripts, opens other files or programs, or carries files of its own. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|GoToE|GoToR|ImportData|SubmitForm|XFA)(?![A-Za-z0-9])/
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])/

/** Why a PDF is not taken. */
export type PdfDanger = 'damaged' | 'encrypted' | 'active' | 'too large'

/**
 * Says why a PDF is not taken, or null. It looks for names in the file and in whatever unpacks there, without trusting
 * what the file says of its own parts. A name in a stream that is packed twice is not found.
 */
export async function pdfDanger(file: Buffer): Promise<PdfDanger | null> {
  const text = plainNames(file)
  if (!text.startsWith('%PDF-') || !text.slice(-1_024).includes('%%EOF')) return 'damaged'
  if (ENCRYPTED.test(text)) return 'encrypted'
  if (ACTIVE.test(text)) return 'active'
  let left = MAX_UNPACKED_BYTES
  for (const start of streamStarts(file)) {
    const unpacked = await unpack(file.subarray(start), Math.min(left, MAX_STREAM_BYTES))
    if (unpacked === 'too large') return unpacked
    left -= unpacked.byteLength
    if (ACTIVE.test(plainNames(unpacked))) return 'active'
  }
  return null
}

/** The bytes as text; names can be written with the codes of their letters, such as `/J#61vaScript`. */
const plainNames = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const STREAM = Buffer.from('stream')
const [RETURN, NEWLINE] = [0x0d, 0x0a]

/** Where the content of each stream may begin: after the word and the end of its line. */
function* streamStarts(file: Buffer): Generator<number> {
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, at + STREAM.length)) {
    let start = at + STREAM.length
    if (file[start] === RETURN) start += 1
    if (file[start] === NEWLINE) start += 1
    yield start
  }
}

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate)

/** Unpacks a stream; empty where it is packed otherwise, as a photo is. */
async function unpack(packed: Buffer, maxOutputLength: number): Promise<Buffer | 'too large'> {
  if (maxOutputLength < 1) return 'too large'
  try {
    return await inflated(packed, { maxOutputLength })
  } catch (error) {
    return error instanceof RangeError ? 'too large' : Buffer.alloc(0)
  }
}
