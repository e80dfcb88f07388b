import { buffer } from 'node:stream/consumers'
import { drawArtifact, drawText, heightOf, openCanvas, turnPage, type PdfFacts } from './pdf-canvas'
import { drawFacts } from './pdf-facts'
import { INK, LOOKS, type TextLook } from './pdf-look'
import { structured } from './pdf-structure'
import { drawTable, type PdfTable } from './pdf-table'

/** A document that is written from top to bottom, and read aloud in the same order. */
export interface Pdf {
  title(text: string): void
  /** Never the last line of its page. */
  heading(text: string): void
  paragraph(text: string): void
  /** Items with a bullet before each. */
  list(items: readonly string[]): void
  /** Names with their words; long names take more of the page's width. */
  facts(facts: readonly (readonly [name: string, words: string])[], namesPercent?: number): void
  table(table: PdfTable): void
  /** Ends it: each page is numbered, beside `footer`. */
  finish(footer: string): Promise<Uint8Array>
}

/** What stays together with a heading: some words, and the first rows of a table. */
const BELOW_HEADING = 96

/** How far the words of a list stand from the edge. */
const LIST_INDENT = 16

/** A tagged document (PDF/UA) with the fonts that it needs inside. */
export function createPdf(facts: PdfFacts): Pdf {
  const canvas = openCanvas(facts)
  const { pdf, bounds } = canvas
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  function write(type: 'H1' | 'H2' | 'P', text: string, look: TextLook, gap: number): void {
    const element = structured(canvas, root, type)
    element.add(() => drawText(canvas, text, look, { x: bounds.left, y: canvas.y, width: bounds.width }))
    element.end()
    canvas.y += heightOf(canvas, text, look, bounds.width) + gap
  }

  return {
    title(text) {
      drawArtifact(canvas, 'Layout', () => {
        pdf.rect(bounds.left, canvas.y, 40, 4).fill(INK.accent)
      })
      canvas.y += 18
      write('H1', text, LOOKS.title, 10)
    },
    heading(text) {
      canvas.y += 26
      turnPage(canvas, BELOW_HEADING)
      pdf.outline.addItem(text)
      write('H2', text, LOOKS.heading, 6)
    },
    paragraph(text) {
      turnPage(canvas, heightOf(canvas, text, LOOKS.quiet, bounds.width))
      write('P', text, LOOKS.quiet, 8)
    },
    list(items) {
      const list = structured(canvas, root, 'L')
      const width = bounds.width - LIST_INDENT
      for (const text of items) {
        const height = heightOf(canvas, text, LOOKS.quiet, width)
        turnPage(canvas, height)
        const item = structured(canvas, list, 'LI')
        const [label, body] = [structured(canvas, item, 'Lbl'), structured(canvas, item, 'LBody')]
        label.add(() =>
          drawText(canvas, '•', LOOKS.quiet, { x: bounds.left + 4, y: canvas.y, width: LIST_INDENT }),
        )
        body.add(() =>
          drawText(canvas, text, LOOKS.quiet, { x: bounds.left + LIST_INDENT, y: canvas.y, width }),
        )
        label.end()
        body.end()
        item.end()
        canvas.y += height + 3
      }
      list.end()
      canvas.y += 5
    },
    facts: (facts, namesPercent) => drawFacts(canvas, root, facts, namesPercent),
    table: (table) => drawTable(canvas, root, table),
    finish(footer) {
      root.end()
      const { start, count } = pdf.bufferedPageRange()
      for (let page = start; page < start + count; page += 1) {
        pdf.switchToPage(page)
        const place = { x: bounds.left, y: bounds.bottom + 28, width: bounds.width }
        drawArtifact(canvas, 'Pagination', () => {
          drawText(canvas, footer, LOOKS.footer, { ...place, width: bounds.width * 0.8 })
          drawText(canvas, `Page ${page + 1} of ${count}`, { ...LOOKS.footer, align: 'right' }, place)
        })
      }
      pdf.end()
      return buffer(pdf)
    },
  }
}
