import type { FileHandle } from 'node:fs/promises'

/** A file that is read while it is sent. */
export interface StreamedFile {
  body: ReadableStream<Uint8Array>
  size: number
  contentType: string
  fileName: string
}

const CHUNK_BYTES = 65_536

/** Reads an open file to its end and closes it; calls `onEnd` once, with whether all `size` bytes were sent. */
export function streamFile(
  file: FileHandle,
  size: number,
  onEnd: (isSent: boolean) => Promise<void>,
): ReadableStream<Uint8Array> {
  let sentBytes = 0
  let ended: Promise<void> | undefined
  const settle = async (isSent: boolean): Promise<void> => {
    await file.close()
    await onEnd(isSent)
  }
  // A client that has as many bytes as it was promised closes, so `cancel` may come after the last of them.
  const end = (): Promise<void> => (ended ??= settle(sentBytes === size))
  const source = {
    pull: async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      try {
        const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK_BYTES))
        if (bytesRead > 0) {
          sentBytes += bytesRead
          controller.enqueue(buffer.subarray(0, bytesRead))
          return
        }
      } catch (error) {
        await end()
        throw error
      }
      await end()
      controller.close()
    },
    cancel: end,
  }
  // With nothing read ahead, no bytes are taken before the stream is read.
  return new ReadableStream(source, { highWaterMark: 0 })
}
