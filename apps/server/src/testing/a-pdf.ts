import { deflateSync } from 'node:zlib'

/** A PDF of one empty page, with these objects beside it. */
export const aPdf = (...objects: readonly (string | Uint8Array)[]): Buffer =>
  Buffer.concat(
    [
      '%PDF-1.7\n',
      '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n',
      ...objects,
      'trailer\n<< /Root 1 0 R >>\n%%EOF\n',
    ].map((part) => Buffer.from(part)),
  )

/** An object of a PDF whose content is packed, with what its dictionary says. */
export const aPackedObject = (content: string | Uint8Array, says = '/Filter /FlateDecode'): Buffer => {
  const packed = deflateSync(content)
  return Buffer.concat([
    Buffer.from(`4 0 obj\n<< ${says} /Length ${packed.byteLength} >>\nstream\r\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}
