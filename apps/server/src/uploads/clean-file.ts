import type { ClientFileType } from '@oaklet/api/contract'
import { isAppError, validationFailed } from '../errors'
import { pdfDanger, type PdfDanger } from './pdf-danger'

/** What is stored of a file. */
export interface CleanFile {
  bytes: Uint8Array
  type: ClientFileType
}

/** The most pixels of a picture. */
const MAX_PIXELS = 40_000_000
/** The longer side of a stored picture, in pixels. */
const LONGEST_SIDE = 2_400
const JPEG_QUALITY = 82

const ENDINGS = { jpeg: ['jpg', 'jpeg'], png: ['png'], pdf: ['pdf'] } as const
type Kind = keyof typeof ENDINGS

const PDF_REFUSALS: Readonly<Record<PdfDanger, string>> = {
  damaged: 'This PDF is damaged or cut off. Save it again, and add the new one.',
  encrypted: 'This PDF is protected by a password. Save it without one, and add that.',
  'too large': 'This PDF is too large once it is unpacked. Save it with smaller pictures, and add that.',
  'too long': 'This PDF has too many pages. Save the pages that matter as a PDF of their own, and add that.',
  active: 'This PDF holds scripts or other files. Print it to a new PDF, and add that.',
}
const NOT_OPENED = 'This isn’t a photo or a PDF that can be opened. Add a JPEG, a PNG or a PDF.'

/**
 * Returns what is stored of a file in base64: a PDF as it is, and a picture that was decoded and written anew, upright,
 * without what the camera added and at most 2,400 pixels long. Throws 422 at `content` for all else: the bytes say what
 * a file is, and its name has to agree. A PDF may have at most `maxPdfPages`.
 */
export async function cleanFile(
  { name, content }: { name: string; content: string },
  { maxPdfPages = Infinity }: { maxPdfPages?: number } = {},
): Promise<CleanFile> {
  const bytes = bytesOf(content)
  const kind = kindOf(bytes)
  if (kind === null) throw refused(isHeic(bytes) ? HEIC : NOT_OPENED)
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (ending !== undefined && !(ENDINGS[kind] as readonly string[]).includes(ending)) {
    throw refused(`This file is called .${ending} and is a ${WORDS[kind]}. Give it its own ending first.`)
  }
  if (kind !== 'pdf') return { bytes: await writtenAnew(bytes), type: 'image/jpeg' }
  const danger = await pdfDanger(bytes, maxPdfPages)
  if (danger !== null) throw refused(PDF_REFUSALS[danger])
  return { bytes, type: 'application/pdf' }
}

const WORDS: Readonly<Record<Kind, string>> = { jpeg: 'JPEG', png: 'PNG', pdf: 'PDF' }
const HEIC = 'This is a HEIC photo, which many programs can’t open. Save it as JPEG, and add that.'

const refused = (message: string) => validationFailed([{ path: 'content', message }])

function bytesOf(content: string): Buffer {
  if (content.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(content)) {
    throw refused('This is not in base64')
  }
  return Buffer.from(content, 'base64')
}

const BEGINNINGS: readonly [Kind, readonly number[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

const kindOf = (bytes: Buffer): Kind | null =>
  BEGINNINGS.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte))?.[0] ?? null

const isHeic = (bytes: Buffer): boolean => /^ftyp(hei|mif)/.test(bytes.subarray(4, 12).toString('latin1'))

async function writtenAnew(bytes: Buffer): Promise<Uint8Array> {
  // Few calls need it, and it brings native code.
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS)
      throw refused('This picture has more than 40 megapixels. Make it smaller, and add that.')
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer()
  } catch (error) {
    if (isAppError(error)) throw error
    throw refused('This picture is damaged or cut off. Take it anew, or save it again, and add that.')
  }
}
