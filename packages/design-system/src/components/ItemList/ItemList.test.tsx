import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ItemList } from './ItemList'

test('a line that leads somewhere is named by its title alone', () => {
  render(
    <ItemList
      label="Today"
      items={[
        {
          id: '1',
          leading: '9:00 AM',
          title: 'Leo Grant',
          detail: 'Room 1',
          href: '/calendar?appointment=1',
        },
        { id: '2', title: 'Sam Whitfield', trailing: 'Scheduled' },
      ]}
    />,
  )
  expect(screen.getByRole('list', { name: 'Today' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Leo Grant' })).toHaveAttribute('href', '/calendar?appointment=1')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '9:00 AMLeo GrantRoom 1',
    'Sam WhitfieldScheduled',
  ])
})
