import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

/** The most bytes to which one stream of a PDF may be unpacked, and all of them together. */
const MAX_STREAM_BYTES = 100_000_000
const MAX_UNPACKED_BYTES = 400_000_000
/** The most streams of one PDF that are unpacked. */
const MAX_STREAMS = 10_000

/** Names of a PDF by which it runs scripts, opens other files or programs, or carries files of its own. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|GoToE|GoToR|ImportData|SubmitForm|XFA)(?![A-Za-z0-9])/
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])/

/** Why a PDF is not taken. */
export type PdfDanger = 'damaged' | 'encrypted' | 'active' | 'too large' | 'too long'

/**
 * Says why a PDF is not taken, or null. It looks for names in the file and in whatever unpacks there, without trusting
 * what the file says of its own parts. A name in a stream that is packed twice is not found. Every page that is there
 * counts towards `maxPages`, also one that a later save replaced.
 */
export async function pdfDanger(file: Buffer, maxPages = Infinity): Promise<PdfDanger | null> {
  const text = plainNames(file)
  if (!text.startsWith('%PDF-') || !text.slice(-1_024).includes('%%EOF')) return 'damaged'
  if (ENCRYPTED.test(text)) return 'encrypted'
  if (ACTIVE.test(text)) return 'active'
  let [left, streams, pages] = [MAX_UNPACKED_BYTES, 0, countPages(text)]
  for (const stream of packedStreams(file)) {
    streams += 1
    if (streams > MAX_STREAMS) return 'too large'
    const unpacked = await unpack(file.subarray(stream.start), Math.min(left, MAX_STREAM_BYTES))
    if (unpacked === 'too large') return unpacked
    if (unpacked === null) {
      // A reader might show what comes before the fault.
      if (saysPacked(file.subarray(stream.object, stream.word))) return 'damaged'
      continue
    }
    left -= unpacked.byteLength
    const names = plainNames(unpacked)
    if (ACTIVE.test(names)) return 'active'
    pages += countPages(names)
  }
  return pages > maxPages ? 'too long' : null
}

const countPages = (text: string): number => text.match(/\/Type\s*\/Page(?![A-Za-z0-9])/g)?.length ?? 0

/** The bytes as text; names can be written with the codes of their letters, such as `/J#61vaScript`. */
const plainNames = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const [OBJECT, STREAM] = [Buffer.from('obj'), Buffer.from('stream')]
const [RETURN, NEWLINE] = [0x0d, 0x0a]

/** Where a stream stands: its object, the word `stream`, and its content after the end of that line. */
interface Stream {
  object: number
  word: number
  start: number
}

/** The streams whose content may be packed, whatever their objects say. */
function* packedStreams(file: Buffer): Generator<Stream> {
  for (let word = file.indexOf(STREAM); word >= 0; word = file.indexOf(STREAM, word + STREAM.length)) {
    let start = word + STREAM.length
    if (file[start] === RETURN) start += 1
    if (file[start] === NEWLINE) start += 1
    if (isPacked(file, start)) yield { object: Math.max(0, file.lastIndexOf(OBJECT, word)), word, start }
  }
}

/** Whether bytes begin as a zlib stream does (RFC 1950, section 2.2). */
function isPacked(file: Buffer, start: number): boolean {
  const [method = 0, flags = 0] = file.subarray(start, start + 2)
  return method % 16 === 8 && (method * 256 + flags) % 31 === 0
}

/** Whether an object says that its stream is packed, or says elsewhere how it is. */
const saysPacked = (object: Buffer): boolean =>
  /FlateDecode|\/Fl(?![A-Za-z])|\/F(?:ilter)?\s+\d+\s+\d+\s+R/.test(plainNames(object))

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw)

/** Unpacks a stream, also one with a wrong check sum, as readers do; null where that fails. */
async function unpack(packed: Buffer, maxOutputLength: number): Promise<Buffer | 'too large' | null> {
  if (maxOutputLength < 1) return 'too large'
  try {
    return await inflated(packed.subarray(2), { maxOutputLength })
  } catch (error) {
    return error instanceof RangeError ? 'too large' : null
  }
}
