import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TextArea } from './TextArea'

function Memo() {
  const [value, setValue] = useState('')
  return <TextArea label="Memo" isOptional errorMessage="Too long." value={value} onChange={setValue} />
}

test('is named, described by its error, and takes several lines', async () => {
  render(<Memo />)
  const area = screen.getByRole('textbox', { name: 'Memo (optional)' })
  await userEvent.type(area, 'One{Enter}Two')
  expect(area).toHaveValue('One\nTwo')
  expect(area).toHaveAccessibleDescription('Too long.')
})
