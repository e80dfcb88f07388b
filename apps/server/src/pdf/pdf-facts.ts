import { turnPage, type PdfCanvas } from './pdf-canvas'
import { LOOKS } from './pdf-look'
import { drawRow, rowOf } from './pdf-row'
import { structured } from './pdf-structure'

/** Draws names with their words: a table whose rows have headings, and whose columns need none. */
export function drawFacts(
  canvas: PdfCanvas,
  parent: PDFKit.PDFStructureElement,
  facts: readonly (readonly [name: string, words: string])[],
  namesPercent = 18,
): void {
  const table = structured(canvas, parent, 'Table')
  for (const [name, words] of facts) {
    const cells = [
      { text: name, share: namesPercent, look: LOOKS.quiet },
      { text: words, share: 100 - namesPercent, look: LOOKS.words },
    ]
    const row = rowOf(canvas, cells, [0, 2])
    turnPage(canvas, row.height)
    drawRow(canvas, table, row, 'Row')
  }
  table.end()
}
