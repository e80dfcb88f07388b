import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Pager } from './Pager'

const RANGES = ['1–25 of 60', '26–50 of 60', '51–60 of 60'] as const

function Pages() {
  const [page, setPage] = useState(0)
  return (
    <Pager
      label="Pages of invoices"
      range={RANGES[page] ?? ''}
      hasPrevious={page > 0}
      hasNext={page < RANGES.length - 1}
      onPrevious={() => setPage(page - 1)}
      onNext={() => setPage(page + 1)}
    />
  )
}
const button = (name: string) => screen.getByRole('button', { name })

test('says which part of the list is shown, and keeps focus while there is more', async () => {
  render(<Pages />)
  await userEvent.click(button('Next'))
  expect(screen.getByRole('status')).toHaveTextContent('26–50 of 60')
  expect(button('Next')).toHaveFocus()
})

test('at the end, focus stays with whoever has gone on elsewhere meanwhile', async () => {
  const pages = (hasNext: boolean) => (
    <>
      <input aria-label="Find" />
      <Pager
        label="Pages"
        range="1–25"
        hasPrevious
        hasNext={hasNext}
        onPrevious={() => undefined}
        onNext={() => undefined}
      />
    </>
  )
  const { rerender } = render(pages(true))
  await userEvent.click(button('Next'))
  await userEvent.click(screen.getByRole('textbox', { name: 'Find' }))
  rerender(pages(false))
  expect(screen.getByRole('textbox', { name: 'Find' })).toHaveFocus()
})

test('at the end, focus goes to the button that still leads somewhere', async () => {
  render(<Pages />)
  await userEvent.click(button('Next'))
  await userEvent.keyboard('{Enter}')
  expect(button('Next')).toBeDisabled()
  expect(button('Previous')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('1–25 of 60')
  expect(button('Next')).toHaveFocus()
})
