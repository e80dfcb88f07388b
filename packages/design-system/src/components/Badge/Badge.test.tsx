import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TONES } from '../../theme/tone-names'
import { Badge } from './Badge'

test('in the name of what it stands in, the number comes with what it counts', () => {
  render(
    <button>
      Messages <Badge count={3} label="unread" />
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Messages 3 unread' })).toBeVisible()
})

test('a number too long to show is cut for the eye, not for the ear', () => {
  render(
    <button>
      Messages <Badge count={128} label="unread" />
    </button>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleName('Messages 128 unread')
  expect(screen.getByText('99+')).toBeVisible()
})

test('99 is shown as it is', () => {
  render(<Badge count={99} label="unread" />)
  expect(screen.getByText('99')).toBeVisible()
})

test('none is no badge', () => {
  const { container } = render(<Badge count={0} label="unread" />)
  expect(container).toBeEmptyDOMElement()
})

test.each(TONES)('in tone %s it says its word', (tone) => {
  render(<Badge tone={tone}>New</Badge>)
  expect(screen.getByText('New')).toBeVisible()
})
