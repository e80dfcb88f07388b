import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner'

const meta = { component: Spinner, args: { label: 'Signing in…' } } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

/** Waiting for something of unknown outline. */
export const Example: Story = {}

/** With other words. */
export const Matrix: Story = { render: () => <Spinner label="Checking your session…" /> }
