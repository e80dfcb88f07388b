import type { PdfCanvas } from './pdf-canvas'

/** What the types leave out. */
interface StructureOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Column' | 'Row'
}

/** Adds a part to the tree that screen readers read, in the order of drawing. */
export function structured(
  { pdf }: PdfCanvas,
  parent: PDFKit.PDFStructureElement,
  type: 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD',
  options: StructureOptions = {},
): PDFKit.PDFStructureElement {
  const element = pdf.struct(type, options)
  parent.add(element)
  return element
}
