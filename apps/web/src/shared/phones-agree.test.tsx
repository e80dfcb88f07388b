import * as api from '@oaklet/api'
import { formatPhone, PhoneField } from '@oaklet/design-system'
import { fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { expect, test } from 'vitest'

// The API and the design system can't import each other, so each has the rule for phones; the web uses both.

const written = fc.oneof(
  fc.string(),
  fc.stringMatching(/^(\+|00|011)?[\d() .-]{0,20}( ?(x|ext\.?|#) ?\d{0,7})?$/),
  fc.stringMatching(/^\+\d{7,15}(x\d{1,6})?$/),
)

function Phone() {
  const [phone, setPhone] = useState('')
  return (
    <>
      <PhoneField label="Phone" value={phone} onChange={setPhone} />
      <output>{JSON.stringify(phone)}</output>
    </>
  )
}

test('a PhoneField hands over what the API sends, or the text as it was typed', () => {
  render(<Phone />)
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
  fc.assert(
    fc.property(written, (text) => {
      fireEvent.change(box, { target: { value: text } })
      // A text box holds one line.
      const typed = text.replace(/[\r\n]/g, '')
      expect(screen.getByRole('status').textContent).toBe(JSON.stringify(api.phoneOf(typed) ?? typed.trim()))
    }),
  )
})

test('both show a stored number the same', () => {
  fc.assert(
    fc.property(written, (text) => {
      const stored = api.phoneOf(text)
      if (stored !== undefined) expect(formatPhone(stored)).toBe(api.formatPhone(stored))
    }),
  )
})
