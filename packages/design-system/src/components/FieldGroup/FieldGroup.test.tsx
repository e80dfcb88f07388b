import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FieldGroup } from './FieldGroup'

test.each([false, true])('names its fields as a group, its legend hidden: %s', (isLegendHidden) => {
  render(
    <FieldGroup legend="Address" isLegendHidden={isLegendHidden} columns={2}>
      <input aria-label="City" />
    </FieldGroup>,
  )
  expect(screen.getByRole('group', { name: 'Address' })).toContainElement(screen.getByRole('textbox'))
})
