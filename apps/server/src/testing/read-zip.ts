import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06054b50
const LOCAL_HEADER_BYTES = 30

/** The files of a ZIP by name, as text: enough of the format for what tests make. */
export function readZip(bytes: Uint8Array): Map<string, string> {
  const zip = Buffer.from(bytes)
  let end = zip.length - 22
  while (zip.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    )
    const nameEnd = at + 46 + (nameLength ?? 0)
    const name = zip.toString('utf8', at + 46, nameEnd)
    const local = zip.readUInt32LE(at + 42)
    const start = local + LOCAL_HEADER_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    const isDeflated = zip.readUInt16LE(at + 10) === 8
    files.set(name, (isDeflated ? inflateRawSync(packed) : packed).toString('utf8'))
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return files
}
