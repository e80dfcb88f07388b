/** What a workbook of Excel begins with, whatever its name ends in: a zip archive, or what was written before 2007. */
const WORKBOOK_STARTS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** Whether the bytes are a workbook, which is no text. */
export function isWorkbook(bytes: ArrayBuffer): boolean {
  const first = new Uint8Array(bytes)
  return WORKBOOK_STARTS.some((start) => start.every((byte, at) => first[at] === byte))
}

/** The text of a file: UTF-8, what its first bytes say, or else what spreadsheets on Windows write. */
export function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  // An empty byte stands beside each letter of UTF-16, and in no other text.
  const isLittleEndian = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0)
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
  if (isLittleEndian) return new TextDecoder('utf-16le').decode(bytes)
  if (isBigEndian) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
