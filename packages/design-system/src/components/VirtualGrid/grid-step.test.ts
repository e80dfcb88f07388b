import { expect, test } from 'vitest'
import { gridStep } from './grid-step'

const press = (key: string, held: 'ctrlKey' | 'metaKey' | 'none' = 'none') => ({
  key,
  ctrlKey: held === 'ctrlKey',
  metaKey: held === 'metaKey',
})

test('Home and End go along the row, and with Ctrl or ⌘ over the whole grid', () => {
  expect(gridStep(press('Home'), 'ltr')).toBe('rowStart')
  expect(gridStep(press('Home', 'ctrlKey'), 'ltr')).toBe('gridStart')
  expect(gridStep(press('End', 'metaKey'), 'ltr')).toBe('gridEnd')
})

test('Left is where it is seen, whichever way the words run', () => {
  expect(gridStep(press('ArrowLeft'), 'ltr')).toBe('previous')
  expect(gridStep(press('ArrowLeft'), 'rtl')).toBe('next')
  expect(gridStep(press('ArrowRight'), 'rtl')).toBe('previous')
})

test('leaves to the browser what it does not know', () => {
  expect(gridStep(press('Tab'), 'ltr')).toBeUndefined()
  expect(gridStep(press('ArrowDown', 'ctrlKey'), 'ltr')).toBeUndefined()
  expect(gridStep(press('toString'), 'ltr')).toBeUndefined()
})
