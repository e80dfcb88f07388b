import { drawText, heightOf, type PdfCanvas } from './pdf-canvas'
import type { TextLook } from './pdf-look'
import { structured } from './pdf-structure'

/** A cell of a row: its percentage of the page's width, and how its text looks. */
export interface PdfCell {
  text: string
  share: number
  look: TextLook
}

/** Room around a text, to the sides and above and below, in points. */
export type Padding = readonly [x: number, y: number]

interface PlacedCell extends PdfCell {
  x: number
  width: number
}

/** Cells beside each other, as tall as the tallest. */
export interface PdfRow {
  cells: readonly PlacedCell[]
  width: number
  height: number
  padding: Padding
}

/** Measures a row. */
export function rowOf(canvas: PdfCanvas, cells: readonly PdfCell[], padding: Padding): PdfRow {
  const [padX, padY] = padding
  let { left } = canvas.bounds
  const placed = cells.map((cell) => {
    const [x, room] = [left + padX, (canvas.bounds.width * cell.share) / 100]
    left += room
    return { ...cell, x, width: room - 2 * padX }
  })
  const heights = placed.map(({ text, look, width }) => heightOf(canvas, text, look, width))
  const height = Math.max(...heights) + 2 * padY
  return { cells: placed, width: left - canvas.bounds.left, height, padding }
}

/** Draws a row of headings, or one whose first cell is its heading, as a part of a table. */
export function drawRow(
  canvas: PdfCanvas,
  table: PDFKit.PDFStructureElement,
  row: PdfRow,
  scope: 'Column' | 'Row',
): void {
  const element = structured(canvas, table, 'TR')
  row.cells.forEach((cell, index) => {
    const isHeading = scope === 'Column' || index === 0
    const part = isHeading ? structured(canvas, element, 'TH', { scope }) : structured(canvas, element, 'TD')
    part.add(() => drawCell(canvas, cell, row.padding))
    part.end()
  })
  element.end()
  canvas.y += row.height
}

/** Draws a row inside of what is marked just now, with no place in the tree. */
export function drawBareRow(canvas: PdfCanvas, { cells, height, padding }: PdfRow): void {
  for (const cell of cells) drawCell(canvas, cell, padding)
  canvas.y += height
}

const drawCell = (canvas: PdfCanvas, { text, look, x, width }: PlacedCell, [, padY]: Padding): void =>
  drawText(canvas, text, look, { x, y: canvas.y + padY, width })
