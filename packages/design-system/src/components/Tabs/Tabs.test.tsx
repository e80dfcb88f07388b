import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './Tabs'

function ClientTabs() {
  const [selected, setSelected] = useState<'overview' | 'appointments'>('overview')
  return (
    <Tabs
      label="Maya Ortiz"
      selectedKey={selected}
      onSelectionChange={setSelected}
      tabs={[
        { id: 'overview', label: 'Overview', content: 'Phone' },
        { id: 'appointments', label: 'Appointments', content: 'Nothing is booked' },
      ]}
    />
  )
}

test('is one Tab stop; the arrow keys choose', async () => {
  render(<ClientTabs />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Appointments' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name: 'Appointments' })).toHaveTextContent('Nothing is booked')
})

test('mounts only the selected panel', () => {
  render(<ClientTabs />)
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  expect(screen.queryByText('Nothing is booked')).toBeNull()
})
