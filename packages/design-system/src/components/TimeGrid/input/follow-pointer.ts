const DRAG_DISTANCE_PX = 4
const TOUCH_SLOP_PX = 10
const LONG_PRESS_MS = 400
const EDGE_PX = 36
const SCROLL_PX_PER_FRAME = 8

interface Follow {
  /** What scrolls when the pointer is held at its edge. */
  scroller: HTMLElement
  onDrag: (x: number, y: number) => void
  onDrop: () => void
  onCancel: () => void
}

/**
 * Follows a pressed pointer until it is let go. A mouse drags once it has moved a little; a finger after a long press,
 * so that a swipe still scrolls. Escape cancels. Returns what stops following.
 */
export function followPointer(
  down: PointerEvent,
  { scroller, onDrag, onDrop, onCancel }: Follow,
): () => void {
  const listening = new AbortController()
  const isTouch = down.pointerType === 'touch'
  let [x, y] = [down.clientX, down.clientY]
  let isDragging = false
  let frame = 0

  const finish = (then?: () => void) => {
    listening.abort()
    clearTimeout(longPress)
    cancelAnimationFrame(frame)
    if (isDragging) then?.()
    isDragging = false
  }
  const scrollAtEdges = () => {
    if (scrollBy(scroller, x, y)) onDrag(x, y)
    frame = requestAnimationFrame(scrollAtEdges)
  }
  const begin = () => {
    isDragging = true
    onDrag(x, y)
    frame = requestAnimationFrame(scrollAtEdges)
  }
  const longPress = isTouch ? setTimeout(begin, LONG_PRESS_MS) : undefined
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    heard: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, heard, { signal: listening.signal, capture: true })

  listen('pointermove', (move) => {
    if (move.pointerId !== down.pointerId) return
    ;[x, y] = [move.clientX, move.clientY]
    const distance = Math.hypot(x - down.clientX, y - down.clientY)
    if (isDragging) onDrag(x, y)
    else if (isTouch && distance > TOUCH_SLOP_PX) finish()
    else if (!isTouch && distance > DRAG_DISTANCE_PX) begin()
  })
  listen('pointerup', (up) => {
    if (up.pointerId === down.pointerId) finish(onDrop)
  })
  listen('pointercancel', (lost) => {
    if (lost.pointerId === down.pointerId) finish(onCancel)
  })
  listen('contextmenu', (menu) => {
    if (isTouch) menu.preventDefault()
  })
  listen('keydown', (key) => {
    if (!isDragging || key.key !== 'Escape') return
    key.preventDefault()
    key.stopPropagation()
    finish(onCancel)
  })
  return () => finish(onCancel)
}

function scrollBy(scroller: HTMLElement, x: number, y: number): boolean {
  const box = scroller.getBoundingClientRect()
  const [left, top] = [scroller.scrollLeft, scroller.scrollTop]
  scroller.scrollLeft += towards(x, box.left, box.right)
  scroller.scrollTop += towards(y, box.top, box.bottom)
  return left !== scroller.scrollLeft || top !== scroller.scrollTop
}

const towards = (at: number, low: number, high: number) =>
  at < low + EDGE_PX ? -SCROLL_PX_PER_FRAME : at > high - EDGE_PX ? SCROLL_PX_PER_FRAME : 0
