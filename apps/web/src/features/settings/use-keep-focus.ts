import { useEffect, useRef } from 'react'

/** A dialog gives its focus back one frame after it closed. */
const FRAMES = 3

/** An element for focus to go to when `changing` took away what had it. */
export function useKeepFocus<E extends HTMLElement>(changing: unknown) {
  const ref = useRef<E>(null)
  const before = useRef(changing)
  useEffect(() => {
    if (before.current === changing) return
    before.current = changing
    let [frames, request] = [FRAMES, 0]
    const look = () => {
      frames -= 1
      if (frames > 0) request = requestAnimationFrame(look)
      else if (document.activeElement === document.body) ref.current?.focus()
    }
    request = requestAnimationFrame(look)
    return () => cancelAnimationFrame(request)
  }, [changing])
  return ref
}
