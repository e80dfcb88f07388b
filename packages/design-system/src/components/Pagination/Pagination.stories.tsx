import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rightToLeft } from '../Field/story-frames'
import { Pagination, type PaginationProps } from './Pagination'

/** Turns pages as a screen would. */
function Turning(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        setPage(next)
        props.onPageChange(next)
      }}
    />
  )
}

const meta = {
  component: Turning,
  args: { label: 'Pages of clients', page: 1, pageCount: 12, onPageChange: fn() },
} satisfies Meta<typeof Turning>
export default meta
type Story = StoryObj<typeof meta>

/** Tab goes from page to page, Enter goes to one. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenCalledWith(2)
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveFocus()
  },
}

/** The beginning, the middle, the end, few pages and a great many. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {(
        [
          [1, 12],
          [6, 12],
          [12, 12],
          [2, 3],
          [1, 1],
          [500, 1000],
        ] as const
      ).map(([page, pageCount]) => (
        <Turning
          key={page + pageCount * 10_000}
          {...args}
          label={`Page ${page} of ${pageCount}`}
          page={page}
          pageCount={pageCount}
        />
      ))}
    </div>
  ),
}

/** Where there is no room the numbers go to the next line. */
export const Narrow: Story = {
  args: { page: 500, pageCount: 1000 },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** The first page is at the right, and the arrows point the other way. */
export const RightToLeft: Story = {
  args: { label: 'דפי הלקוחות', page: 2, pageCount: 5 },
  decorators: [rightToLeft],
}
