/** Tells this process that something may have changed, and when it is about to stop. */
export interface Changes {
  /** Said of an organization after each call that may have changed something there, and by background work that did. */
  announce(organizationId: string): void
  subscribe(listener: (organizationId: string) => void): void
  /** Aborts when the server stops: whatever stays open must end then. */
  readonly ended: AbortSignal
  end(): void
}

export function createChanges(): Changes {
  const listeners = new Set<(organizationId: string) => void>()
  const controller = new AbortController()
  return {
    announce: (organizationId) => {
      for (const listener of listeners) listener(organizationId)
    },
    subscribe: (listener) => void listeners.add(listener),
    ended: controller.signal,
    end: () => controller.abort(),
  }
}
