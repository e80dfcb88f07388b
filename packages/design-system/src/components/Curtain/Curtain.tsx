import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart, useLazyPart } from '../../lazy/lazy-part'
import { CURTAINED, curtain } from './Curtain.css'
import type { CurtainProps } from './curtain-props'

export type { CurtainProps } from './curtain-props'

const overlay = lazyPart(async () => (await import('./CurtainOverlay')).CurtainOverlay)

/** Covers the whole page, dialogs too, so that nothing of it is seen, heard or reached; all of it stays as it was. */
export function Curtain(props: CurtainProps) {
  useLayoutEffect(() => {
    if (!props.isOpen) return undefined
    document.body.setAttribute(CURTAINED, '')
    return () => document.body.removeAttribute(CURTAINED)
  }, [props.isOpen])
  if (useLazyPart(overlay, props.isOpen)) return <overlay.Part {...props} />
  // Whatever else is still on its way, the page is hidden at once.
  return props.isOpen && createPortal(<div className={curtain} />, document.body)
}
