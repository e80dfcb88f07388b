import type { FileHandle } from 'node:fs/promises'

/** A file that is read while it is sent. */
export interface StreamedFile {
  body: ReadableStream<Uint8Array>
  size: number
  contentType: string
  fileName: string
}

const CHUNK_BYTES = 65_536

/** Reads an open file to its end and closes it; `onEnd` is told whether all of it went out. */
export function streamFile(
  file: FileHandle,
  onEnd: (isSent: boolean) => Promise<void>,
): ReadableStream<Uint8Array> {
  const end = async (isSent: boolean): Promise<void> => {
    await file.close()
    await onEnd(isSent)
  }
  const source = {
    pull: async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      try {
        const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK_BYTES))
        if (bytesRead > 0) {
          controller.enqueue(buffer.subarray(0, bytesRead))
          return
        }
      } catch (error) {
        await end(false)
        throw error
      }
      await end(true)
      controller.close()
    },
    cancel: () => end(false),
  }
  // With nothing read ahead, nothing is gone before somebody takes it.
  return new ReadableStream(source, { highWaterMark: 0 })
}
