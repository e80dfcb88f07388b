import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DisclosureGroup } from './DisclosureGroup'

const ITEMS = [
  { id: 'contacts', title: 'Emergency contacts', content: 'Rosa Ortiz' },
  { id: 'coverage', title: 'Coverage', content: 'Aetna' },
] as const

const button = (name: string) => screen.getByRole('button', { name })

test('opening one closes the other', async () => {
  render(<DisclosureGroup items={ITEMS} defaultExpandedKeys={['contacts']} />)
  expect(screen.getByText('Rosa Ortiz')).toBeVisible()
  await userEvent.click(button('Coverage'))
  expect(screen.getByText('Aetna')).toBeVisible()
  expect(button('Emergency contacts')).toHaveAttribute('aria-expanded', 'false')
})

test('where several may be open, they are told in the order of the items', async () => {
  const onExpandedChange = vi.fn()
  render(<DisclosureGroup items={ITEMS} allowsMultipleExpanded onExpandedChange={onExpandedChange} />)
  await userEvent.click(button('Coverage'))
  await userEvent.click(button('Emergency contacts'))
  expect(onExpandedChange).toHaveBeenLastCalledWith(['contacts', 'coverage'])
  expect(screen.getByText('Aetna')).toBeVisible()
})

test('stays as its owner says', async () => {
  render(<DisclosureGroup items={ITEMS} expandedKeys={['coverage']} />)
  await userEvent.click(button('Emergency contacts'))
  expect(button('Emergency contacts')).toHaveAttribute('aria-expanded', 'false')
  expect(button('Coverage')).toHaveAttribute('aria-expanded', 'true')
})

test('each heading is at the level that is given', () => {
  render(<DisclosureGroup items={ITEMS} headingLevel={4} />)
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2)
})
