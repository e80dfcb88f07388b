import { test } from '../core/screen-reader-test'

test('Table', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown')
  await open('sorting')
  await reader.press('Tab', 'ArrowUp', 'Enter')
  await open('selection')
  await reader.press('Tab', 'Tab', 'Tab', 'Space', 'ArrowDown', 'Space')
  await open('row-actions')
  await reader.press('Tab', 'ArrowLeft', 'Enter')
})

test('VirtualGrid', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowDown', 'ArrowRight', 'Control+End', 'ArrowUp', 'Control+Home', 'ArrowUp')
  await open('sorting')
  await reader.press('Tab', 'ArrowUp', 'Enter')
  await open('selection')
  await reader.press('Tab', 'Space', 'ArrowDown', 'Space')
})

test('GridList', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowDown', 'ArrowRight', 'ArrowLeft')
})

test('Tree', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft')
})

test('Pagination', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab', 'Enter')
})

test('Pager', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter')
})

test('Breadcrumbs', async ({ open, reader }) => {
  await open()
  await reader.press('Tab')
})

test('ChartFrame', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab', 'ArrowRight', 'ArrowDown', 'Shift+Tab', 'Enter')
  await open('with-records')
  await reader.press('Tab', 'Tab', 'Tab', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'Enter')
})

test('SideNav', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab', 'Tab', 'Enter', 'Tab')
})

test('AppShell', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter')
})

test('SplitView', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter')
})

test('FilterBar', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab', 'Tab', 'Tab')
})
