import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from '../Button/Button'
import { Tooltip } from './Tooltip'

const show = () =>
  render(
    <Tooltip content="Goes back a week">
      <Button>Previous</Button>
    </Tooltip>,
  )

test('describes its control when that takes focus, at once', async () => {
  show()
  await userEvent.tab()
  expect(screen.getByRole('tooltip')).toHaveTextContent('Goes back a week')
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Goes back a week')
})

test('is put away by Escape while focus stays', async () => {
  show()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(screen.getByRole('button')).toHaveFocus()
})
