import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseStrayFiles } from './refuse-stray-files'

let stop = () => {}
beforeEach(() => {
  stop = refuseStrayFiles(document)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** A drag as a browser tells it; jsdom has no DragEvent that carries what is dragged. */
function drag(type: 'dragover' | 'drop', types: readonly string[]) {
  const dataTransfer = { types, dropEffect: 'copy' }
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer })
  const over = document.body.appendChild(document.createElement('p'))
  return { event, dataTransfer, over }
}

test.each(['dragover', 'drop'] as const)('the %s of a file anywhere on the page does nothing', (type) => {
  const { event, dataTransfer, over } = drag(type, ['Files'])
  over.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(dataTransfer.dropEffect).toBe('none')
})

test('a field that takes the file keeps it', () => {
  const { event, dataTransfer, over } = drag('dragover', ['Files'])
  over.addEventListener('dragover', (dragged) => dragged.preventDefault())
  over.dispatchEvent(event)
  expect(dataTransfer.dropEffect).toBe('copy')
})

test('text that is dragged into a field is left to the browser', () => {
  const { event, over } = drag('drop', ['text/plain'])
  over.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})

test('ends when it is stopped', () => {
  stop()
  const { event, over } = drag('drop', ['Files'])
  over.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})
