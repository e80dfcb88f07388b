import PDFDocument from 'pdfkit'
import { drawable, fontFor, isDrawnOtherwise, runsOf } from './pdf-fonts'
import type { TextLook } from './pdf-look'

/** Where the pages' content stands, in points from the left and from the top. */
export interface PdfBounds {
  left: number
  width: number
  top: number
  bottom: number
}

/** A place for a text: lines break at `width`. */
export interface TextPlace {
  x: number
  y: number
  width: number
}

/** What a document is, for those who open it. */
export interface PdfFacts {
  title: string
  madeAt: Date
  paper: 'A4' | 'LETTER'
}

/** The pages of a document, from the first to the last, and the pen that draws on them. */
export interface PdfCanvas {
  readonly pdf: PDFKit.PDFDocument
  readonly bounds: PdfBounds
  /** Where the next thing is to stand. */
  y: number
}

const SIDE = 54
const [TOP, BOTTOM] = [54, 72]

/** The types don't know it yet. */
const PDF_UA = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets

/** An empty document for people with and without sight: tagged, titled, and in a language. */
export function openCanvas({ title, madeAt, paper }: PdfFacts): PdfCanvas {
  const pdf = new PDFDocument({
    size: paper,
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: PDF_UA,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Creator: 'Oaklet', Producer: 'Oaklet', CreationDate: madeAt, ModDate: madeAt },
    font: fontFor('', false),
  })
  const { width, height } = pdf.page
  const bounds = { left: SIDE, width: width - 2 * SIDE, top: TOP, bottom: height - BOTTOM }
  return { pdf, bounds, y: TOP }
}

/** Goes on to a new page unless `height` points are left on this one; answers whether it did. */
export function turnPage(canvas: PdfCanvas, height: number): boolean {
  if (canvas.y + height <= canvas.bounds.bottom || canvas.y === canvas.bounds.top) return false
  canvas.pdf.addPage()
  canvas.y = canvas.bounds.top
  return true
}

/** Draws what no screen reader reads: lines, tints, page numbers, repeated headings. */
export function drawArtifact({ pdf }: PdfCanvas, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

/** How tall a text is when its lines break at `width`. */
export function heightOf({ pdf }: PdfCanvas, text: string, look: TextLook, width: number): number {
  return withLook(pdf, text, look, (words, options) => pdf.heightOfString(words, { ...options, width }))
}

/** Draws a text inside of what is marked just now. Where the drawn letters say something else, readers get the text. */
export function drawText({ pdf }: PdfCanvas, text: string, look: TextLook, { x, y, width }: TextPlace): void {
  withLook(pdf, text, look, (words, options) => {
    const isOther = isDrawnOtherwise(words)
    if (isOther) pdf.markContent('Span', { actual: words })
    runsOf(words).forEach((run, index, { length }) => {
      const placed = { ...options, width, continued: index < length - 1 }
      if (index === 0) pdf.text(run, x, y, placed)
      else pdf.text(run, placed)
    })
    if (isOther) pdf.endMarkedContent()
  })
}

/**
 * Figures of equal width stand below each other, and a letter stays one glyph with its marks: drawn apart,
 * readers take it for two. The types know lists alone, which switch nothing off.
 */
const FEATURES = { tnum: true, ccmp: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[]

function withLook<Answer>(
  pdf: PDFKit.PDFDocument,
  text: string,
  { size, color, isBold = false, align = 'left' }: TextLook,
  use: (words: string, options: PDFKit.Mixins.TextOptions) => Answer,
): Answer {
  const words = drawable(text)
  pdf.font(fontFor(words, isBold)).fontSize(size).fillColor(color)
  return use(words, { align, lineGap: size * 0.15, features: FEATURES })
}
