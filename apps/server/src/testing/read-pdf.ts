import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { StructTreeContent, StructTreeNode, TextItem } from 'pdfjs-dist/types/src/display/api'

/** A part of the tree that screen readers read, with the text that is marked as its own. */
export interface PdfPart {
  role: string
  scope: string | undefined
  text: string
  parts: PdfPart[]
}

/** A piece of text where it stands on its page, in points from the bottom left. */
interface PdfPiece {
  text: string
  left: number
  right: number
  bottom: number
}

interface ReadPage {
  width: number
  /** What is below the tree's root, as far as it is on this page. */
  parts: PdfPart[]
  pieces: PdfPiece[]
  /** How often something is drawn that is neither in the tree nor an artifact. */
  unmarked: number
}

/** What a reader finds in a PDF. */
export interface ReadPdf {
  title: unknown
  language: unknown
  isMarked: boolean
  showsTitle: boolean
  outline: string[]
  pages: ReadPage[]
}

/** Reads a PDF with a program that has nothing to do with the one that wrote it. */
export const readPdf = (bytes: Uint8Array): Promise<ReadPdf> =>
  withPdf(bytes, async (pdf) => {
    const info = (await pdf.getMetadata()).info as Record<string, unknown>
    const [marks, preferences]: unknown[] = [await pdf.getMarkInfo(), await pdf.getViewerPreferences()]
    const pages: ReadPage[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      pages.push(await readPage(await pdf.getPage(number)))
    }
    return {
      title: info['Title'],
      language: info['Language'],
      isMarked: marks instanceof Map && marks.get('Marked') === true,
      showsTitle: preferences instanceof Map && preferences.get('DisplayDocTitle') === true,
      outline: (await pdf.getOutline()).map(({ title }) => title),
      pages,
    }
  })

/** What a reader finds in a PDF that was never tagged. */
interface ReadSheets {
  title: unknown
  subject: unknown
  isMarked: boolean
  sheets: { size: number[]; pieces: PdfPiece[] }[]
}

/** Reads a PDF without tags: what it says it is, and where its texts stand. */
export const readSheets = (bytes: Uint8Array): Promise<ReadSheets> =>
  withPdf(bytes, async (pdf) => {
    const info = (await pdf.getMetadata()).info as Record<string, unknown>
    const marks: unknown = await pdf.getMarkInfo()
    const sheets: ReadSheets['sheets'] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      const pieces = items.flatMap((item) => ('str' in item ? [pieceOf(item)] : []))
      sheets.push({ size: [width, height], pieces })
    }
    return { title: info['Title'], subject: info['Subject'], isMarked: marks !== null, sheets }
  })

async function withPdf<Answer>(
  bytes: Uint8Array,
  read: (pdf: PDFDocumentProxy) => Promise<Answer>,
): Promise<Answer> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  try {
    return await read(await loading.promise)
  } finally {
    await loading.destroy()
  }
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const texts = new Map<string, string>()
  const pieces: PdfPiece[] = []
  // Of marks inside of each other, the outer one has a place in the tree.
  const open: string[] = []
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  for (const item of items) {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.type === 'beginMarkedContentProps' ? item.id : (open.at(-1) ?? ''))
      const mark = open.at(-1) ?? ''
      texts.set(mark, texts.get(mark) ?? '')
    } else {
      const mark = open.at(-1) ?? ''
      texts.set(mark, `${texts.get(mark) ?? ''}${item.str}${item.hasEOL ? '\n' : ''}`)
      pieces.push(pieceOf(item))
    }
  }
  const [root] = partsOf(await page.getStructTree(), texts)
  const { width } = page.getViewport({ scale: 1 })
  return {
    width,
    parts: root?.parts.flatMap((document) => document.parts) ?? [],
    pieces,
    unmarked: await countUnmarked(page),
  }
}

function pieceOf({ str, transform, width }: TextItem): PdfPiece {
  const [, , , , left = 0, bottom = 0] = transform as number[]
  return { text: str, left, right: left + width, bottom }
}

/** A part as far as it is on the page of `texts`: none when its content is on others. Where a line breaks, a space is read. */
function partsOf({ role, scope, children }: StructTreeNode, texts: ReadonlyMap<string, string>): PdfPart[] {
  const own = children.flatMap((child) => (isNode(child) ? [] : (texts.get(child.id) ?? [])))
  const parts = children.filter(isNode).flatMap((child) => partsOf(child, texts))
  const text = own.join('').replaceAll(/\s+/g, ' ').trim()
  return own.length + parts.length === 0 ? [] : [{ role, scope, text, parts }]
}

const isNode = (child: StructTreeNode | StructTreeContent): child is StructTreeNode => 'role' in child

const DRAWS: ReadonlySet<number> = new Set([OPS.showText, OPS.constructPath, OPS.fill, OPS.stroke])
const BEGINS: ReadonlySet<number> = new Set([OPS.beginMarkedContent, OPS.beginMarkedContentProps])

async function countUnmarked(page: PDFPageProxy): Promise<number> {
  let [depth, unmarked] = [0, 0]
  for (const operator of (await page.getOperatorList()).fnArray) {
    if (BEGINS.has(operator)) depth += 1
    else if (operator === OPS.endMarkedContent) depth -= 1
    else if (DRAWS.has(operator) && depth === 0) unmarked += 1
  }
  return unmarked
}
