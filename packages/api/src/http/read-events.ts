import { NetworkError } from '../errors/NetworkError'
import type { Platform } from '../platform/Platform'

/** The server says something at least every 15 s; a stream that is silent for longer than this is lost. */
const LONGEST_SILENCE_MS = 40_000

/** The messages of an answer that stays open. It can be walked once; `close` ends it and what waits for it. */
export interface EventStream extends AsyncIterable<unknown> {
  close(): void
}

/** Reads `text/event-stream`: the JSON of each message’s `data`. Throws NetworkError when the stream falls silent. */
export function readEvents(body: ReadableStream<Uint8Array> | null, platform: Platform): EventStream {
  const reader = body?.getReader()
  const close = () => void reader?.cancel().catch(() => undefined)
  let isSilent = false

  const nextChunk = async (): Promise<Uint8Array | undefined> => {
    const cancelTimer = platform.startTimer(() => {
      isSilent = true
      close()
    }, LONGEST_SILENCE_MS)
    try {
      return (await reader?.read())?.value
    } catch (cause) {
      throw new NetworkError('unreachable', { cause })
    } finally {
      cancelTimer()
    }
  }

  return {
    close,
    async *[Symbol.asyncIterator]() {
      const decoder = new TextDecoder()
      let text = ''
      for (let chunk = await nextChunk(); chunk !== undefined; chunk = await nextChunk()) {
        const blocks = (text + decoder.decode(chunk, { stream: true })).split(/\r?\n\r?\n/)
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          const data = dataIn(block)
          if (data !== null) yield data
        }
      }
      if (isSilent) throw new NetworkError('timeout')
    },
  }
}

/** Null for a comment, which only says that the server is there. */
function dataIn(block: string): unknown {
  const lines = block.split(/\r?\n/).filter((line) => line.startsWith('data:'))
  return lines.length === 0 ? null : (JSON.parse(lines.map((line) => line.slice(5)).join('\n')) as unknown)
}
