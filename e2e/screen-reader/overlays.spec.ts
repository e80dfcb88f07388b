import { test } from '../core/screen-reader-test'

test('Dialog', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter', 'Tab', 'Escape')
})

test('AlertDialog', async ({ open, reader }) => {
  await open('asked')
  await reader.press('Tab', 'Enter', 'Tab', 'Escape')
})

test('Curtain', async ({ open, reader }) => {
  await open('drawn')
  await reader.press('Tab', 'Enter', 'Tab', 'Tab', 'Tab', 'Enter', 'Tab', 'Enter')
})

test('Drawer', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter', 'Tab', 'Escape')
})

test('PopoverTrigger', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter', 'Tab', 'Escape')
})

test('Tooltip', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Escape')
})

test('CommandPalette', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter')
  await reader.type('leo')
  await reader.press('ArrowDown', 'Escape')
})

test('Toast', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter', 'F6', 'Tab', 'Tab', 'Enter')
})

test('MoveEventDialog', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab', 'Tab')
})
