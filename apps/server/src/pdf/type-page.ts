import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** A text at a line and a column of a page, which both begin with 1. */
export interface TypedText {
  line: number
  column: number
  text: string
}

/** How far everything is moved to the right and down, in hundredths of an inch; below zero to the left and up. */
export interface PageOffsets {
  right: number
  down: number
}

/** A page as a typewriter would fill it, and what it is for those who open it. */
export interface TypedPage {
  title: string
  subject: string
  madeAt: Date
  offsets: PageOffsets
  texts: readonly TypedText[]
}

/** Courier at 12 points has ten characters an inch; there are six lines an inch. */
const SIZE = 12
const [COLUMN, LINE] = [7.2, 12]
/** Where the first character of the first line stands, in points from the left and from the top of the paper. */
const [LEFT, TOP] = [20, 36]
const POINTS_IN_HUNDREDTH = 0.72

/**
 * Types texts onto a page of Letter paper that has a form printed on it. It is the one document that is not tagged and
 * has no fonts inside: its texts mean nothing without the form.
 */
export function typePage({ title, subject, madeAt, offsets, texts }: TypedPage): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    ...{ size: 'LETTER', margin: 0, font: 'Courier', lang: 'en-US', displayTitle: true },
    info: {
      ...{ Title: title, Subject: subject, Creator: 'Oaklet', Producer: 'Oaklet' },
      ...{ CreationDate: madeAt, ModDate: madeAt },
    },
  })
  pdf.fontSize(SIZE).fillColor('black')
  for (const { line, column, text } of texts) {
    const x = LEFT + (column - 1) * COLUMN + offsets.right * POINTS_IN_HUNDREDTH
    const y = TOP + (line - 1) * LINE + offsets.down * POINTS_IN_HUNDREDTH
    pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
  }
  pdf.end()
  return buffer(pdf)
}
