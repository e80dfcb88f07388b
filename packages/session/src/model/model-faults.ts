/** What may go wrong with one request. */
export type Fault =
  /** The server answers 401, perhaps late, or 500, and does nothing. */
  | { kind: 'refused'; downMs: number }
  | { kind: 'broken' }
  /** It takes longer on the way to the server, or back. */
  | { kind: 'slow'; upMs: number; downMs: number }
  /** The server does the work, and its answer is lost. */
  | { kind: 'lost' }
  /** The answer's headers arrive with the cookie, and its body doesn't. */
  | { kind: 'torn' }

/** Which requests it meets: any, or those that renew the token. */
export type FaultTarget = 'any' | 'refresh'

export interface ModelFaults {
  /** The next `count` requests of that kind meet `fault`; the first of several 401s comes at once. */
  plan(fault: Fault, count: number, target: FaultTarget): void
  take(path: string): Fault | null
  clear(): void
}

const isAuth = (path: string): boolean => /^\/api\/auth\/(login|refresh|logout)$/.test(path)

export function createModelFaults(): ModelFaults {
  let planned: { fault: Fault; target: FaultTarget }[] = []
  return {
    plan: (fault, count, target) => {
      for (let index = 0; index < count; index += 1) {
        const isFirst401 = fault.kind === 'refused' && index === 0 && count > 1
        planned.push({ fault: isFirst401 ? { ...fault, downMs: 0 } : fault, target })
      }
    },
    take: (path) => {
      // A 401 to a refresh or a sign-in would be the server's own word that the session is over.
      const found = planned.find(
        ({ fault, target }) =>
          (target === 'any' || path.endsWith('/refresh')) && !(fault.kind === 'refused' && isAuth(path)),
      )
      planned = planned.filter((each) => each !== found)
      return found?.fault ?? null
    },
    clear: () => {
      planned = []
    },
  }
}
