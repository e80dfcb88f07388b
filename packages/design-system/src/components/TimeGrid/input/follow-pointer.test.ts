import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPointer } from './follow-pointer'

const at = (type: string, x: number, y: number, pointerType = 'mouse') =>
  new PointerEvent(type, { pointerId: 1, pointerType, clientX: x, clientY: y })
const send = (event: Event) => window.dispatchEvent(event)

function follow(pointerType = 'mouse') {
  const heard = { onDrag: vi.fn(), onDrop: vi.fn(), onCancel: vi.fn() }
  followPointer(at('pointerdown', 100, 100, pointerType), {
    scroller: document.createElement('div'),
    ...heard,
  })
  return heard
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a mouse drags once it has moved a little, and drops where it is let go', () => {
  const { onDrag, onDrop } = follow()
  send(at('pointermove', 102, 102))
  expect(onDrag).not.toHaveBeenCalled()
  send(at('pointermove', 110, 110))
  expect(onDrag).toHaveBeenLastCalledWith(110, 110)
  send(at('pointerup', 110, 110))
  expect(onDrop).toHaveBeenCalledOnce()
})

test('a press without a move is no drag', () => {
  const { onDrop, onCancel } = follow()
  send(at('pointerup', 100, 100))
  expect(onDrop).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})

test('a finger drags only after resting for 400 ms', () => {
  const { onDrag } = follow('touch')
  vi.advanceTimersByTime(399)
  expect(onDrag).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onDrag).toHaveBeenCalledExactlyOnceWith(100, 100)
})

test('a swipe is left to scrolling', () => {
  const { onDrag } = follow('touch')
  send(at('pointermove', 100, 130, 'touch'))
  vi.advanceTimersByTime(1000)
  send(at('pointermove', 100, 160, 'touch'))
  expect(onDrag).not.toHaveBeenCalled()
})

test.each([
  ['Escape', () => new KeyboardEvent('keydown', { key: 'Escape' })],
  ['a lost pointer', () => at('pointercancel', 0, 0)],
])('%s cancels, and what follows is not heard', (_, cancelling) => {
  const { onDrop, onCancel } = follow()
  send(at('pointermove', 150, 150))
  send(cancelling())
  send(at('pointerup', 150, 150))
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onDrop).not.toHaveBeenCalled()
})
