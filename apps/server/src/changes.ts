/** Tells this process that something may have changed, and when it is about to stop. */
export interface Changes {
  /** Said after each call that may have changed something, and by background work that did. */
  announce(): void
  subscribe(listener: () => void): void
  /** Aborts when the server stops: whatever stays open must end then. */
  readonly ended: AbortSignal
  end(): void
}

export function createChanges(): Changes {
  const listeners = new Set<() => void>()
  const controller = new AbortController()
  return {
    announce: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => void listeners.add(listener),
    ended: controller.signal,
    end: () => controller.abort(),
  }
}
