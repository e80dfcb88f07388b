interface Chunk {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
}

/** What Vite says of its chunks, by their source. */
export type Manifest = Readonly<Record<string, Chunk>>

interface Budget {
  /** Of the screen, like `LoginScreen`. */
  title: string
  /** Whether it is shown to people who aren't signed in. */
  isPublic: boolean
  /** Whether it is a page of clients, who have no account. */
  isOfClients: boolean
  /** The chunks of the manifest that a first visit asks for. */
  keys: string[]
  /** Brotli bytes of JavaScript. */
  limit: number
}

/** The files of a manifest that the given chunks load, directly or not. */
export function filesLoadedBy(manifest: Manifest, keys: readonly string[]): Set<string>
/** One budget for each screen, on top of the entry and the frame. */
export function budgetsOf(manifest: Manifest): Budget[]
