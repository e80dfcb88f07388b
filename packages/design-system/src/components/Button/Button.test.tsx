import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button'

test('is named by its words, not by its icon', () => {
  render(<Button icon={<svg aria-hidden="true" />}>New invoice</Button>)
  expect(screen.getByRole('button', { name: 'New invoice' })).toBeVisible()
})

test('does nothing while it is pending, and keeps focus', async () => {
  const onPress = vi.fn()
  render(
    <Button isPending onPress={onPress}>
      Saving…
    </Button>,
  )
  await userEvent.tab()
  expect(screen.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
})

test.each([
  ['its words', {}],
  ['a name of its own', { 'aria-label': 'Save the invoice' }],
  ['words that stand inside it', { 'aria-labelledby': 'inside' }],
])('leaves no announcement behind when it goes while pending, named by %s', async (_, name) => {
  const save = (isPending: boolean) => (
    <Button {...name} isPending={isPending}>
      <span id="inside">Save</span>
    </Button>
  )
  const { rerender } = render(save(false))
  await userEvent.tab()
  rerender(save(true))
  const spoken = () => document.querySelectorAll('[data-live-announcer] [role="img"]').length
  expect(spoken()).toBe(1)
  rerender(<></>)
  expect(spoken()).toBe(0)
})

test('what was announced stays as long as it has a name', async () => {
  const save = (isPending: boolean) => <Button isPending={isPending}>Save</Button>
  const other = <Button key="other">Close</Button>
  const { rerender } = render([<div key="save">{save(false)}</div>, other])
  await userEvent.tab()
  rerender([<div key="save">{save(true)}</div>, other])
  rerender([<div key="save">{save(true)}</div>])
  expect(document.querySelectorAll('[data-live-announcer] [role="img"]')).toHaveLength(1)
})
