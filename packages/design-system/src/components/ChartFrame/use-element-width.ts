import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Used where nothing is laid out, as in a test without a browser. */
const WIDTH_WITHOUT_LAYOUT_PX = 640

/** The width of an element in px, followed as it changes; undefined until it is known. */
export function useElementWidth(): { ref: RefObject<HTMLDivElement | null>; width: number | undefined } {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const measure = () => setWidth(Math.floor(element.clientWidth) || WIDTH_WITHOUT_LAYOUT_PX)
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
