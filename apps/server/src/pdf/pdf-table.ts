import { drawArtifact, turnPage, type PdfCanvas } from './pdf-canvas'
import { INK, LOOKS } from './pdf-look'
import { drawBareRow, drawRow, rowOf, type Padding, type PdfRow } from './pdf-row'
import { structured } from './pdf-structure'

/** A column: its heading, its percentage of the page's width, and where its texts stand. */
export interface PdfColumn {
  heading: string
  share: number
  align?: 'left' | 'right'
  isQuiet?: boolean
}

/** Rows of texts; the first text of a row is its heading. */
export interface PdfTable {
  columns: readonly PdfColumn[]
  rows: readonly (readonly string[])[]
}

const PADDING: Padding = [6, 4.5]

/** Draws a table below what is there; its headings are repeated on each page that it goes on to. */
export function drawTable(
  canvas: PdfCanvas,
  parent: PDFKit.PDFStructureElement,
  { columns, rows }: PdfTable,
): void {
  const table = structured(canvas, parent, 'Table')
  const headings = columns.map(({ heading, share, align = 'left' }) => ({
    text: heading,
    share,
    look: { ...LOOKS.columnHeading, align },
  }))
  const head = rowOf(canvas, headings, PADDING)
  const body = rows.map((texts) => rowOf(canvas, cellsOf(columns, texts), PADDING))
  turnPage(canvas, head.height + (body[0]?.height ?? 0))
  drawTint(canvas, head)
  drawRow(canvas, table, head, 'Column')
  for (const row of body) {
    if (turnPage(canvas, row.height)) repeat(canvas, head)
    drawRow(canvas, table, row, 'Row')
    drawLine(canvas, row)
  }
  table.end()
}

const cellsOf = (columns: readonly PdfColumn[], texts: readonly string[]) =>
  columns.map(({ share, align = 'left', isQuiet = false }, index) => ({
    text: texts[index] ?? '',
    share,
    look: { ...(isQuiet ? LOOKS.quiet : LOOKS.words), align },
  }))

/** On the next page, they are for the eye alone: the table has them already. */
function repeat(canvas: PdfCanvas, head: PdfRow): void {
  drawTint(canvas, head)
  drawArtifact(canvas, 'Pagination', () => drawBareRow(canvas, head))
}

function drawTint(canvas: PdfCanvas, { width, height }: PdfRow): void {
  const { pdf, bounds, y } = canvas
  drawArtifact(canvas, 'Layout', () => {
    pdf.rect(bounds.left, y, width, height).fill(INK.tint)
  })
}

function drawLine(canvas: PdfCanvas, { width }: PdfRow): void {
  const { pdf, bounds, y } = canvas
  drawArtifact(canvas, 'Layout', () => {
    pdf
      .moveTo(bounds.left, y)
      .lineTo(bounds.left + width, y)
      .lineWidth(0.5)
      .stroke(INK.line)
  })
}
