import { test } from '../core/screen-reader-test'

test('Checkbox', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Space', 'Space')
})

test('CheckboxGroup', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Space', 'Tab')
})

test('RadioGroup', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowDown', 'ArrowDown')
})

test('Switch', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Space', 'Space')
})

test('Slider', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowRight', 'PageUp', 'Home', 'End')
})

test('Select', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Enter', 'ArrowDown', 'Enter')
})

test('ComboBox', async ({ open, reader }) => {
  await open()
  await reader.press('Tab')
  await reader.type('leo')
  await reader.press('ArrowDown', 'Enter')
  await open('empty')
  await reader.press('Tab')
  await reader.type('xyz')
})

test('MultiSelect', async ({ open, reader }) => {
  await open()
  await reader.press('Tab')
  await reader.type('leo')
  await reader.press('ArrowDown', 'Enter', 'Escape', 'Tab', 'Delete')
})

test('TagGroup', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowRight', 'Delete', 'Delete', 'Delete')
})

test('ListBox', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowDown', 'Enter')
  await open('several')
  await reader.press('Tab', 'Space', 'ArrowDown', 'Space')
})

test('DateField', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowUp', 'Tab', 'Tab')
})

test('TimeField', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowUp', 'Tab', 'Tab')
})

test('Calendar', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab', 'ArrowRight', 'Enter', 'PageDown')
})

test('DatePicker', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab', 'Tab', 'Tab', 'Enter', 'ArrowDown', 'Enter')
})

test('DateRangePicker', async ({ open, reader }) => {
  await open()
  await reader.press(...Array.from({ length: 7 }, () => 'Tab'))
  await reader.press('Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter')
})
