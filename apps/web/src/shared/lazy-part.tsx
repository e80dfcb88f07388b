import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { isNewRelease } from './is-new-release'
import { LoadFailure } from './LoadFailure'
import { NewReleaseNotice } from './NewReleaseNotice'

/** What comes within this time is never called loading. */
const LOADING_DELAY_MS = 150
const NOT_LOADED = 'This part of Oaklet could not be loaded: check your connection, then try again.'

const loaders = new Set<() => Promise<unknown>>()

/** Loads every part that the loaded modules define, and the parts that those define in turn. */
export async function loadParts(): Promise<void> {
  let loaded = 0
  while (loaded < loaders.size) {
    loaded = loaders.size
    await Promise.all([...loaders].map((load) => load()))
  }
}

/**
 * A part of a screen whose code comes when it is first shown, or ahead of that with `preload`. `standIn` is
 * shown in its place when that takes a while; it holds the failure, with a way to try again, if there is one, which
 * `notLoaded` says.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  standIn: (props: Props, failure: ReactNode) => ReactNode,
  notLoaded = NOT_LOADED,
) {
  let known: ComponentType<Props> | null = null
  let coming: Promise<ComponentType<Props>> | null = null

  const load = () =>
    (coming ??= importPart().then(
      (part) => (known = part),
      (error: unknown) => {
        coming = null
        throw error
      },
    ))

  loaders.add(load)

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => known)
    const [attempt, setAttempt] = useState(0)
    const [state, setState] = useState<'expected' | 'slow' | 'failed' | 'outdated'>('expected')

    useEffect(() => {
      if (Part) return
      let isWanted = true
      const timer = setTimeout(() => setState('slow'), LOADING_DELAY_MS)
      const settle = (change: () => void) => {
        clearTimeout(timer)
        if (isWanted) change()
      }
      load().then(
        (part) => settle(() => setPart(() => part)),
        async () => {
          const isOutdated = await isNewRelease()
          settle(() => setState(isOutdated ? 'outdated' : 'failed'))
        },
      )
      return () => {
        isWanted = false
        clearTimeout(timer)
      }
    }, [Part, attempt])

    if (Part) return <Part {...props} />
    if (state === 'expected') return null
    const retry = () => {
      setState('slow')
      setAttempt(attempt + 1)
    }
    if (state === 'outdated') return standIn(props, <NewReleaseNotice />)
    return standIn(
      props,
      state === 'failed' && <LoadFailure error={null} fallback={notLoaded} onRetry={retry} />,
    )
  }

  /** A failure is met again, and shown, when the part is. */
  const preload = () => void load().catch(() => undefined)
  /** For the button that shows the part. */
  const onIntent = { onHoverStart: preload, onFocus: preload }
  return Object.assign(LazyPart, { preload, onIntent })
}
