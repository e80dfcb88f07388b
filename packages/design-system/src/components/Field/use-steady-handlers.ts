import { useInsertionEffect, useState } from 'react'

type Handler = (...values: unknown[]) => unknown
type Handlers = Record<string, Handler>

/** A prop that is called when something happens; other functions may be called while drawing. */
const isHandler = ([name, value]: [string, unknown]) => /^on[A-Z]/.test(name) && typeof value === 'function'

/**
 * The same props with handlers that stay the same: each calls the one that was given last. What is memoized is drawn
 * again then only when what it shows has changed, and a key in a form of many fields takes the time of one.
 */
export function useSteadyHandlers<Props extends object>(props: Props): Props {
  const [handlers] = useState(() => steadyHandlers(props))
  useInsertionEffect(() => handlers.follow(props))
  return handlers.steady(props)
}

function steadyHandlers<Props extends object>(latest: Props) {
  const known: Handlers = {}
  const steadyOf = (name: string) =>
    (known[name] ??= (...values) => (latest as unknown as Handlers)[name]?.(...values))
  return {
    /** Whose handlers are called from now on. */
    follow: (props: Props) => {
      latest = props
    },
    steady: (props: Props) => {
      const handlers = Object.entries(props).filter(isHandler)
      return { ...props, ...Object.fromEntries(handlers.map(([name]) => [name, steadyOf(name)])) }
    },
  }
}
