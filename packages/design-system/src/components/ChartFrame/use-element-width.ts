import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { observeSize } from '../../theme/observe-size'

/** Used where nothing is laid out, as in a test without a browser. */
const WIDTH_WITHOUT_LAYOUT_PX = 640

/** The width of an element in px, followed as it changes; undefined until it is known. */
export function useElementWidth(): { ref: RefObject<HTMLDivElement | null>; width: number | undefined } {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    return observeSize(element, () => setWidth(Math.floor(element.clientWidth) || WIDTH_WITHOUT_LAYOUT_PX))
  }, [])
  return { ref, width }
}
