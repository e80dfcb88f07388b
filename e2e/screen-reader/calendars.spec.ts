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
})

test('MonthGrid', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter', 'ArrowDown', 'Escape', 'ArrowRight', 'ArrowDown')
})

test('AgendaList', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab', 'Enter', 'Escape')
})
