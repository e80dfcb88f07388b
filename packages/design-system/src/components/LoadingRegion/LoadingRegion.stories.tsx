import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Skeleton } from '../Skeleton/Skeleton'
import { LoadingRegion } from './LoadingRegion'

const meta = {
  component: LoadingRegion,
  args: { label: 'Loading invoices…', isLoading: true, children: <Skeleton shape="row" count={3} /> },
} satisfies Meta<typeof LoadingRegion>
export default meta
type Story = StoryObj<typeof meta>

/** Says so after a moment. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading invoices…'),
    )
  },
}

/** Loaded. */
export const Matrix: Story = {
  render: () => (
    <LoadingRegion label="Loading invoices…" isLoading={false}>
      <p>1047, Leo Grant</p>
    </LoadingRegion>
  ),
}
