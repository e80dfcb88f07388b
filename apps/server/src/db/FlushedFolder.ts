import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Waits until what was written to an open file is on the disk. */
export type Flush = (fileDescriptor: number) => void

/** What PGlite doesn't tell of its file system, in Emscripten's words. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  /** Turns Node's errors into the numbers that PostgreSQL knows. */
  tryFSOperation(work: () => void): void
}

type Options = Parameters<NodeFS['init']>[1]

/**
 * The data folder of an embedded database, in which a flush reaches the disk. PGlite's own leaves the operation out, so
 * that PostgreSQL takes for flushed what the next power cut loses.
 */
export class FlushedFolder extends NodeFS {
  readonly #flush: Flush

  constructor(path: string, flush: Flush) {
    super(path)
    this.#flush = flush
  }

  override async init(pglite: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const addFlush = ({ NODEFS }: { NODEFS: unknown }): void => {
      const files = NODEFS as NodeFileSystem
      files.stream_ops.fsync = ({ nfd }) => {
        files.tryFSOperation(() => this.#flush(nfd))
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFlush] } }
  }
}
