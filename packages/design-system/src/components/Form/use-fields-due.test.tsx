import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InDialogContext } from '../Dialog/dialog-context'
import { Form, useFieldsDue } from './Form'

const Fields = () => (useFieldsDue() ? <input aria-label="Name" /> : null)

it('the first paint of a form in a dialog is without its fields', () => {
  const inDialog = (
    <InDialogContext value>
      <Fields />
    </InDialogContext>
  )
  expect(renderToString(inDialog)).toBe('')
})

it('the first paint of a form in a page has its fields', () => {
  expect(renderToString(<Fields />)).toContain('aria-label="Name"')
})

it('a form in a dialog is busy until its fields stand in it', () => {
  const form = (
    <Form onSubmit={() => undefined}>
      <Fields />
    </Form>
  )
  expect(renderToString(<InDialogContext value>{form}</InDialogContext>)).toContain('aria-busy="true"')
  expect(renderToString(form)).not.toContain('aria-busy')
})
