import { test } from '../core/screen-reader-test'

test('Button', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter')
})

test('IconButton', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Escape')
})

test('ToggleButton', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter', 'Space')
})

test('ToggleButtonGroup', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowRight', 'ArrowRight', 'Space')
})

test('SegmentedControl', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowRight')
})

test('Toolbar', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowRight')
})

test('Link', async ({ open, reader }) => {
  await open()
  await reader.press('Tab')
})

test('Menu', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowDown', 'ArrowDown', 'Escape')
  await open('sections')
  await reader.press('Tab', 'Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown')
  await open('choices')
  await reader.press('Tab', 'Enter', 'Space', 'ArrowDown')
})

test('MenuButton', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter', 'ArrowDown', 'Escape')
})

test('Disclosure', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter', 'Tab', 'Shift+Tab', 'Enter')
})

test('DisclosureGroup', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter', 'Tab')
})

test('Tabs', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowRight', 'Tab')
})

test('LinkButton', async ({ open, reader }) => {
  await open()
  await reader.press('Tab')
})

test('ItemList', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab')
})

test('Stat', async ({ open, reader }) => {
  await open()
  await reader.press('Tab')
})

test('TopBar', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab')
})
