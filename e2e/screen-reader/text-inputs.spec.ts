import { test } from '../core/screen-reader-test'

test('TextField', async ({ open, reader }) => {
  await open()
  await reader.press('Tab')
  await reader.type('Leo Grant')
})

test('TextArea', async ({ open, reader }) => {
  await open()
  await reader.press('Tab')
  await reader.type('Prefers mornings.')
})

test('NumberField', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'ArrowUp', 'ArrowUp', 'End')
})

test('MoneyField', async ({ open, reader }) => {
  await open()
  await reader.press('Tab')
  await reader.type('120.5')
  await reader.press('Tab', 'Shift+Tab')
})

test('PhoneField', async ({ open, reader }) => {
  await open()
  await reader.press('Tab')
  await reader.type('503.555.0123')
  await reader.press('Tab', 'Shift+Tab')
})

test('PasswordField', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab', 'Enter')
})

test('OneTimeCodeField', async ({ open, reader }) => {
  await open()
  await reader.press('Tab')
  await reader.type('123456')
})

test('SearchField', async ({ open, reader }) => {
  await open()
  await reader.press('Tab')
  await reader.type('leo')
  await reader.press('Escape')
})

test('Form', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab', 'Tab', 'Enter', 'Tab', 'Enter')
})

test('FieldGroup', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab')
})

test('FileUpload', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab', 'Tab', 'Enter')
})

test('Stepper', async ({ open, reader }) => {
  await open()
  await reader.press('Tab', 'Tab', 'Enter')
})
