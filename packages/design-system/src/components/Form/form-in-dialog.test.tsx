import { render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from '../Dialog/Dialog'
import { Form } from './Form'

/** So many that drawing them takes React more than one turn. */
const FIELDS = Array.from({ length: 2_000 }, (_, index) => `Field ${index}`)

let open: () => void = () => undefined

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  open = () => setIsOpen(true)
  return (
    <Dialog title="New client" isOpen={isOpen} onOpenChange={setIsOpen}>
      <Form onSubmit={() => undefined} footer={<button type="submit">Save</button>}>
        {FIELDS.map((label) => (
          <input key={label} aria-label={label} />
        ))}
      </Form>
    </Dialog>
  )
}

it('a test that waits for a dialog finds the fields of its form in it, however long they take', async () => {
  render(<Opener />)
  // As an answer of the server opens it, while the test waits.
  void Promise.resolve().then(open)
  const dialog = await screen.findByRole('dialog', { name: 'New client' })
  expect(within(dialog).getByText('Save')).toBeVisible()
})
