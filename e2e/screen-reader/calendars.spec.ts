import { test } from '../core/screen-reader-test'

test('TimeGrid', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End')
  await open('moved-by-keyboard')
  await reader.press('Tab', 'ArrowUp', 'ArrowUp', 'ArrowUp')
  await reader.press('F2', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'Shift+ArrowDown', 'Enter')
  await open('put-back')
  await reader.press('Tab', 'ArrowUp', 'ArrowUp', 'ArrowUp')
  await reader.press('F2', 'ArrowDown', 'Escape', 'F2', 'ArrowRight', 'Enter')
  await open('timegridkeys--shift-f-10')
  await reader.press('Tab', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Shift+F10', 'ArrowDown', 'Escape')
  await open('timegridallday--example')
  await reader.press('Tab', 'Control+Home', 'ArrowUp', 'ArrowRight', 'ArrowRight')
  await open('timegridresources--example')
  await reader.press('Tab', 'ArrowRight', 'ArrowRight')
})

test('MonthGrid', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter', 'ArrowDown', 'Escape', 'ArrowRight', 'ArrowDown')
})

test('AgendaList', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab', 'Enter', 'Escape')
})
