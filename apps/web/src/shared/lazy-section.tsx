import { LoadingRegion } from '@oaklet/design-system'
import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from './lazy-part'

/** A part of a page whose code comes when it is first shown; while that takes a while, its shape stands there. */
export const lazySection = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  shape: ReactNode,
  label = 'Loading',
) =>
  lazyPart(
    load,
    (_, failure) =>
      failure || (
        <LoadingRegion label={label} isLoading>
          {shape}
        </LoadingRegion>
      ),
  )
