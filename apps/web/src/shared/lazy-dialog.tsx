import { Dialog, LoadingRegion, Skeleton } from '@oaklet/design-system'
import type { ComponentType } from 'react'
import { lazyPart } from './lazy-part'
import { useReturnFocus } from './use-return-focus'

/** A dialog whose code comes when it is first opened; while that takes a while, one with the same title waits. */
export function lazyDialog<Props extends { onClose: () => void }>(
  titleOf: (props: Props) => string,
  load: () => Promise<ComponentType<Props>>,
) {
  const Part = lazyPart(load, (props, failure) => (
    <Dialog title={titleOf(props)} isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      {failure || (
        <LoadingRegion label="Loading" isLoading>
          <Skeleton shape="row" count={5} />
        </LoadingRegion>
      )}
    </Dialog>
  ))

  function LazyDialog(props: Props) {
    // The dialog that arrives knows only of the one that waited for it.
    useReturnFocus()
    return <Part {...props} />
  }
  return Object.assign(LazyDialog, { preload: Part.preload, onIntent: Part.onIntent })
}
