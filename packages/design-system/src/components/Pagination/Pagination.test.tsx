import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Pagination } from './Pagination'

function Pages({ start }: { start: number }) {
  const [page, setPage] = useState(start)
  return <Pagination label="Pages of clients" page={page} pageCount={12} onPageChange={setPage} />
}
const button = (name: string) => screen.getByRole('button', { name })

test('is a landmark that says which page is the current one', () => {
  render(<Pages start={3} />)
  expect(screen.getByRole('navigation', { name: 'Pages of clients' })).toBeVisible()
  expect(button('Page 3')).toHaveAttribute('aria-current', 'page')
  expect(button('Page 12')).not.toHaveAttribute('aria-current')
})

test('goes to a page, keeps focus on it, and says where that is', async () => {
  render(<Pages start={1} />)
  await userEvent.click(button('Page 5'))
  expect(button('Page 5')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Page 5 of 12')
})

test('an arrow that has led to the end gives focus to the page', async () => {
  render(<Pages start={11} />)
  await userEvent.click(button('Next page'))
  expect(button('Next page')).toBeDisabled()
  expect(button('Page 12')).toHaveFocus()
})
