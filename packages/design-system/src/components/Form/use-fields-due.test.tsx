import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InDialogContext } from '../Dialog/dialog-context'
import { useFieldsDue } from './Form'

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
