import { render, screen, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from '../Dialog/Dialog'
import { Form } from './Form'

/** So many that drawing them takes React more than one turn. */
const FIELDS = Array.from({ length: 2_000 }, (_, index) => `Field ${index}`)

function Opener({ answer }: { answer: Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    void answer.then(() => setIsOpen(true))
  }, [answer])
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
  // The dialog opens with an answer, while the test waits.
  render(<Opener answer={Promise.resolve()} />)
  const dialog = await screen.findByRole('dialog', { name: 'New client' })
  expect(within(dialog).getByText('Save')).toBeVisible()
})
