import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from '../Button/Button'
import { Toolbar } from './Toolbar'

test('is one Tab stop; the arrow keys move between its controls', async () => {
  render(
    <>
      <Toolbar label="Week">
        <Button>Previous week</Button>
        <Button>Next week</Button>
      </Toolbar>
      <Button>After</Button>
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Next week' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  expect(screen.getByRole('toolbar', { name: 'Week' })).toBeVisible()
})
