import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PaletteList } from './PaletteList'

const list = (
  <PaletteList
    label="Find or do anything"
    sections={[{ id: 'clients', label: 'Clients', items: [{ id: 'maya', label: 'Maya Ortiz' }] }]}
    onAction={vi.fn()}
    note="Nothing goes with that."
  />
)

test('the first paint of a palette is without its lines, and says nothing of there being none', () => {
  const first = renderToString(list)
  expect(first).not.toContain('Maya Ortiz')
  expect(first).not.toContain('Nothing goes with that.')
})

test('its lines come after it', async () => {
  render(list)
  expect(await screen.findByRole('option', { name: 'Maya Ortiz' })).toBeVisible()
})
